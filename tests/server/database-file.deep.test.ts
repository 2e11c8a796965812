/** Only a database file has a secret beside it, and can be moved away. */
import { renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'

let site: RunningSite | undefined

afterEach(async () => {
  await site?.stop()
  site = undefined
})

test('a start keeps a secret beside the file', async () => {
  site = await startSite()
  expect(statSync(path.join(site.folder, 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a database file that is moved away under the running site is noticed: no write is acknowledged', async () => {
  site = await startSite()
  const { url, database } = site
  const send = () =>
    fetch(`${url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'Stands',
        message: 'Do you still sell the ladder stand?',
      }),
    })
  expect((await send()).status).toBe(201)
  renameSync(database, `${database}.moved`)
  expect((await send()).status).toBe(503)
  expect((await fetch(`${url}/healthz`)).status).toBe(503)
  await expect.poll(site.output).toContain('its file was moved or deleted (SQLITE_READONLY_DBMOVED)')
  renameSync(`${database}.moved`, database)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await send()).status).toBe(201)
})
