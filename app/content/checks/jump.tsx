import { focusRevealed } from '~/components/forms/reveal'
import type { Spot } from './remark'

const elements = { heading: 'h2, h3, h4', picture: 'img', link: 'a[href]' } as const
const openingTags = {
  heading: /<h[1-6]\b[^>]*>/gi,
  picture: /<img\b[^>]*>/gi,
  link: /<a\b[^>]*\bhref\b[^>]*>/gi,
} as const

export function jumpTo(fieldId: string, spot: Spot | undefined): void {
  const field = document.getElementById(fieldId)
  if (!field) return
  focusRevealed(field)
  // The visual editor receives the focus of the text area that it covers.
  const editor = field.parentElement?.querySelector<HTMLElement>('[contenteditable=true]')
  const range = spot && editor ? rangeIn(editor, spot) : undefined
  if (range && editor) {
    const selection = window.getSelection()
    selection?.removeAllRanges()
    selection?.addRange(range)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    return
  }
  if (spot && !editor && field instanceof HTMLTextAreaElement) selectIn(field, spot)
  if (!editor) field.scrollIntoView({ block: 'center' })
}

function rangeIn(editor: HTMLElement, spot: Spot): Range | undefined {
  const range = document.createRange()
  if (spot.kind !== 'text') {
    const element = editor.querySelectorAll(elements[spot.kind])[spot.index]
    if (!element) return undefined
    if (spot.kind === 'picture') range.selectNode(element)
    else range.selectNodeContents(element)
    return range
  }
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(spot.text) ?? -1
    if (at < 0) continue
    range.setStart(node, at)
    range.setEnd(node, at + spot.text.length)
    return range
  }
  return undefined
}

function selectIn(field: HTMLTextAreaElement, spot: Spot): void {
  const { value } = field
  if (spot.kind === 'text') {
    const at = value.indexOf(spot.text)
    if (at >= 0) field.setSelectionRange(at, at + spot.text.length)
    return
  }
  const match = [...value.matchAll(openingTags[spot.kind])][spot.index]
  if (match) field.setSelectionRange(match.index, match.index + match[0].length)
}
