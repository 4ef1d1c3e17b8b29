/** What these pages say, beside what every page says (`pages.ftl`). Importing it is enough. */
import './pages.css'

import english from '../../../src/tintero/messages/locale/en/pages.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pages.ftl?raw'
import { learn } from '../lib/words.svelte'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
