/** Pictures drawn from a name or a date; fixed ones are files in public/art. */
import type { ArtKind } from './art-kind'
import { contourArt } from './contours/contour-art'
import type { Drawing } from './drawing'
import { landscapeArt } from './landscapes/landscape-art'

const kinds = new Map<string, ArtKind>(Object.entries({ landscapes: landscapeArt, contours: contourArt }))

export function findDrawing(kind: string, name: string): Drawing | undefined {
  return kinds.get(kind)?.draw(name)
}

/** All named ones, and some that are drawn from a seed. */
export function listArt(): { kind: string; name: string }[] {
  return [...kinds].flatMap(([kind, { names }]) => names.map((name) => ({ kind, name })))
}
