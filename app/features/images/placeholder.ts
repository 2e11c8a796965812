/**
 * The picture of a record without one: a landscape from its name, with the name on it. Sides in pixels; returns an
 * SVG document.
 */
import { inOneScheme } from '~/features/art/drawing'
import { drawLandscape } from '~/features/art/landscapes/landscape'
import { hourOf, moonAgeOf } from '~/features/art/landscapes/landscape-name'
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

export function drawPlaceholder({ width, height, text }: Placeholder): string {
  const label = cleanLine(text)
  const sides = `width="${String(width)}" height="${String(height)}"`
  const inside =
    label === missingPictureText
      ? drawMissingPicture({ width, height })
      : sceneFrom(label, { width, height }) + drawCaption(label, { width, height })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${sides} viewBox="0 0 ${String(width)} ${String(height)}" role="img">`,
    label === '' ? '' : `<title>${escapeXml(label)}</title>`,
    inside,
    '</svg>',
  ].join('')
}

/** Aspect ratios; beyond them the landscape is cropped. */
const shapes = { widest: 2, narrowest: 1 }

/** Resolved colors of the light scheme, because the response's policy forbids styles. */
function sceneFrom(seed: string, { width, height }: Omit<Placeholder, 'text'>): string {
  const shape = Math.min(shapes.widest, Math.max(shapes.narrowest, width / height))
  const drawnHeight = Math.max(height, width / shape)
  const hour = hourOf(seed)
  const drawing = drawLandscape({
    ...{ seed, hour, moonAge: moonAgeOf(seed, hour) },
    ...{ width: Math.round(drawnHeight * shape), height: Math.round(drawnHeight) },
  })
  const view = `viewBox="0 0 ${String(drawing.width)} ${String(drawing.height)}" preserveAspectRatio="xMidYMid slice"`
  return `<svg width="${String(width)}" height="${String(height)}" ${view}>${inOneScheme(drawing, 'light')}</svg>`
}
