/** Every picture that the site draws, by the name of its file: `/art/{kind}/{name}.svg`. */
import { antlerArt } from './antlers/antler-art'
import type { ArtKind } from './art-kind'
import { botanicalArt } from './botanicals/botanical-art'
import { contourArt } from './contours/contour-art'
import type { Drawing } from './drawing'
import { landscapeArt } from './landscapes/landscape-art'
import { postArt } from './posts/post-art'
import { productArt } from './products/product-art'
import { speciesArt } from './species/species-art'
import { trackArt } from './tracks/track-art'

const kinds = new Map<string, ArtKind>(
  Object.entries({
    species: speciesArt,
    antlers: antlerArt,
    tracks: trackArt,
    products: productArt,
    posts: postArt,
    landscapes: landscapeArt,
    contours: contourArt,
    botanicals: botanicalArt,
  }),
)

/** Undefined where there is no such picture. */
export function findDrawing(kind: string, name: string): Drawing | undefined {
  return kinds.get(kind)?.draw(name)
}

/** By the address that a record keeps; undefined for an uploaded picture or a placeholder. */
export function drawingAt(address: string): Drawing | undefined {
  const [, kind, name] = /^\/art\/([^/]+)\/([^/]+)[.]svg$/.exec(address) ?? []
  return kind === undefined || name === undefined ? undefined : findDrawing(kind, name)
}

/** What a drawing shows, in words; those that pages show often are not drawn again for it. */
export function drawingTitle(address: string): string | undefined {
  const known = titles.get(address)
  if (known !== undefined) return known
  const title = drawingAt(address)?.title
  if (title !== undefined && titles.size < mostTitles) titles.set(address, title)
  return title
}

const titles = new Map<string, string>()
const mostTitles = 500

/** All that have a name of their own, and some of those that are drawn from a seed. */
export function listArt(): { kind: string; name: string }[] {
  return [...kinds].flatMap(([kind, { names }]) => names.map((name) => ({ kind, name })))
}
