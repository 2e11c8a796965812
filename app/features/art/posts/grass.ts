/** Blades of grass along a foot line, in user units, as path data: none like the next, always the same. */
interface Growth {
  from: number
  to: number
  foot: number
  step: number
  /** Of the tallest. */
  height: number
}

export function grassBlades({ from, to, foot, step, height }: Growth): string {
  const count = Math.floor((to - from) / step)
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(from + index * step + ((index * 37) % 13) - 6)
    const tall = Math.round(height * (0.45 + ((index * 53) % 56) / 100))
    const lean = ((index * 29) % 23) - 11
    return `M${String(x)},${String(foot)}q1,${String(-Math.round(tall * 0.6))} ${String(lean)},${String(-tall)}q${String(Math.round(6 - lean / 3))},${String(Math.round(tall * 0.35))} ${String(8 - lean)},${String(tall)}z`
  }).join('')
}
