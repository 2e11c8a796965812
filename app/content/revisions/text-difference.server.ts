/** Texts are compared on the server, because the package is large, and so may texts be. */
import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff'
import type { FieldDifference, Piece, ShownDifference } from '~/lib/editing'
import { isHtml, pictureAddresses, readableText } from '~/lib/html-text'

/** The limit is for all texts of a record together, because no other request is answered meanwhile. */
const patienceMs = 600
/** A save may have changed everything in a megabyte. */
const mostEdits = 4000

/** Compares by words, or by lines if that takes too long; otherwise the whole text counts as replaced. */
export function textDifferences(texts: readonly { before: string; after: string }[]): Piece[][] {
  const deadline = performance.now() + patienceMs
  return texts.map(({ before, after }) => textDifference(before, after, deadline))
}

/** Pictures are shown instead of their addresses, and HTML as readable text. */
export function showDifferences(differences: readonly FieldDifference[]): ShownDifference[] {
  const readable = differences.map(toReadable)
  const pieces = textDifferences(readable.map(({ stored, typed }) => ({ before: stored, after: typed })))
  return readable.map((difference, index) => ({
    ...difference,
    pieces: isOfPictures(difference) ? [] : (pieces[index] ?? []),
  }))
}

function toReadable(difference: FieldDifference): Omit<ShownDifference, 'pieces'> {
  const { stored, typed } = difference
  if (isOfPictures(difference)) {
    return { ...difference, pictures: { stored: linesOf(stored), typed: linesOf(typed) }, isFormatting: false }
  }
  if (!isHtml(stored) && !isHtml(typed)) {
    return { ...difference, pictures: { stored: [], typed: [] }, isFormatting: false }
  }
  const [before, after] = [pictureAddresses(stored), pictureAddresses(typed)]
  const texts = { stored: readableText(stored), typed: readableText(typed) }
  return {
    ...difference,
    ...texts,
    pictures: {
      stored: before.filter((address) => !after.includes(address)),
      typed: after.filter((address) => !before.includes(address)),
    },
    isFormatting: texts.stored === texts.typed,
  }
}

function isOfPictures({ stored, typed }: Pick<FieldDifference, 'stored' | 'typed'>): boolean {
  return linesOf(`${stored}\n${typed}`).every((line) => /^\/(?:images|art)\/\S+$/.test(line))
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function textDifference(before: string, after: string, deadline: number): Piece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  // A slug or a path is one word.
  const isOneWord = !/\s/.test(before + after)
  const changes = isOneWord ? whole(before, after) : differenceInTime(before, after, deadline)
  return changes.map((piece, index) => ({ ...piece, text: shortened(piece, index, changes.length) }))
}

function differenceInTime(before: string, after: string, deadline: number): Piece[] {
  const changes =
    inTime(deadline, (limits) => diffWordsWithSpace(before, after, limits)) ??
    inTime(deadline, (limits) => diffLines(before, after, limits))
  return changes?.map(toPiece) ?? whole(before, after)
}

/** Takes half of the time that is left, so that each text has some. Returns undefined if that is not enough. */
function inTime<Changes>(
  deadline: number,
  compare: (limits: { timeout: number; maxEditLength: number }) => Changes,
): Changes | undefined {
  const timeout = Math.floor((deadline - performance.now()) / 2)
  return timeout < 1 ? undefined : compare({ timeout, maxEditLength: mostEdits })
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

const aroundChanges = 160
const mostShown = 20_000

function shortened({ kind, text }: Piece, index: number, count: number): string {
  if (kind !== 'same') {
    const more = text.length - mostShown
    return more > 0 ? `${text.slice(0, mostShown)} … and ${more.toLocaleString('en-US')} more characters` : text
  }
  if (text.length <= 3 * aroundChanges) return text
  const start = index === 0 ? '' : text.slice(0, aroundChanges)
  const end = index === count - 1 ? '' : text.slice(-aroundChanges)
  return `${start} … ${end}`
}
