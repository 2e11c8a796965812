/** A picture becomes a separate paragraph, or a figure if it has a caption; typing continues below it. */
import type { Node, Schema } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

type Attributes = Readonly<Record<string, unknown>>

/**
 * Splits the text at `position`. Moves a cursor at `position` below the picture. @returns the position after the
 * picture
 */
export function insertPicture(
  tr: Transaction,
  position: number,
  { caption = '', ...attributes }: Attributes & { caption?: string | undefined },
): number {
  return insertBelow(tr, position, pictureBlock(tr.doc.type.schema, attributes, caption))
}

function pictureBlock(schema: Schema, attributes: Attributes, caption: string): Node {
  const { paragraph, image, figure } = schema.nodes
  if (!paragraph || !image || !figure) throw new Error('The editor knows no pictures')
  if (caption === '') return paragraph.create(null, image.create(attributes))
  return figure.create(attributes, schema.text(caption))
}

/** Puts the cursor below the block, in a new paragraph if necessary. @returns the position after the block */
export function insertBelow(tr: Transaction, position: number, block: Node): number {
  const { paragraph } = tr.doc.type.schema.nodes
  const takesCursor = tr.selection.to === position
  const { after, isBeforeText } = insertBlock(tr, position, block)
  if (!takesCursor || !paragraph) return after
  if (!isBeforeText && !isEmptyParagraph(tr.doc.resolve(after).nodeAfter)) tr.insert(after, paragraph.create())
  tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView()
  return after
}

export interface PictureWords {
  alt: string
  caption: string
}

export function wordsOf(doc: Node, src: string): PictureWords {
  const found: PictureWords[] = []
  doc.descendants((node) => {
    if (isPicture(node, src)) found.push({ alt: altOf(node), caption: node.textContent })
  })
  return found.find(({ alt }) => alt !== '') ?? found[0] ?? { alt: '', caption: '' }
}

/** Describes all occurrences of the picture. Those whose caption is `shown` get the new caption. */
export function setWords(
  tr: Transaction,
  src: string,
  { alt, caption, shown }: PictureWords & { shown: string },
): void {
  const places: number[] = []
  tr.doc.descendants((node, position) => {
    if (isPicture(node, src)) places.push(position)
  })
  for (const place of places.toReversed()) {
    tr.setNodeAttribute(place, 'alt', alt)
    const node = tr.doc.nodeAt(place)
    if (node && caption !== shown && node.textContent === shown) setCaption(tr, { node, place, caption })
  }
}

function setCaption(tr: Transaction, { node, place, caption }: { node: Node; place: number; caption: string }): void {
  const end = place + node.nodeSize
  if (!node.isInline) {
    tr.replaceWith(place, end, pictureBlock(tr.doc.type.schema, node.attrs, caption))
    return
  }
  tr.delete(place, end)
  insertPicture(tr, place, { ...node.attrs, caption })
}

function isPicture({ type, attrs }: Node, src: string): boolean {
  return (type.name === 'image' || type.name === 'figure') && attrs.src === src
}

function altOf({ attrs }: Node): string {
  const alt: unknown = attrs.alt
  return typeof alt === 'string' ? alt : ''
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
  if (parent.type.name !== 'figure' && parentOffset === 0) return insertAt($position.before(), true)
  if (parent.type.name === 'figure' || parentOffset === parent.content.size) return insertAt($position.after(), false)
  tr.split(position)
  return insertAt(position + 1, true)
}

function isEmptyParagraph(node: Node | null): boolean {
  return node?.type.name === 'paragraph' && node.content.size === 0
}
