/** On the built site no visitor sees a draft, and a kill loses only what was not acknowledged. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
let site: RunningSite
let cookie: string
let formToken: string

beforeAll(async () => {
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
  cookie = await openSession(site.url, operator)
  const page = await fetch(`${site.url}/admin/products`, { headers: { Cookie: cookie } })
  formToken = /name="formToken" value="([\w-]+)"/.exec(await page.text())?.[1] ?? ''
})
afterAll(() => site.stop())

async function autosave(query: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ formToken, version: '1', ...fields })) body.append(name, value)
  return fetch(`${site.url}/admin/drafts?${query}`, { method: 'POST', body, headers: { Cookie: cookie } })
}

test('a draft is saved by every write that was answered, whenever the process is killed', async () => {
  const keys = { formKey: 'killed', tabKey: 'killed-tab' }
  let acknowledged = 0
  for (let round = 0; round < 2; round += 1) {
    let isAlive = true
    const typing = (async () => {
      for (let count = acknowledged + 1; isAlive; count += 1) {
        const text = String(count)
        const answer = await autosave('kind=blogPosts&record=', {
          ...keys,
          title: `Text ${text}`,
          sequence: text,
        }).catch(() => undefined)
        if (answer?.status === 200) acknowledged = count
        else isAlive = false
      }
    })()
    await new Promise((resolve) => setTimeout(resolve, 300 + 200 * round))
    await site.restart('SIGKILL')
    isAlive = false
    await typing
    const stored = await withDatabase(site, (db) =>
      db
        .selectFrom('revisions')
        .where('state', '=', 'draft')
        .selectAll()
        .where('formKey', '=', 'killed')
        .executeTakeFirstOrThrow(),
    )
    expect(stored.sequence).toBeGreaterThanOrEqual(acknowledged)
    expect(acknowledged).toBeGreaterThan(round)
    expect(JSON.parse(stored.content)).toMatchObject({ title: `Text ${String(stored.sequence)}` })
    acknowledged = stored.sequence
  }
})
