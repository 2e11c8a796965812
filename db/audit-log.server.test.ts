import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandLine, auditLogDays, deleteOldAuditEvents, logAudit } from './audit-log.server'
import type { Database } from './database'
import { createTestDatabase } from './test-database'
import { goodRows, insertRow } from './test-rows'
import { write } from './write.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const now = new Date('2026-11-21T12:00:00.000Z')
const rows = () => db.selectFrom('auditLog').selectAll().execute()

test('a event is kept with who did it, when, and to what', async () => {
  const session = { operatorId: 7, username: 'Warden', formToken: 'secret', expiresAt: 'later' }
  await write(db, (trx) =>
    logAudit(
      trx,
      { by: session, now },
      {
        event: 'quote-status-set',
        id: 12,
        name: 'Quote 12',
        detail: { from: 'pending', to: 'closed' },
      },
    ),
  )
  expect(await rows()).toEqual([
    {
      id: 1,
      at: '2026-11-21T12:00:00.000Z',
      operatorId: 7,
      operatorName: 'Warden',
      event: 'quote-status-set',
      subjectKind: 'quote',
      subjectId: 12,
      subject: 'Quote 12',
      searchText: 'quote 12\nwarden',
      detail: '{"from":"pending","to":"closed"}',
    },
  ])
})

test('the command line is nobody who is logged in', async () => {
  await write(db, (trx) => logAudit(trx, { by: commandLine, now }, { event: 'samples-filled-in' }))
  const nothing = { subjectId: null, subject: null, detail: null }
  expect(await rows()).toMatchObject([{ operatorId: null, operatorName: 'command line', ...nothing }])
})

test('what is rolled back was not done', async () => {
  const broken = write(db, async (trx) => {
    await logAudit(trx, { by: commandLine, now }, { event: 'samples-filled-in' })
    throw new Error('the event failed')
  })
  await expect(broken).rejects.toThrow('the event failed')
  expect(await rows()).toEqual([])
})

test('only what is older than 400 days is forgotten', async () => {
  const dayMs = 24 * 60 * 60 * 1000
  const today = new Date()
  const at = (ms: number) => new Date(today.getTime() - auditLogDays * dayMs + ms).toISOString()
  for (const ms of [-dayMs, -1, 0, 60_000, dayMs]) await insertRow(db, 'auditLog', { ...goodRows.auditLog, at: at(ms) })
  await write(db, (trx) => deleteOldAuditEvents(trx, today))
  expect((await rows()).map((row) => row.at)).toEqual([at(60_000), at(dayMs)])
})
