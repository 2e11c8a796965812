import type { Drawing } from './drawing'

/** One kind of pictures. */
export interface ArtKind {
  /** What the contact sheet shows and the tests draw. */
  names: readonly string[]
  /** Undefined for a name that stands for no picture. */
  draw: (name: string) => Drawing | undefined
}
