import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { referenceOf } from '~/inbox/entries/reference'
import { jsonArrayOf } from '~/lib/json-array'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { personCounts, findPersonIds, type PersonIds } from './person-ids.server'
import { personReaders, type ReadContext } from './person-records.server'

interface PersonFile extends ReadContext {
  siteName: string
  email: string
}

/** The audit log notes the export before any of it leaves the site. */
export async function exportPerson(
  db: Kysely<Database>,
  file: PersonFile,
  act: Act,
): Promise<AsyncGenerator<string, undefined>> {
  const ids = await findPersonIds(db, file.email)
  await write(db, (trx) =>
    logAudit(trx, act, { event: 'person-exported', detail: { counts: { ...personCounts(ids) } } }),
  )
  return writePerson(db, file, ids)
}

async function* writePerson(
  db: Kysely<Database>,
  { siteName, email, ...context }: PersonFile,
  ids: PersonIds,
): AsyncGenerator<string, undefined> {
  const { now: exportedAt, timeZone } = context
  const head = { about: aboutOf(siteName), email, exportedAt, timeZone }
  yield JSON.stringify(head, undefined, 2).replace(/\n\}$/, '')
  const parts = {
    quotes: batchesOf(ids.quotes, (some) => personReaders.quotes(db, some, context)),
    messages: batchesOf(ids.contacts, (some) => personReaders.contacts(db, some, context)),
    bin: batchesOf(ids.bin, (some) => personReaders.bin(db, some)),
    notes: batchesOf(ids.notes, (some) => personReaders.notes(db, some)),
    seenBy: batchesOf(ids.views, (some) => personReaders.views(db, some)),
    answers: batchesOf(ids.answers, (some) => personReaders.answers(db, some)),
    mails: batchesOf(ids.mails, (some) => personReaders.mails(db, some)),
    activity: readActivity(db, ids),
  } as const
  for (const [name, batches] of Object.entries(parts)) {
    yield `,\n  "${name}": `
    yield* jsonArrayOf(batches)
  }
  yield '\n}\n'
}

function aboutOf(siteName: string): string {
  return [
    `Everything that ${siteName} stores under one e-mail address: quote requests, messages, deleted ones that are still`,
    'in the bin, the private notes of the operators, what the person did with an offer, who read an entry first, answers',
    'and drafts of answers, mails to and about this address (as text; each was sent as HTML with the same words, too),',
    'and what operators did with the entries. Times are ISO 8601 in UTC; those named “Local” are in the time zone above.',
  ].join(' ')
}

const rowsAtOnce = 200

async function* batchesOf<Row extends object>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<Row[]>,
): AsyncGenerator<Row[], undefined> {
  for (let first = 0; first < ids.length; first += rowsAtOnce) {
    await setImmediate()
    yield await read(ids.slice(first, first + rowsAtOnce))
  }
}

/** The audit log refers to entries by number only, and stays. */
async function* readActivity(db: Kysely<Database>, ids: PersonIds): AsyncGenerator<object[], undefined> {
  const binned = await db.selectFrom('bin').select(['kind', 'recordId']).where('id', 'in', ids.bin).execute()
  for (const { tab, subjectKind } of subjects) {
    const recordIds = binned.filter(({ kind }) => kind === tab).map(({ recordId }) => recordId)
    yield* batchesOf([...ids[tab], ...recordIds], async (some) => {
      const rows = await db
        .selectFrom('auditLog')
        .select(['subjectId', 'at', 'event', 'detail', 'operatorName as by'])
        .where('subjectKind', '=', subjectKind)
        .where('subjectId', 'in', some)
        .orderBy('id')
        .execute()
      return rows.map(({ subjectId, detail, ...row }) => ({
        entry: referenceOf(tab, subjectId ?? 0),
        ...row,
        detail: detail === null ? null : parse(detail),
      }))
    })
  }
}

const subjects = [
  { tab: 'quotes', subjectKind: 'quote' },
  { tab: 'contacts', subjectKind: 'contact' },
] as const

function parse(json: string): unknown {
  return JSON.parse(json)
}
