/** Drawings as SVG documents, the last ones kept: a page asks for several, and every visitor for the same. */
import { LRUCache } from 'lru-cache'
import { findDrawing } from './art'
import { toSvg } from './drawing'

/** In characters, which are bytes here: some 200 drawings. */
const kept = new LRUCache<string, string>({ maxSize: 8_000_000, sizeCalculation: (svg) => svg.length })

/** Undefined where there is no such picture. */
export function findSvg(kind: string, name: string): string | undefined {
  const key = `${kind}/${name}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const drawing = findDrawing(kind, name)
  if (!drawing) return undefined
  const svg = toSvg(drawing)
  kept.set(key, svg)
  return svg
}
