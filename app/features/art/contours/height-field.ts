/** Ground as a topographic map has it: a few long heights, spurs and draws between them, no pattern that repeats. */
import { noiseField } from '~/features/art/noise'

/** Height at a point, without unit; `reach` is about how far a height lies from the next, in the sides' units. */
export function heightField(seed: string, reach: number): (x: number, y: number) => number {
  const ground = noiseField(seed)
  const bend = noiseField(`${seed} bend`)
  return (x, y) => {
    const u = x / reach
    const v = y / reach
    // Bent before it is read, the ground gets spurs and draws in place of round hills.
    const bentU = u + 0.34 * bend(u * 1.1, v * 1.1)
    const bentV = v + 0.34 * bend(u * 1.1 + 40.5, v * 1.1 + 17.5)
    return ground(bentU, bentV) + 0.34 * ground(bentU * 2.1 + 9.3, bentV * 2.1 + 5.1)
  }
}
