/** A picture becomes a separate paragraph; typing continues below it. */
import type { Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Splits the text at `position`. Moves a cursor at `position` below the picture. @returns the position after the
 * picture
 */
export function insertPicture(
  tr: Transaction,
  position: number,
  attributes: Readonly<Record<string, unknown>>,
): number {
  const { paragraph, image } = tr.doc.type.schema.nodes
  if (!paragraph || !image) throw new Error('The editor knows no pictures')
  const takesCursor = tr.selection.to === position
  const { after, isBeforeText } = insertBlock(tr, position, paragraph.create(null, image.create(attributes)))
  if (!takesCursor) return after
  if (!isBeforeText && !isEmptyParagraph(tr.doc.resolve(after).nodeAfter)) tr.insert(after, paragraph.create())
  tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView()
  return after
}

function insertBlock(tr: Transaction, position: number, block: Node): { after: number; isBeforeText: boolean } {
  const $position = tr.doc.resolve(position)
  const { parent, parentOffset } = $position
  const insertAt = (start: number, isBeforeText: boolean) => {
    tr.insert(start, block)
    return { after: start + block.nodeSize, isBeforeText }
  }
  if (!parent.isTextblock) {
    tr.replaceRangeWith(position, position, block)
    return { after: tr.mapping.map(position), isBeforeText: false }
  }
  if (isEmptyParagraph(parent)) {
    tr.replaceWith($position.before(), $position.after(), block)
    return { after: $position.before() + block.nodeSize, isBeforeText: false }
  }
  if (parentOffset === 0) return insertAt($position.before(), true)
  if (parentOffset === parent.content.size) return insertAt($position.after(), false)
  tr.split(position)
  return insertAt(position + 1, true)
}

function isEmptyParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.content.size === 0
}
