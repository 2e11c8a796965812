/**
 * The picture of a record that has none: ridges in mist, drawn from the text as seed, with the text on it. The same
 * text always gives the same picture. Sides in pixels; the result is an SVG document.
 */
import { escapeXml } from '~/lib/escape'
import { seededRandom } from '~/lib/seeded-random'
import { cleanLine } from '~/lib/text'

export const placeholderSides = { min: 1, max: 4000 } as const

interface Placeholder {
  width: number
  height: number
  text: string
}

/** Late October, from the sky down to the near ridge; each set is one hour of the day. */
const hours = [
  ['#f3e3c8', '#d9c9a8', '#a9ab88', '#6f7f5f', '#3a5343', '#1f3b2d'],
  ['#e9d6c2', '#d6b491', '#a98f6e', '#75745a', '#45553f', '#20352a'],
  ['#dfe5dc', '#bccabc', '#93a994', '#64806c', '#3d5b4a', '#1f3b2d'],
  ['#d7dbe0', '#b3bdc4', '#8b9c9d', '#5e7773', '#3b564d', '#1d3530'],
] as const

export function drawPlaceholder({ width, height, text }: Placeholder): string {
  const label = cleanLine(text)
  const next = seededRandom(label)
  const palette = hours[Math.floor(next() * hours.length)] ?? hours[0]
  const [sky, ...ridges] = palette
  const sun = { x: width * (0.2 + 0.6 * next()), y: height * (0.2 + 0.15 * next()), r: Math.min(width, height) * 0.09 }
  const shapes = ridges.map((color, index) => {
    const base = height * (0.4 + (0.5 * index) / ridges.length)
    return `<path fill="${color}" d="${ridge({ width, height, base, sway: height * 0.09, next })}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img">`,
    label === '' ? '' : `<title>${escapeXml(label)}</title>`,
    `<rect width="100%" height="100%" fill="${sky}"/>`,
    `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}" fill="#fffdf8" opacity=".75"/>`,
    ...shapes,
    caption(label, width, height),
    '</svg>',
  ].join('')
}

interface Ridge {
  width: number
  height: number
  /** Where the crest lies on average, from the top. */
  base: number
  /** How far it leaves that line. */
  sway: number
  next: () => number
}

/** A crest of three waves of different length, as hills lie behind one another. */
function ridge({ width, height, base, sway, next }: Ridge): string {
  const waves = [1.3, 3.1, 7.7].map((turns, index) => ({
    turns: turns * (0.8 + 0.4 * next()),
    phase: next() * 7,
    size: sway / (index + 1),
  }))
  const steps = 32
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const lift = waves.reduce((sum, { turns, phase, size }) => sum + size * Math.sin(phase + t * turns * Math.PI), 0)
    return `${round(t * width)} ${round(base + lift)}`
  })
  return `M0 ${round(height)}L${points.join('L')}L${round(width)} ${round(height)}Z`
}

/** The text in at most two lines on the near ridge, cut to what fits; left out where nothing legible would. */
function caption(label: string, width: number, height: number): string {
  const size = Math.min(width / 16, height / 9)
  if (label === '' || size < 7) return ''
  // A condensed sans is about half as wide as it is high.
  const lines = wrap(label, Math.floor((width * 0.88) / (size * 0.56)), 2)
  const first = height - size * (0.55 + 1.2 * lines.length) + size * 0.9
  const spans = lines.map(
    (line, index) => `<tspan x="50%" y="${round(first + index * size * 1.2)}">${escapeXml(line)}</tspan>`,
  )
  return `<text font-family="'Archivo Narrow','Arial Narrow',Arial,sans-serif" font-weight="600" font-size="${round(size)}" text-anchor="middle" fill="#f7f4ec">${spans.join('')}</text>`
}

/** Breaks at spaces into lines of at most `limit` characters; what is left over ends in "…". */
export function wrap(text: string, limit: number, maxLines: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    const longer = line === '' ? word : `${line} ${word}`
    if (Array.from(longer).length <= limit || line === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shown = lines.slice(0, maxLines).map((line) => cut(line, limit))
  const last = shown.at(-1)
  if (lines.length > maxLines && last !== undefined && !last.endsWith('…'))
    shown[shown.length - 1] = cut(`${last} …`, limit)
  return shown
}

function cut(line: string, limit: number): string {
  const characters = Array.from(line)
  return characters.length <= limit
    ? line
    : `${characters
        .slice(0, Math.max(0, limit - 1))
        .join('')
        .trimEnd()}…`
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10)
}
