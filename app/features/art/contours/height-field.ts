import { noiseField } from '~/features/art/noise'

/** Height at a point; `reach` is the typical distance between hills. */
export function heightField(seed: string, reach: number): (x: number, y: number) => number {
  const ground = noiseField(seed)
  const bend = noiseField(`${seed} bend`)
  return (x, y) => {
    const u = x / reach
    const v = y / reach
    // Domain warping makes spurs and draws instead of round hills.
    const bentU = u + 0.34 * bend(u * 1.1, v * 1.1)
    const bentV = v + 0.34 * bend(u * 1.1 + 40.5, v * 1.1 + 17.5)
    return ground(bentU, bentV) + 0.34 * ground(bentU * 2.1 + 9.3, bentV * 2.1 + 5.1)
  }
}
