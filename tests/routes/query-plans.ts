/** Records the statements of a piece of work, as they are executed, and SQLite's plans for them. */
import type { Kysely } from 'kysely'
import { handleOf } from '~db/sqlite/connect.server'
import type { Database } from '~db/database'

interface Plan {
  statement: string
  steps: string[]
}

const contentTables = ['products', 'deerTypes', 'blogPosts']

/** The tables that grow with the site. */
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
  // SQLite plans the statement as it does at first, before values are bound.
  const values = Array.from(statement.matchAll(/\?/g), () => null)
  const explain = handleOf(db).prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
  return explain.all(...values).map(({ detail }) => detail)
}

/** Returns the steps that get slower with more rows, or an empty list. */
export function growthOf({ statement, steps }: Plan): string[] {
  // Parentheses contain the conditions of rows that are looked up for each row on the page, so they are removed.
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
    // A scan reads rows in order as far as the list goes; with a condition it may read all of them.
    // No index of a list has rows in the bin, and few of the rows that are read by id; no index of versions has drafts.
    const isOfAll = step.includes(' INDEX ') || contentTables.includes(table)
    const conditions = isOfAll
      ? outside.replaceAll(/\bwhere (?:(?:"\w+"\.)?"deletedAt" is null|"state" = 'saved')(?! and)/g, '')
      : outside
    if (step.startsWith('SCAN') && (!isCut || /\bwhere\b/i.test(conditions))) return [step]
    return isCut || isForSome || step.endsWith('(createdAt>?)') ? [] : [`${step}, without an end`]
  })
  return faults.map((fault) => `${fault}: ${statement.replaceAll(/\s+/g, ' ')}`)
}
