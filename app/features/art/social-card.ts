/**
 * The Open Graph image, 1200 × 630: title and drawing. Text becomes outlines, because the renderer has only the
 * machine's fonts.
 */
import { inOneScheme, px, type Drawing } from './drawing'
import { drawLandscape } from './landscapes/landscape'
import { hourOf, moonAgeOf } from './landscapes/landscape-name'
import { palette } from './palette.data'

export interface CardText {
  title: string
  /** Kind of page. */
  eyebrow?: string | undefined
  siteName: string
}

export interface Lettering {
  /** Pixels. */
  widthOf: (text: string, size: number) => number
  /** Path data from a point on the baseline. */
  outline: (text: string, place: { x: number; y: number; size: number }) => string
}

const card = { width: 1200, height: 630 }
const panel = { width: 470, margin: 48 }
const pictureRoom = { width: card.width - panel.width, height: card.height }
/** From the largest that looks good to the smallest that is legible in a message list. */
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

/** For pages without a drawing. */
export function drawCardLandscape(seed: string): Drawing {
  const hour = hourOf(seed)
  return drawLandscape({ seed, hour, moonAge: moonAgeOf(seed, hour), ...pictureRoom })
}

/** Fills the space beside the panel; a wide one is shown whole, on its background color. */
function picture(drawing: Drawing): string {
  const room = pictureRoom
  const isWide = drawing.width / drawing.height > 1.5
  const scale = (isWide ? Math.min : Math.max)(room.width / drawing.width, room.height / drawing.height)
  const x = panel.width + (room.width - drawing.width * scale) / 2
  const y = (room.height - drawing.height * scale) / 2
  return (
    `<rect width="100%" height="100%" fill="${palette.paper[0]}"/>` +
    `<svg x="${px(x)}" y="${px(y)}" width="${px(drawing.width * scale)}" height="${px(drawing.height * scale)}" ` +
    `viewBox="0 0 ${px(drawing.width)} ${px(drawing.height)}">${inOneScheme(drawing, 'light')}</svg>`
  )
}

/** The largest size that fits; truncated if none does. */
function setTitle(title: string, letters: Lettering): { lines: string[]; size: number } {
  const room = panel.width - 2 * panel.margin
  for (const size of titleSizes) {
    const lines = breakLines(title, (text) => letters.widthOf(text, size) <= room)
    const height = lines.length * size * 1.04
    const fits = lines.every((text) => letters.widthOf(text, size) <= room) && height <= 400
    if (fits && lines.length <= mostLines) return { lines, size }
  }
  const size = titleSizes.at(-1) ?? 40
  const fits = (text: string) => letters.widthOf(text, size) <= room
  const lines = breakLines(title, fits).map((text) => cut(text, fits))
  const shown = lines.slice(0, mostLines + 3)
  const last = shown.at(-1)
  if (lines.length > shown.length && last !== undefined) shown[shown.length - 1] = cut(`${last} …`, fits)
  return { lines: shown, size }
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function cut(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const characters = Array.from(line)
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('')}…`
}
