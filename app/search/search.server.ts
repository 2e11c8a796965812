import type { Kysely } from 'kysely'
import { readSettings } from '~/kinds/settings/settings.server'
import { excerptAround, searchLetters, searchWords, stemOf } from '~/lib/search-words'
import type { Database } from '~db/database'
import { indexPages } from '~db/search-index.server'
import { findHits, type Hits } from './find-hits.server'
import { partOf, searchLimits, type SearchResults, type Suggestion, type ToolAnswer } from './search'
import { searchPages, type SearchPage } from './search-pages'
import { keyOf, readResults } from './search-records.server'
import { stopWords } from './search-synonyms.data'
import { answerOf } from './tool-answers.server'
import { baseOf } from './word-forms'

export async function indexSitePages(db: Kysely<Database>): Promise<void> {
  await indexPages(db, await readPages(db))
}

async function readPages(db: Kysely<Database>): Promise<SearchPage[]> {
  return searchPages(await readSettings(db))
}

export async function search(db: Kysely<Database>, text: string): Promise<SearchResults> {
  const pages = await readPages(db)
  const words = searchWords(text.slice(0, searchLetters))
  const found = await findHits(db, words, { limit: searchLimits.results, pages })
  const records = await readResults(db, found.hits, { pages, state: found.state })
  const answers = await readAnswers(db, { ...found, words, pages })
  const stems = stemsOf(found)
  const results = found.hits.flatMap((hit) => {
    const [result, answer] = [records.get(keyOf(hit)), answers.get(keyOf(hit))]
    if (!result) return []
    return [
      answer
        ? { ...result, text: answer.more, answer: answer.title }
        : { ...result, text: excerptAround(result.text, stems) },
    ]
  })
  return { results, stems, corrected: found.corrected }
}

interface Answering extends Hits {
  words: readonly string[]
  pages: readonly SearchPage[]
}

/** Reads answers to the best matches; the others are not what was asked. */
async function readAnswers(
  db: Kysely<Database>,
  { hits, state, pages, ...asked }: Answering,
): Promise<Map<string, ToolAnswer>> {
  const answers = new Map<string, ToolAnswer>()
  if (!state) return answers
  for (const hit of hits.slice(0, searchLimits.best)) {
    const tool = hit.kind === 'page' ? pages[hit.id - 1]?.tool : undefined
    const answer = tool && (await answerOf(tool, { ...asked, state, now: new Date(), db }))
    if (answer) answers.set(keyOf(hit), answer)
  }
  return answers
}

export async function suggest(db: Kysely<Database>, text: string): Promise<Suggestion[]> {
  const pages = await readPages(db)
  const words = searchWords(text.slice(0, searchLetters))
  const isTyping = /[\p{L}\p{N}]$/u.test(text)
  const { hits, state } = await findHits(db, words, { limit: searchLimits.suggestions, pages, isTyping })
  const results = await readResults(db, hits, { pages, state })
  return hits.flatMap((hit) => {
    const result = results.get(keyOf(hit))
    return result ? [{ title: result.title, path: result.path, part: partOf(result.kind) }] : []
  })
}

/** Shorter synonyms begin too many other words: mate, material. */
const shortestMarked = 5

function stemsOf({ terms }: Hits): string[] {
  const typed = terms.flatMap(({ words }) => words).filter((word) => !stopWords.has(word) || terms.length === 1)
  const others = terms.flatMap(({ others }) => others.flat()).filter((word) => !stopWords.has(word))
  const long = others.map(baseOf).filter((word) => word.length >= shortestMarked)
  return [...new Set([...typed, ...long].map(stemOf))]
}
