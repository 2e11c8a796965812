/** A hidden field of a message has room for some kilobytes of changed rows, written `contacted:1,2;closed:7`. */
import { parseIds } from './ids'

export interface Move<Change> {
  change: Change
  ids: readonly number[]
}

export function formatMoves(moves: readonly { change: string; id: number }[]): string {
  const changes = [...new Set(moves.map(({ change }) => change))]
  const idsOf = (change: string) => moves.filter((move) => move.change === change).map(({ id }) => id)
  return changes.map((change) => `${change}:${idsOf(change).join(',')}`).join(';')
}

export function parseMoves<Change>(
  text: string,
  parseChange: (text: string) => Change | undefined,
): Move<Change>[] | undefined {
  const moves: Move<Change>[] = []
  for (const part of text.split(';')) {
    const [name = '', list = ''] = part.split(':')
    const [change, ids] = [parseChange(name), parseIds(list)]
    if (change === undefined || ids.length === 0) return undefined
    moves.push({ change, ids })
  }
  return moves
}
