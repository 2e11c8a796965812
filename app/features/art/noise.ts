/** Seeded gradient noise in one and two dimensions, about -1 to 1, one hill per unit. */
import { seededRandom } from '~/lib/seeded-random'

export function noiseLine(next: () => number): (x: number) => number {
  const slopes = Array.from({ length: 256 }, () => next() * 2 - 1)
  const slopeAt = (x: number) => slopes[x & 255] ?? 0
  return (x) => {
    const left = Math.floor(x)
    const t = x - left
    return 2 * mix(slopeAt(left) * t, slopeAt(left + 1) * (t - 1), fade(t))
  }
}

export function noiseField(seed: string): (x: number, y: number) => number {
  const next = seededRandom(seed)
  const turns = Array.from({ length: 256 }, () => next() * 2 * Math.PI)
  const slopes = turns.map((turn) => ({ x: Math.cos(turn), y: Math.sin(turn) }))
  const shuffled = turns.map((turn, index) => ({ turn, index })).sort((a, b) => a.turn - b.turn)
  const order = shuffled.map(({ index }) => index)
  const rise = (column: number, row: number, x: number, y: number) => {
    const slope = slopes[((order[column & 255] ?? 0) + row) & 255]
    return slope === undefined ? 0 : slope.x * x + slope.y * y
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const u = x - column
    const v = y - row
    const top = mix(rise(column, row, u, v), rise(column + 1, row, u - 1, v), fade(u))
    const foot = mix(rise(column, row + 1, u, v - 1), rise(column + 1, row + 1, u - 1, v - 1), fade(u))
    return 1.5 * mix(top, foot, fade(v))
  }
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}
