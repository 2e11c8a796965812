import { foldLetters } from '~/lib/search-words'
import { cleanLine } from '~/lib/text'

const mostLetters = 60
const mostDigits = 5

/** The search looked like an e-mail address, or like a telephone or other number of a person. */
export const notStoredName = '(not stored)'

/** Case and accents go. Undefined if nothing was searched. */
export function searchedWords(typed: string): string | undefined {
  const words = cleanLine(foldLetters(typed))
  if (words.includes('@') || (words.match(/\p{Nd}/gu) ?? []).length > mostDigits) return notStoredName
  const cut = Array.from(words).slice(0, mostLetters).join('').trim()
  return cut === '' ? undefined : cut
}
