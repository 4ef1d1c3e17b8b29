/** What the pages of Limited say, beside what every page says. Importing it is enough. */
import english from '../../../src/tintero/messages/locale/en/pagelimited.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pagelimited.ftl?raw'
import { learn } from '../lib/words.svelte'
import '../pages/words'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
