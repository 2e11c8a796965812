/**
 * Drawings as SVG documents, about 4 MB in all, drawn once. Only listed names are served, so nobody can keep the
 * server busy with invented seeds. The drawing code is loaded on first use.
 */
import { toSvg } from './drawing'

const kept = new Map<string, string>()
let listed: ReadonlySet<string> | undefined
const homePicture = /^landscapes\/home_dusk_m(?:\d|[12]\d)$/

/** Undefined if there is no such picture. */
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
