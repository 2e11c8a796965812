/**
 * Drawings as SVG documents. Each is drawn once and kept: they are a list, about 4 MB together. What a seed could draw
 * beside them is not served, for whoever makes up seeds would have the server draw and do nothing else. The code that
 * draws is read with the first one: a start has no use for it.
 */
import { toSvg } from './drawing'

const kept = new Map<string, string>()
let listed: ReadonlySet<string> | undefined
const homePicture = /^landscapes\/home_dusk_m(?:\d|[12]\d)$/

/** Undefined where there is no such picture. */
export async function findSvg(kind: string, name: string): Promise<string | undefined> {
  const key = `${kind}/${name}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { findDrawing, listArt } = await import('./art')
  listed ??= new Set(listArt().map((art) => `${art.kind}/${art.name}`))
  const drawing = listed.has(key) || homePicture.test(key) ? findDrawing(kind, name) : undefined
  if (!drawing) return undefined
  const svg = toSvg(drawing)
  kept.set(key, svg)
  return svg
}
