/** What a piece of work asks a database, and how SQLite goes about it: the very statements, not copies of them. */
import type { Kysely } from 'kysely'
import { handleOf } from '~db/sqlite/connect.server'
import type { Database } from '~db/database'

interface Plan {
  statement: string
  steps: string[]
}

const contentTables = ['products', 'deerTypes', 'blogPosts']

/** Tables that grow with the site. */
const growing = [
  ...['quotes', 'contacts', ...contentTables, 'auditLog'],
  ...['mails', 'entryEvents', 'answers', 'bin', 'revisions'],
]

export async function plansOf(db: Kysely<Database>, work: () => Promise<unknown>): Promise<Plan[]> {
  const handle = handleOf(db)
  const statements: string[] = []
  const prepare = handle.prepare.bind(handle)
  Object.assign(handle, {
    prepare: (statement: string) => {
      statements.push(statement)
      return prepare(statement)
    },
  })
  try {
    await work()
  } finally {
    Object.assign(handle, { prepare })
  }
  return statements.map((statement) => ({ statement, steps: stepsOf(db, statement) }))
}

function stepsOf(db: Kysely<Database>, statement: string): string[] {
  // Planned as it is at first, before anything is bound.
  const values = Array.from(statement.matchAll(/\?/g), () => null)
  const explain = handleOf(db).prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
  return explain.all(...values).map(({ detail }) => detail)
}

/** What makes a statement dearer the more rows there are; empty for one that stays as it is. */
export function growthOf({ statement, steps }: Plan): string[] {
  // Without what stands in brackets: the conditions of rows that are looked up for each row that is shown.
  let outside = statement
  for (let before = ''; before !== outside;) [before, outside] = [outside, outside.replaceAll(/\([^()]*\)/g, '')]
  const isCut = /\blimit\b/i.test(statement)
  const isForSome = /\b(?:"?id"?|"?slug"?|"?path"?) (?:=|in \(|>)/.test(statement)
  const faults = steps.flatMap((step) => {
    if (step.includes('TEMP B-TREE')) return [step]
    const table = growing.find((name) => new RegExp(`^(?:SCAN|SEARCH) ${name}\\b`).test(step))
    if (table === undefined) return []
    // 100,000 entries of an index are counted in 15 ms.
    if (/^\s*select [^()]*count\(\*\)/i.test(statement) && step.includes('COVERING INDEX')) return []
    // All rows, one after another, as far as the list goes; with a condition that may be to the last.
    // What is in the bin is in no index of a list, and little of what is read by its id. An index of versions has no drafts.
    const isOfAll = step.includes(' INDEX ') || contentTables.includes(table)
    const conditions = isOfAll
      ? outside.replaceAll(/\bwhere (?:(?:"\w+"\.)?"deletedAt" is null|"state" = 'saved')(?! and)/g, '')
      : outside
    if (step.startsWith('SCAN') && (!isCut || /\bwhere\b/i.test(conditions))) return [step]
    return isCut || isForSome || step.endsWith('(createdAt>?)') ? [] : [`${step}, without an end`]
  })
  return faults.map((fault) => `${fault}: ${statement.replaceAll(/\s+/g, ' ')}`)
}
