import { inOneScheme, type Drawing } from '~/content/pictures/art/drawing'
import { escapeXml } from '~/lib/escape'
import { cleanLine } from '~/lib/text'
import { captionFont, drawCaption } from './caption'

export const missingPictureText = 'Image not available'

export const placeholderSides = { min: 1, max: 4000 } as const

interface Placeholder {
  width: number
  height: number
  text: string
}

export function drawPlaceholder({ width, height, text }: Placeholder, landscape: Drawing): string {
  const label = cleanLine(text)
  const sides = `width="${String(width)}" height="${String(height)}"`
  const inside =
    label === missingPictureText
      ? drawMissingPicture({ width, height })
      : drawScene(landscape, { width, height }) + drawCaption(label, { width, height })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="0 0 ${String(width)} ${String(height)}" role="img">`,
    label === '' ? '' : `<title>${escapeXml(label)}</title>`,
    inside,
    '</svg>',
  ].join('')
}

/** The response's policy forbids styles, so the drawing has the light colors. */
function drawScene(landscape: Drawing, { width, height }: Omit<Placeholder, 'text'>): string {
  const view = `viewBox="0 0 ${String(landscape.width)} ${String(landscape.height)}" preserveAspectRatio="xMidYMid slice"`
  return `<svg width="${String(width)}" height="${String(height)}" ${view}>${inOneScheme(landscape, 'light')}</svg>`
}

const frame = {
  inside: 'M118 74h164v112H118z',
  sides: 'M112 68h176v10H122v110h122v10H112z',
  slipped: 'M282 84l10 2-14 108-10-2zM254 188h16v10h-22z',
}

const ridge = 'M122 160l26-24 18 12 34-38 30 30 16-10 32 26v32H122z'
const fog = ['M122 150q40-9 76 0t80-2v12q-50 8-78 1t-78 3z', 'M122 168q30-7 70 0t86-3v21H122z']

function drawMissingPicture({ width, height }: { width: number; height: number }): string {
  const view = `width="${String(width)}" height="${String(height)}" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid meet"`
  const isReadable = Math.min(width / 400, height / 300) * 22 >= 8
  return [
    `<path fill="#ede7d8" d="M0 0h${String(width)}v${String(height)}H0z"/><svg ${view}>`,
    `<path fill="#c9c1ac" opacity=".45" d="M80 212h240v2H80z"/>`,
    `<g transform="rotate(-4 200 130)"><path fill="#e1dac6" d="${frame.inside}"/><path fill="#b9b49c" d="${ridge}"/>`,
    `<path fill="#e9e3d3" opacity=".9" d="${fog.join('')}"/>`,
    `<path fill="#8a7a5f" d="${frame.sides}"/></g><path fill="#8a7a5f" d="${frame.slipped}"/>`,
    isReadable
      ? `<text ${captionFont} x="200" y="252" font-size="22" text-anchor="middle" fill="#4a4f44">${missingPictureText}</text>`
      : '',
    '</svg>',
  ].join('')
}
