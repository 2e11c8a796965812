import type { Drawing } from './drawing'

/** One kind of pictures. */
export interface ArtKind {
  /** What the contact sheet shows and the tests draw. */
  names: readonly string[]
  /** Undefined for a name that stands for no picture. */
  draw: (name: string) => Drawing | undefined
}

/** A kind whose pictures are a list. */
export function listedArt(drawings: Readonly<Record<string, () => Drawing>>): ArtKind {
  const byName = new Map(Object.entries(drawings))
  return { names: [...byName.keys()], draw: (name) => byName.get(name)?.() }
}
