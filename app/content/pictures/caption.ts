import { breakLines, cutLines } from '~/content/pictures/art/lines'
import { escapeXml } from '~/lib/escape'

interface Sheet {
  width: number
  height: number
}

const smallest = 8
const largest = 44

export const captionFont = `font-family="'Archivo Narrow','Arial Narrow',Arial,sans-serif" font-weight="600"`

export function drawCaption(label: string, { width, height }: Sheet): string {
  const size = Math.min(width / 22, height / 13, largest)
  if (label === '' || size < smallest) return ''
  const mostLetters = Math.floor((width * 0.8) / (size * emWidth(label)))
  const fits = (line: string) => Array.from(line).length <= mostLetters
  const lines = cutLines(breakLines(label, fits), fits, 2)
  const lineHeight = size * 1.25
  const band = {
    width: Math.min(width, size * (1.7 + Math.max(...lines.map((line) => emWidth(line) * Array.from(line).length)))),
    height: lineHeight * lines.length + size * 0.65,
  }
  const top = height - band.height - size * 0.9
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${round(size * 0.85)}" y="${round(top + size * 1.27 + index * lineHeight)}">${escapeXml(line)}</tspan>`,
  )
  return [
    `<path fill="#1f3b2d" d="M0 ${round(top)}h${round(band.width)}v${round(band.height)}H0z"/>`,
    `<path fill="#c9873f" d="M0 ${round(top)}h${round(size * 0.28)}v${round(band.height)}H0z"/>`,
    `<text ${captionFont} font-size="${round(size)}" fill="#f7f4ec">${spans.join('')}</text>`,
  ].join('')
}

/** The mean letter width is that of a plain sans, in case the condensed font is missing. */
function emWidth(text: string): number {
  const letters = Array.from(text)
  const widths = letters.map((letter) => {
    if (/[ ilI1.,:;'!|()fjtr-]/.test(letter)) return 0.34
    if (/[A-ZmwMW]/.test(letter)) return 0.7
    return (letter.codePointAt(0) ?? 0) > 0x2e7f ? 1.05 : 0.55
  })
  return widths.reduce((sum, width) => sum + width, 0) / Math.max(1, letters.length)
}

function round(number: number): string {
  return String(Math.round(number * 10) / 10)
}
