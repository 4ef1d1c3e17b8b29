/** A position to look at for who has none. */
const seats = `turn: 1
seats:
  1:
    ink: 3
    hand: [Smash]
    play: [Stitch - New Dog]
  2:
    play: [Simba - Protective Cub: {exerted: true}, Namaari - Resolute Daughter: {exerted: true}]
`

export const EXAMPLE: Record<string, string> & { en: string } = {
  en: `title: May Stitch challenge past a Bodyguard?\n${seats}`,
  es: `title: ¿Puede Stitch desafiar sin pasar por el Bodyguard?\n${seats}`,
}
