/**
 * Drawings as SVG documents. Each is drawn once and kept: they are a list, about 4 MB together. What a seed could draw
 * beside them is not served, for whoever makes up seeds would have the server draw and do nothing else.
 */
import { findDrawing, listArt } from './art'
import { toSvg } from './drawing'

const kept = new Map<string, string>()
const listed = new Set(listArt().map(({ kind, name }) => `${kind}/${name}`))
const homePicture = /^landscapes\/home_dusk_m(?:\d|[12]\d)$/

/** Undefined where there is no such picture. */
export function findSvg(kind: string, name: string): string | undefined {
  const key = `${kind}/${name}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const drawing = listed.has(key) || homePicture.test(key) ? findDrawing(kind, name) : undefined
  if (!drawing) return undefined
  const svg = toSvg(drawing)
  kept.set(key, svg)
  return svg
}
