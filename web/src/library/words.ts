/** What the library says, beside what every page says (`pagelib.ftl`). Importing it is enough. */
import './library.css'

import english from '../../../src/tintero/messages/locale/en/pagelib.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pagelib.ftl?raw'
import { learn } from '../lib/words.svelte'
import '../pages/words'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
