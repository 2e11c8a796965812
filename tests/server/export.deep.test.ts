/** The built site exports many rows completely or breaks off visibly, at the pace of the client. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
const rowCount = 10_000

let site: RunningSite
let cookie = ''

beforeAll(async () => {
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
  // The rows are more than fits into the buffers between the site and a client that waits.
  const contact = { name: 'A', email: 'a@b.example', message: '0'.repeat(4000), createdAt: '2026-01-01T00:00:00.000Z' }
  await withDatabase(site, async (db) => {
    for (let count = 0; count < rowCount; count += 1000) {
      await db
        .insertInto('contacts')
        .values(Array.from({ length: 1000 }, () => contact))
        .execute()
    }
  })
  cookie = await openSession(site.url, operator)
}, 60_000)
afterAll(() => site.stop())

/** Returns a response whose headers have arrived, without reading its body. */
async function open(file: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(`${site.url}/admin/${file}`, { headers: { Cookie: cookie }, agent: false }, resolve)
    request.once('error', reject)
  })
}

async function readWhole(answer: IncomingMessage): Promise<string> {
  answer.setEncoding('utf8')
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return text
}

test('every row comes once', async () => {
  const rows: unknown = JSON.parse(await readWhole(await open('contacts.json')))
  expect(rows).toHaveLength(rowCount)
  expect(rows).toMatchObject({ 0: { id: rowCount }, [rowCount - 1]: { id: 1 } })
  const lines = (await readWhole(await open('contacts.csv'))).split('\r\n')
  expect(lines).toHaveLength(rowCount + 2)
})

test('a client that waits, and one that leaves, hold nobody up', async () => {
  const [waiting, leaving] = [await open('contacts.csv'), await open('contacts.csv')]
  leaving.destroy()
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect((await readWhole(waiting)).split('\r\n')).toHaveLength(rowCount + 2)
  expect(site.output()).not.toContain('request failed')
})

// This test is the last, because it removes the messages.
test('a database that fails in the middle breaks the download off', async () => {
  const answers = [await open('contacts.csv'), await open('contacts.json')]
  await withDatabase(site, (db) => db.schema.alterTable('contacts').renameTo('gone').execute())
  for (const answer of answers) {
    const broken = once(answer, 'error')
    answer.resume()
    expect(String(await broken)).toContain('aborted')
    expect(answer.complete).toBe(false)
  }
  expect(site.output()).toContain('"event":"request failed"')
})
