/** Text becomes outlines, because the renderer has only the machine's fonts. */
import { inOneScheme, px, type Drawing } from './drawing'
import { breakLines, cutLines } from './lines'
import { palette } from './palette.data'

export interface CardText {
  title: string
  eyebrow?: string | undefined
  siteName: string
}

export interface Lettering {
  widthOf: (text: string, size: number) => number
  outline: (text: string, place: { x: number; y: number; size: number }) => string
}

const card = { width: 1200, height: 630 }
const panel = { width: 470, margin: 48 }
/** The sizes go from the largest that looks good to the smallest that is legible in a message list. */
const titleSizes = [84, 72, 62, 54, 46, 40]
const mostLines = 5

export function drawSocialCard(text: CardText, drawing: Drawing, letters: Lettering): string {
  const [cream, pine] = [palette.cream[0], palette.pine[0]]
  // The font may lack the title's script.
  const canBeSet = letters.outline(text.title, { x: 0, y: 0, size: 40 }) !== ''
  const { lines, size } = setTitle(canBeSet ? text.title : text.siteName, letters)
  const bottom = card.height - panel.margin
  const parts = [
    picture(drawing),
    `<rect width="${px(panel.width)}" height="${px(card.height)}" fill="${pine}"/>`,
    `<rect x="${px(panel.width)}" width="6" height="${px(card.height)}" fill="${palette.blaze[1]}"/>`,
    ...(text.eyebrow === undefined ? [] : [line(text.eyebrow, { y: panel.margin + 26, size: 28, fill: '#d9b76a' })]),
    ...lines.map((words, index) =>
      line(words, { y: panel.margin + 60 + size * (0.95 + index * 1.04), size, fill: cream }),
    ),
    line(text.siteName, { y: bottom, size: 34, fill: cream }),
  ]
  const svg = `width="${px(card.width)}" height="${px(card.height)}" viewBox="0 0 ${px(card.width)} ${px(card.height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${svg}>${parts.join('')}</svg>`

  function line(words: string, { y, size: height, fill }: { y: number; size: number; fill: string }): string {
    return `<path fill="${fill}" d="${letters.outline(words, { x: panel.margin, y, size: height })}"/>`
  }
}

function picture(drawing: Drawing): string {
  const isWhole = !drawing.isBackdrop && drawing.width / drawing.height > 1.5
  return (
    `<rect width="100%" height="100%" fill="${palette.paper[0]}"/>` +
    `<svg x="${px(panel.width)}" width="${px(card.width - panel.width)}" height="${px(card.height)}" ` +
    `viewBox="0 0 ${px(drawing.width)} ${px(drawing.height)}" preserveAspectRatio="xMidYMid ${isWhole ? 'meet' : 'slice'}">` +
    `${inOneScheme(drawing, 'light')}</svg>`
  )
}

function setTitle(title: string, letters: Lettering): { lines: string[]; size: number } {
  const fitsAt = (size: number) => (text: string) => letters.widthOf(text, size) <= panel.width - 2 * panel.margin
  for (const size of titleSizes) {
    const lines = breakLines(title, fitsAt(size))
    const isLowEnough = lines.length <= mostLines && lines.length * size * 1.04 <= 400
    if (isLowEnough && lines.every(fitsAt(size))) return { lines, size }
  }
  const size = titleSizes.at(-1) ?? 40
  return { lines: cutLines(breakLines(title, fitsAt(size)), fitsAt(size), mostLines + 3), size }
}
