/** What is flat about an antler: a palm, a shovel. In centimetres. */

/** From the spine to either edge, at parts of the length, first to last; smooth in between. */
export type Blade = readonly (readonly [part: number, left: number, right: number])[]

export function bladeWidth(blade: Blade | undefined, part: number, left: boolean): number {
  if (blade === undefined) return 0
  const index = blade.findIndex(([until]) => until >= part)
  const end = blade[index] ?? blade.at(-1)
  const start = blade[index - 1] ?? end
  if (start === undefined || end === undefined) return 0
  const [from, to] = left ? [start[1], end[1]] : [start[2], end[2]]
  const even = end[0] === start[0] ? 1 : (part - start[0]) / (end[0] - start[0])
  return from + (to - from) * even * even * (3 - 2 * even)
}
