/** How seats are told apart in a plot: by colour, by the dash of the line and by the mark on it. */
export interface SeatMark {
  colour: string
  dash: string
  shape: string
}

const SHAPES = [
  'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z',
  'M-4.200-4.200h8.400v8.400h-8.400z',
  'M0-5.400 5.200 4.200H-5.200z',
  'M0-5.800 5.800 0 0 5.800-5.800 0z',
  'M0 5.400 5.200-4.200H-5.200z',
  'M-5-1.700h3.300V-5h3.400v3.300H5v3.400H1.700V5h-3.400V1.700H-5z',
] as const
const COLOURS = ['#f2c14e', '#5fe3ff', '#ff9a90', '#9be8a5', '#d9b3ff', '#ffffff'] as const
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 2', '1 3'] as const

export function markOf(seat: number): SeatMark {
  const n = ((seat % 6) + 6) % 6
  return { colour: COLOURS[n] ?? '#fff', dash: DASHES[n] ?? '', shape: SHAPES[n] ?? '' }
}
