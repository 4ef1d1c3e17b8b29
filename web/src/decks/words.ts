/** What the deck builder's pages say, beside what every page says. Importing it is enough. */
import english from '../../../src/tintero/messages/locale/en/pagedecks.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/pagedecks.ftl?raw'
import { lang, learn } from '../lib/words.svelte'
import '../pages/words'

learn({ en: english, es: spanish })

export { lang, w } from '../lib/words.svelte'

/** A number with so many decimals, as the language writes it. */
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(lang(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
