import { expect, test } from 'vitest'
import { createTestDatabase } from '~db/test-database'
import { goodDraft, goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
import { deleteEntryTraces } from './entry-traces.server'

test('deletes what belongs to the named entries of one inbox, and nothing else', async () => {
  const db = await createTestDatabase()
  const entries = [
    { entryKind: 'quotes', entryId: 1 },
    { entryKind: 'quotes', entryId: 2 },
    { entryKind: 'contacts', entryId: 1 },
  ]
  for (const entry of entries) {
    const mail = { ...goodRows.mails, ...entry, messageId: `${entry.entryKind}${String(entry.entryId)}@example.com` }
    await insertRow(db, 'mails', mail)
    await insertRow(db, 'entryEvents', { ...goodRows.entryEvents, ...entry })
    await insertRow(db, 'answers', { ...goodRows.answers, ...entry })
    const { entryKind: kind, entryId: recordId } = entry
    await insertRow(db, 'revisions', { ...goodDraft, kind, recordId, formKey: `${kind}/${String(recordId)}` })
  }

  const many = Array.from({ length: 40_000 }, (_, index) => index + 3)
  await write(db, (trx) => deleteEntryTraces(trx, 'quotes', [...many, 1]))

  for (const table of ['mails', 'entryEvents', 'answers'] as const) {
    const rows = await db.selectFrom(table).select(['entryKind', 'entryId']).orderBy('id').execute()
    expect(rows).toEqual(entries.slice(1))
  }
  const drafts = db.selectFrom('revisions').select(['kind as entryKind', 'recordId as entryId']).orderBy('id')
  expect(await drafts.execute()).toEqual(entries.slice(1))
})
