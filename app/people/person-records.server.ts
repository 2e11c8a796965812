import type { Kysely } from 'kysely'
import { readOverdueBefore } from '~/inbox/entries/inbox.server'
import { toExportedContact, toExportedQuotes } from '~/inbox/entries/export.server'
import { referenceOf } from '~/inbox/entries/reference'
import type { Database } from '~db/database'
import type { PersonKind } from './people'
import { answers, type PersonIds } from './person-ids.server'
import type { PersonRecords, Traced } from './person-records'

export interface ReadContext {
  timeZone: string
  now: Date
}

type Read<Rows> = (db: Kysely<Database>, ids: readonly number[], context: ReadContext) => Promise<Rows>

export const personReaders = {
  quotes: async (db, ids, { timeZone, now }) => {
    const rows = await db.selectFrom('quotes').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
    const late = await readOverdueBefore(db, now)
    return toExportedQuotes(db, rows, { timeZone, late })
  },
  contacts: async (db, ids, { timeZone, now }) => {
    const rows = await db.selectFrom('contacts').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
    const late = await readOverdueBefore(db, now)
    return rows.map((row) => toExportedContact(row, { timeZone, late }))
  },
  bin: async (db, ids) => {
    const rows = await db.selectFrom('bin').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
    return Promise.all(rows.map(async ({ email: _, ...row }) => ({ ...row, record: await readDeleted(db, row) })))
  },
  notes: async (db, ids) =>
    (await readEvents(db, ids)).map(({ event, text, ...note }) => ({ ...note, text: noteText(event, text) })),
  views: async (db, ids) => (await readEvents(db, ids)).map(({ event: _, text: __, ...view }) => view),
  answers: async (db, ids) => {
    const rows = await db
      .selectFrom(answers.as('answers'))
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute()
    return rows.map((row) => ({ ...tracedOf(row), ...row, content: parse(row.content) }))
  },
  mails: async (db, ids) => {
    const rows = await db
      .selectFrom('mails')
      .select(['id', 'entryKind', 'entryId', 'kind', 'recipient', 'replyTo', 'subject', 'text', 'state', 'response'])
      .select(['createdAt', 'sentAt'])
      .where('id', 'in', ids)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ id, entryKind, entryId, ...mail }) => {
      const entry = entryKind === null || entryId === null ? null : referenceOf(entryKind, entryId)
      return { id, entry, ...mail }
    })
  },
} as const satisfies { [Kind in keyof PersonRecords]: Read<PersonRecords[Kind]> }

async function readDeleted(db: Kysely<Database>, { kind, recordId }: { kind: string; recordId: number }) {
  if (kind !== 'quotes' && kind !== 'contacts') return undefined
  const row = await db.selectFrom(kind).selectAll().where('id', '=', recordId).executeTakeFirstOrThrow()
  const { searchText: _, deletedAt: __, ...record } = row
  return record
}

function noteText(event: string, text: string | null): string | null {
  if (event === 'accepted') return 'Accepted the offer.'
  return event === 'asked' ? `Asked about the offer: ${text ?? ''}` : text
}

async function readEvents(db: Kysely<Database>, ids: readonly number[]) {
  const rows = await db.selectFrom('entryEvents').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute()
  return rows.map((row) => ({
    ...tracedOf(row),
    event: row.event,
    text: row.text,
    at: row.at,
    by: row.operatorName,
  }))
}

function tracedOf({ id, entryKind, entryId }: Omit<Traced, 'entry'>): Traced {
  return { id, entry: referenceOf(entryKind, entryId), entryKind, entryId }
}

function parse(json: string): unknown {
  return JSON.parse(json)
}

export async function readFirstRecords(
  db: Kysely<Database>,
  ids: PersonIds,
  { count, ...context }: ReadContext & { count: number },
): Promise<PersonRecords> {
  const first = (kind: PersonKind) => ids[kind].slice(0, count)
  return {
    quotes: await personReaders.quotes(db, first('quotes'), context),
    contacts: await personReaders.contacts(db, first('contacts'), context),
    bin: await personReaders.bin(db, first('bin')),
    notes: await personReaders.notes(db, first('notes')),
    views: await personReaders.views(db, first('views')),
    answers: await personReaders.answers(db, first('answers')),
    mails: await personReaders.mails(db, first('mails')),
  }
}
