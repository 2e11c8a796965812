import { foldLetters } from '~/lib/search-words'
import { cleanLine } from '~/lib/text'

const mostLetters = 60
const mostDigits = 5

/** Replaces a search that looks like an e-mail address, or like a telephone or other number of a person. */
export const notStoredName = '(not stored)'

/** Drops case and accents. Returns undefined if nothing was searched. */
export function searchedWords(typed: string): string | undefined {
  const words = cleanLine(foldLetters(typed))
  if (words.includes('@') || (words.match(/\p{Nd}/gu) ?? []).length > mostDigits) return notStoredName
  const cut = Array.from(words).slice(0, mostLetters).join('').trim()
  return cut === '' ? undefined : cut
}
