/** What the review says, beside what every page says. Importing it is enough. */
import english from '../../../src/tintero/messages/locale/en/pagereview.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pagereview.ftl?raw'
import { learn } from '../lib/words.svelte'
import './words'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
