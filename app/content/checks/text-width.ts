/** How wide a text is in a search result. */
import { arialWidths } from './arial-widths.data'

/** Pixels. Descriptions take two lines. */
export const resultLine = {
  title: { fontSize: 20, most: 580 },
  description: { fontSize: 14, most: 920 },
} as const

const widths = new Map(arialWidths.flatMap(([width, characters]) => Array.from(characters, (each) => [each, width])))

/** Of most letters; other scripts take about an em. */
const ordinary = 556
const em = 1000

export function pixelWidth(text: string, fontSize: number): number {
  let thousandths = 0
  for (const character of text) thousandths += widthOf(character)
  return Math.round((thousandths * fontSize) / 1000)
}

/** A letter with an accent is as wide as the letter. */
function widthOf(character: string): number {
  const base = widths.get(character) ?? widths.get(character.normalize('NFD').charAt(0))
  if (base !== undefined) return base
  return /\p{Script=Latin}/u.test(character) ? ordinary : em
}
