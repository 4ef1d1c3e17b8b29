/** What the lessons' pages say, beside what every page says. Importing it is enough. */
import english from '../../../src/tintero/messages/locale/en/pagelearn.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pagelearn.ftl?raw'
import { learn } from '../lib/words.svelte'
import '../pages/words'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
