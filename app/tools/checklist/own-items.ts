/** Items that a hunter adds travel in the address, so their number, length and sum are bounded. */
import { characterCount, cleanLine, truncate } from '~/lib/text'
import type { ChecklistItem } from './checklist-items.data'

export const mostOwnItems = 40
export const longestOwnItem = 60
/** The limits keep an address with all marks under the 8,192 characters that the server accepts. */
const mostOwnInAddress = 3500

/** Returns the items cleaned, each once, and as many as fit. */
export function readOwnItems(texts: readonly string[]): string[] {
  const own: string[] = []
  for (const item of texts.map(cleanOwnItem)) {
    if (item === '' || own.includes(item)) continue
    if (own.length === mostOwnItems || lengthInAddress([...own, item]) > mostOwnInAddress) break
    own.push(item)
  }
  return own
}

/** Tells whether an item of the greatest length might not fit. */
export function isFull(own: readonly string[]): boolean {
  const longest = longestOwnItem * '%F0%9F%A6%8C'.length
  return own.length >= mostOwnItems || lengthInAddress(own) + longest > mostOwnInAddress
}

function lengthInAddress(own: readonly string[]): number {
  return new URLSearchParams(own.map((item) => ['', item])).toString().length
}

function cleanOwnItem(text: string): string {
  const item = cleanLine(text.slice(0, 10 * longestOwnItem))
  return characterCount(item) <= longestOwnItem ? item : truncate(item, longestOwnItem - 1)
}

/** The id is made from the text, so that marks stay with their item when another one goes. */
export function toOwnItem(text: string): ChecklistItem {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return { id: `own-${(hash >>> 0).toString(36)}`, text }
}
