/** What the judge's desk says (`desk.ftl`), beside what every page says. Importing it is enough. */
import '../pages/pages.css'

import english from '../../../src/tintero/messages/locale/en/desk.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/desk.ftl?raw'
import { learn } from '../lib/words.svelte'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
