/**
 * A real SMTP server gets mail of running sites: kill -9 comes between a quote and its mails, and two processes share
 * one database. tests/mail/outbox.test.ts has each kind of server's answer.
 */
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import BetterSqlite3 from 'better-sqlite3'
import { headerOf, MailServer } from '../setup/mail-server'
import { startSite, type RunningSite } from '../setup/site-process'
import { clientSettings, sampleProduct, send } from './clients'
import { momentAfter, repeat, rounds, timeout } from './trial'

let server: MailServer
beforeEach(async () => {
  server = new MailServer()
  await server.start()
})
afterEach(() => server.stop())

test('a kill loses no mail of an acknowledged quote, and costs at most one copy', { timeout }, async () => {
  const site = await start()
  const acknowledged: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const stop = new AbortController()
    const visit = async () => {
      const email = await quote(site)
      if (email !== undefined) acknowledged.push(email)
    }
    const visitors = [visit, visit, visit].map((client) => repeat(client, stop.signal))
    await momentAfter(() => acknowledged.length)
    site.process.kill('SIGKILL')
    stop.abort()
    await Promise.all(visitors)
    passTime(site)
    await site.restart()
  }
  await settled(site)
  const { receipts, notices } = sortReceived()
  expect(acknowledged).not.toEqual([])
  expect(acknowledged.filter((email) => !receipts.has(email) || !notices.has(email))).toEqual([])
  const copies = copiesByMessage()
  expect(copies.reduce((sum, count) => sum + count - 1, 0)).toBeLessThanOrEqual(rounds)
  expect(Math.max(...copies)).toBeLessThanOrEqual(2)
})

test('two processes on one database send each mail once', { timeout }, async () => {
  const quotes = 60 * rounds
  const first = await start()
  const sites = [first, await start(first.folder)]
  let left = quotes
  const visit = async () => {
    for (; left > 0;) {
      left -= 1
      expect(await quote(sites[left % 2] ?? first)).toBeDefined()
    }
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  await settled(first)
  const { receipts, notices } = sortReceived()
  expect([server.received.length, copiesByMessage().length]).toEqual([2 * quotes, 2 * quotes])
  expect([receipts.size, notices.size]).toEqual([quotes, quotes])
})

/** Each visitor comes from another network, and the day has no limit, so that all is sent. */
async function start(folder?: string): Promise<RunningSite> {
  const settings = { ...clientSettings, SMTP_URL: server.url, TRUST_PROXY: '127.0.0.1' }
  const site = await startSite(settings, folder === undefined ? {} : { folder })
  onTestFinished(() => site.stop())
  run(
    site,
    `INSERT OR IGNORE INTO siteSettings (id, section, content, updatedAt, operatorName)
     VALUES (51, 'mail', '{"dailyMailCap":100000}', '2026-11-21T09:30:00.000Z', 'test')`,
  )
  return site
}

let visitors = 0

async function quote(site: RunningSite): Promise<string | undefined> {
  visitors += 1
  const email = `hunter${String(visitors)}@example.org`
  const { status } = await send(`${site.url}/products/${sampleProduct.slug}/quote`, {
    method: 'POST',
    body: new URLSearchParams({ customerName: 'Ada Hunter', customerEmail: email, quantity: '2' }),
    headers: {
      'X-Forwarded-For': `10.${[visitors >> 16, visitors >> 8, visitors].map((part) => part & 255).join('.')}`,
    },
  })
  return status === 303 ? email : undefined
}

function passTime(site: RunningSite): void {
  run(
    site,
    "UPDATE mails SET claimedUntil = NULL, dueAt = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE state = 'waiting'",
  )
}

function settled({ database }: RunningSite): Promise<void> {
  const countWaiting = () => {
    const handle = new BetterSqlite3(database, { timeout: 5000 })
    const count = handle.prepare("SELECT count(*) FROM mails WHERE state = 'waiting'").pluck().get()
    handle.close()
    return count
  }
  return expect.poll(countWaiting, { timeout, interval: 100 }).toBe(0)
}

function run({ database }: RunningSite, statement: string): void {
  const handle = new BetterSqlite3(database, { timeout: 5000 })
  handle.exec(statement)
  handle.close()
}

function sortReceived() {
  const isReceipt = ({ to }: { to: string }) => to.startsWith('hunter')
  return {
    receipts: new Set(server.received.filter(isReceipt).map(({ to }) => to)),
    notices: new Set(
      server.received.filter((mail) => !isReceipt(mail)).map((mail) => headerOf(mail, 'Reply-To') ?? ''),
    ),
  }
}

function copiesByMessage(): number[] {
  const copies = new Map<string, number>()
  for (const mail of server.received) {
    const id = headerOf(mail, 'Message-ID') ?? ''
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  return [...copies.values()]
}
