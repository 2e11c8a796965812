import type { Drawing } from './drawing'

export interface ArtKind {
  /** For the tests. */
  names: readonly string[]
  /** Undefined for an unknown name. */
  draw: (name: string) => Drawing | undefined
}
