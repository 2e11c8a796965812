/** A write of the API on a full disk leaves neither its row nor its entry in the audit log. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { dumpTables } from '../routes/dump-tables'
import { callOperation, exampleBody, readOperations } from './openapi-document'
import { useSampleWorld } from './sample-world'

const { operations } = await readOperations()
const world = useSampleWorld()

test('a new product', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const operation = operations.find(({ operationId }) => operationId === 'createProduct')
  if (!operation) throw new Error('The contract has no such call')
  const before = await dumpTables(db())
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db())
  await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db())
  const body = exampleBody(operation, { description: 'x'.repeat(19_000) })
  expect((await callOperation(operation, { cookie: world.cookie, body })).status).toBe(503)
  expect(log.error).toHaveBeenCalled()
  expect(await dumpTables(db())).toEqual(before)
})
