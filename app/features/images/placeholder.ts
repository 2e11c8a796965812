/** The picture of a record without one: a landscape with the record's name. Sides in pixels; returns an SVG document. */
import { inOneScheme, type Drawing } from '~/features/art/drawing'
import { escapeXml } from '~/lib/escape'
import { cleanLine } from '~/lib/text'
import { drawCaption } from './caption'
import { drawMissingPicture, missingPictureText } from './missing-picture'

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

/** In the light scheme's colors, because the response's policy forbids styles. */
function drawScene(landscape: Drawing, { width, height }: Omit<Placeholder, 'text'>): string {
  const view = `viewBox="0 0 ${String(landscape.width)} ${String(landscape.height)}" preserveAspectRatio="xMidYMid slice"`
  return `<svg width="${String(width)}" height="${String(height)}" ${view}>${inOneScheme(landscape, 'light')}</svg>`
}
