/** What the puzzles' pages say, beside what the lessons' pages say. Importing it is enough. */
import english from '../../../src/tintero/messages/locale/en/pagepuzzles.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pagepuzzles.ftl?raw'
import { learn } from '../lib/words.svelte'
import '../learn/words'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'
