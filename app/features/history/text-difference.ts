/** Two texts side by side as pieces that stayed, went and came. On the server: the package is large, and so may texts be. */
import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff'

export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A save may have changed everything in a megabyte. */
const patience = { timeout: 300, maxEditLength: 4000 }

/** By words; by lines where that takes too long; else the whole text went and came. */
export function textDifference(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const changes = diffWordsWithSpace(before, after, patience) ?? diffLines(before, after, patience)
  const pieces = changes?.map(toPiece) ?? whole(before, after)
  return pieces.map((piece, index) => ({ ...piece, text: folded(piece, index, pieces.length) }))
}

function toPiece({ added, removed, value: text }: ChangeObject<string>): Piece {
  if (added) return { kind: 'added', text }
  return { kind: removed ? 'removed' : 'same', text }
}

function whole(before: string, after: string): Piece[] {
  return [
    ...(before === '' ? [] : [{ kind: 'removed' as const, text: before }]),
    ...(after === '' ? [] : [{ kind: 'added' as const, text: after }]),
  ]
}

/** Of a long stretch that stayed, what is next to a change. */
const aroundChanges = 160

function folded({ kind, text }: Piece, index: number, count: number): string {
  if (kind !== 'same' || text.length <= 3 * aroundChanges) return text
  const start = index === 0 ? '' : text.slice(0, aroundChanges)
  const end = index === count - 1 ? '' : text.slice(-aroundChanges)
  return `${start} … ${end}`
}
