/** Contour lines, 1600 by 900: `{seed}` in the hairline color, `{seed}_pine` in faint cream for dark bands. */
import type { ArtKind } from '~/features/art/art-kind'
import type { Drawing } from '~/features/art/drawing'
import { contourGrounds } from '~/lib/contour-grounds'
import { contourLines } from './contour-lines'

const size = { width: 1600, height: 900 }

export const contourArt: ArtKind = {
  names: contourGrounds,
  draw: (name) => {
    const [, seed, pine] = /^([a-z0-9-]{1,60})(_pine)?$/.exec(name) ?? []
    return seed === undefined ? undefined : drawContours(seed, pine !== undefined)
  },
}

function drawContours(seed: string, isOnPine: boolean): Drawing {
  const lines = contourLines({ seed, ...size, levels: 14, color: isOnPine ? 'var(--cream)' : 'var(--hairline)' })
  return { title: 'Contour lines', ...size, body: isOnPine ? `<g opacity=".16">${lines}</g>` : lines }
}
