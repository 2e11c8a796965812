/** Colors as `#rrggbb`. */

/** `part` 0 is the first color, 1 the second. */
export function mixColors(first: string, second: string, part: number): string {
  const [from, to] = [channels(first), channels(second)]
  return `#${from.map((channel, index) => toHex(channel + ((to[index] ?? channel) - channel) * part)).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

function toHex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0')
}
