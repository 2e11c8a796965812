/**
 * Mail of running sites by a real SMTP server: one that refuses, delays, drops, and is down; kill -9 between a quote
 * and its mails; and two processes on one database.
 */
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { countOf } from '~/lib/text'
import { startSite, type RunningSite } from '../site-process'
import { drillSettings, sampleProduct, send } from './clients'
import { headerOf, MailServer, type Behavior } from './mail-server'
import { repeat } from './site-drill'
import { Tally, type DrillOptions, type DrillResult } from './tally'

export interface MailDrillOptions extends DrillOptions {
  /** For two processes. */
  quotes?: number
  behaviors?: readonly Behavior[]
}

const all: readonly Behavior[] = [
  ...(['accepts', 'answers late', 'refuses the recipient', 'refuses the message', 'defers the recipient'] as const),
  ...(['refuses the sender', 'refuses the login', 'drops before the final dot', 'drops after the final dot'] as const),
]
const writingMs = 1500
const settledLimitMs = 300_000

/** `rounds` are kills. */
export async function mailDrill(options: MailDrillOptions): Promise<DrillResult> {
  const tally = new Tally('mail')
  const server = new MailServer()
  await server.start()
  try {
    await meetBehaviors(server, tally, options.behaviors ?? all)
    await killBetween(server, tally, options)
    await sendFromTwo(server, tally, options.quotes ?? 1000)
  } finally {
    await server.stop()
  }
  return tally.result()
}

/** What became of a notice at a server of each kind, and of the same notice once the server takes mail. */
async function meetBehaviors(server: MailServer, tally: Tally, behaviors: readonly Behavior[]): Promise<void> {
  if (behaviors.length === 0) return
  const site = await startSite(settingsOf(server))
  try {
    for (const behavior of behaviors) {
      // Without connections that have logged in.
      await server.stop()
      await server.start()
      server.behavior = behavior
      const { first, last } = await sendOne(site, server)
      const copies = copiesOf(server).get(first.messageId) ?? 0
      tally.note(
        behavior,
        `${first.state} (“${first.response}”), then ${describe(last)}; ${countOf(copies, 'copy').replace(/ys$/, 'ies')}`,
      )
      tally.expect(last.state !== 'waiting', `a mail that a server ${behavior} is settled`)
    }
    await server.stop()
    const { last } = await sendOne(site, server, () => server.start())
    tally.note('is down, and comes back', describe(last))
    tally.expect(last.state === 'sent', 'a mail waits for a server that is down')
  } finally {
    await site.stop()
  }
}

async function sendOne(site: RunningSite, server: MailServer, comeBack = () => Promise.resolve()) {
  const before = readMails(site).length
  await quote(site)
  await until(() => readMails(site)[before]?.response !== null, 'the notice was tried')
  const first = readMails(site)[before] ?? none
  await site.end()
  server.behavior = 'accepts'
  await comeBack()
  passTime(site)
  await site.restart()
  await settled(site)
  return { first, last: readMails(site)[before] ?? none }
}

function describe({ state, attempts }: StoredMail): string {
  return `${state} after ${countOf(attempts, 'attempt')}`
}

/** Each acknowledged quote has both mails, and a kill costs at most one copy. */
async function killBetween(server: MailServer, tally: Tally, { rounds, report }: DrillOptions): Promise<void> {
  const site = await startSite(settingsOf(server))
  raiseDailyLimit(site)
  server.received.length = 0
  const acknowledged: string[] = []
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const stop = new AbortController()
      const visit = async () => {
        const email = await quote(site)
        if (email !== undefined) acknowledged.push(email)
      }
      const visitors = [visit, visit, visit].map((client) => repeat(client, stop.signal))
      await wait(Math.random() * writingMs)
      site.process.kill('SIGKILL')
      stop.abort()
      await Promise.all(visitors)
      passTime(site)
      await site.restart()
      tally.rounds = round
      if (round % 10 === 0) report?.(`mail: ${String(round)} kills, ${String(acknowledged.length)} quotes`)
    }
    await settled(site)
    const { receipts, notices } = sortReceived(server)
    for (const email of acknowledged) {
      if (!receipts.has(email)) tally.losses.push(`the receipt to ${email}`)
      if (!notices.has(email)) tally.losses.push(`the notice about ${email}`)
    }
    const copies = [...copiesOf(server).values()]
    const more = copies.reduce((sum, count) => sum + count - 1, 0)
    tally.expect(more <= rounds, `${String(more)} copies more after ${String(rounds)} kills`)
    tally.expect(Math.max(...copies) <= 2, 'no mail arrives three times')
    tally.note(
      'killed: quotes, mails, copies more',
      `${String(acknowledged.length)}, ${String(copies.length)}, ${String(more)}`,
    )
    tally.acknowledged += acknowledged.length
  } finally {
    await site.stop()
  }
}

async function sendFromTwo(server: MailServer, tally: Tally, quotes: number): Promise<void> {
  const first = await startSite(settingsOf(server))
  const second = await startSite(settingsOf(server), { folder: first.folder })
  raiseDailyLimit(first)
  server.received.length = 0
  try {
    const startedAt = performance.now()
    const sites = [first, second]
    let left = quotes
    const visit = async () => {
      for (; left > 0;) {
        left -= 1
        const email = await quote(sites[left % 2] ?? first)
        if (email === undefined) tally.losses.push('a quote')
        else tally.acknowledged += 1
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit))
    const postedAt = performance.now()
    await settled(first)
    const { receipts, notices } = sortReceived(server)
    const counts = [server.received.length, copiesOf(server).size, receipts.size, notices.size]
    tally.expect(
      String(counts) === String([2 * quotes, 2 * quotes, quotes, quotes]),
      `two processes sent ${String(counts)}`,
    )
    tally.note(
      'two processes: quotes, receipts, notices, mails in all',
      [quotes, receipts.size, notices.size, server.received.length].join(', '),
    )
    tally.note(
      'two processes: seconds for the quotes, and until all was sent',
      [postedAt, performance.now()].map((at) => ((at - startedAt) / 1000).toFixed(1)).join(', '),
    )
  } finally {
    await second.stop()
    await first.stop()
  }
}

/** Each visitor from a network of its own, so that no limit is reached. */
function settingsOf({ url }: MailServer): Record<string, string> {
  return { ...drillSettings, SMTP_URL: url, TRUST_PROXY: '127.0.0.1' }
}

let visitors = 0

/** The customer's address, if the quote was acknowledged. */
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

interface StoredMail {
  messageId: string
  state: string
  attempts: number
  response: string | null
}

const none: StoredMail = { messageId: '', state: 'not there', attempts: 0, response: null }

function readMails({ database }: RunningSite): StoredMail[] {
  return withDatabase(database, (handle) =>
    handle.prepare<[], StoredMail>('SELECT messageId, state, attempts, response FROM mails ORDER BY id').all(),
  )
}

/** As if the claims and pauses were over. */
function passTime({ database }: RunningSite): void {
  withDatabase(database, (handle) => {
    const now = new Date().toISOString()
    handle.prepare("UPDATE mails SET claimedUntil = NULL, dueAt = ? WHERE state = 'waiting'").run(now)
  })
}

function raiseDailyLimit({ database }: RunningSite): void {
  withDatabase(database, (handle) =>
    handle.exec(`
      INSERT INTO siteSettings (id, section, content, updatedAt, operatorName)
      VALUES (51, 'mail', '{"dailyMailCap":100000}', '2026-11-21T09:30:00.000Z', 'drill')
    `),
  )
}

function withDatabase<T>(file: string, work: (handle: BetterSqlite3.Database) => T): T {
  const handle = new BetterSqlite3(file, { timeout: 5000 })
  try {
    return work(handle)
  } finally {
    handle.close()
  }
}

function settled(site: RunningSite): Promise<void> {
  return until(() => readMails(site).every(({ state }) => state !== 'waiting'), 'nothing waits')
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  for (const deadline = performance.now() + settledLimitMs; !isSo(); await wait(100)) {
    if (performance.now() > deadline) throw new Error(`Five minutes were not enough until ${what}`)
  }
}

/** The customers whose receipts and notices arrived. */
function sortReceived({ received }: MailServer) {
  const isReceipt = ({ to }: { to: string }) => to.startsWith('hunter')
  return {
    receipts: new Set(received.filter(isReceipt).map(({ to }) => to)),
    notices: new Set(received.filter((mail) => !isReceipt(mail)).map((mail) => headerOf(mail, 'Reply-To') ?? '')),
  }
}

/** By Message-ID. */
function copiesOf({ received }: MailServer): Map<string, number> {
  const copies = new Map<string, number>()
  for (const mail of received) {
    const id = (headerOf(mail, 'Message-ID') ?? '').replaceAll(/[<>]/g, '')
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  return copies
}
