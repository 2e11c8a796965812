/**
 * A site under load is backed up, written to, killed and restored. The backup has everything acknowledged before it
 * began, and the file kept aside everything until the kill.
 */
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { openDatabase } from '~db/client.server'
import { checkIntegrity, verifyFile } from '~db/sqlite/verify.server'
import { root } from '../run-command.js'
import { startSite, type RunningSite } from '../site-process'
import { drillSettings, logIn, postContactCall, postLogin, postProductCall, sessionOf, type Operator } from './clients'
import { Tally, type DrillOptions, type DrillResult } from './tally'

const writers = 4

/** Needs a build. */
export async function restoreDrill({ rounds, report = () => undefined }: DrillOptions): Promise<DrillResult> {
  const tally = new Tally('restore')
  const site = await startSite(drillSettings)
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { storedBefore, storedAfter, lost, lostAside, faults } = await playRound(site, round)
      const name = `round ${String(round)}`
      tally.rounds += 1
      tally.acknowledged += storedBefore + storedAfter
      if (lost > 0) tally.losses.push(`${name}: ${String(lost)} messages from before the backup`)
      if (lostAside > 0) tally.losses.push(`${name}: ${String(lostAside)} messages of the former database`)
      tally.unexpected.push(...faults.map((fault) => `${name}: ${fault}`))
      report(`restore ${name}: ${String(storedBefore)} messages before the backup, ${String(storedAfter)} after`)
    }
  } finally {
    await site.stop()
  }
  return tally.result()
}

async function playRound(site: RunningSite, round: number) {
  const operator = await logIn(site.url)
  const product = await makeProduct(site, operator, round)
  const load = startLoad(site, round)
  await load.until(10)
  const before = [...load.stored]
  const made = await runScript(site, 'backup.ts')
  const backup = /^Backup made and verified: (.+) \(/.exec(made)?.[1] ?? ''
  await load.until(load.stored.length + 10)
  await site.end('SIGKILL')
  await load.end()
  const restored = await runScript(site, 'restore.ts', backup, '--yes')
  const aside = / is kept: (.+)$/m.exec(restored)?.[1] ?? ''
  const kept = new Set(await listMessages(aside))
  await site.restart()
  const there = new Set(await listMessages(site.database))
  return {
    storedBefore: before.length,
    storedAfter: load.stored.length - before.length,
    lost: before.filter((message) => !there.has(message)).length,
    lostAside: load.stored.filter((message) => !kept.has(message)).length,
    faults: [
      ...[...there].filter((message) => !load.sent.has(message)).map((message) => `"${message}" was never sent`),
      ...(await findDamage(site, aside)),
      ...(await findWrongAnswers(site, { operator, product })),
    ],
  }
}

/** Visitors who send messages until the site is gone. */
function startLoad(site: RunningSite, round: number) {
  const stored: string[] = []
  // Messages of earlier rounds may be there.
  const sent = { has: (message: string) => !message.startsWith(`${String(round)}-`) || tried.has(message) }
  const tried = new Set<string>()
  let isOver = false
  const send = async (writer: number) => {
    for (let n = 0; !isOver; n += 1) {
      const message = `${String(round)}-${String(writer)}-${String(n)}`
      tried.add(message)
      const answer = await postContactCall(site.url, message).catch(() => undefined)
      if (answer?.status === 201) stored.push(message)
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => send(writer)))
  return {
    stored,
    sent,
    until: async (count: number) => {
      while (stored.length < count) await wait(5)
    },
    end: async () => {
      isOver = true
      await all
    },
  }
}

const Product = z.object({ slug: z.string(), imageUrl: z.string() })

async function makeProduct(site: RunningSite, operator: Operator, round: number) {
  const background = { r: round % 256, g: 90, b: 40 }
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  const picture = new Blob([await image.png().toBuffer()], { type: 'image/png' })
  const fields = { name: `Drill Lantern ${String(round)}`, description: 'A product for drills.', picture }
  const { text } = await postProductCall(site.url, fields, operator)
  const { slug, imageUrl } = Product.parse(JSON.parse(text))
  return { slug, imageUrl, picture: Buffer.from(await (await fetch(site.url + imageUrl)).arrayBuffer()) }
}

async function listMessages(file: string): Promise<string[]> {
  const db = openDatabase(`file:${file}`, { mustExist: true })
  try {
    return (await db.selectFrom('contacts').select('message').execute()).map(({ message }) => message)
  } finally {
    await db.destroy()
  }
}

async function findDamage(site: RunningSite, aside: string): Promise<string[]> {
  const db = openDatabase(`file:${site.database}`, { mustExist: true })
  const checks = [checkIntegrity(db), verifyFile(aside).then(() => undefined)]
  const results = await Promise.allSettled(checks)
  await db.destroy()
  return results.flatMap((result) => (result.status === 'rejected' ? [`damaged: ${String(result.reason)}`] : []))
}

async function findWrongAnswers(
  site: RunningSite,
  { operator, product }: { operator: Operator; product: { slug: string; imageUrl: string; picture: Buffer } },
): Promise<string[]> {
  const faults: string[] = []
  const picture = await fetch(site.url + product.imageUrl)
  if (!product.picture.equals(Buffer.from(await picture.arrayBuffer()))) faults.push('the picture is another')
  for (const page of ['/', '/products', `/products/${product.slug}`, '/blog', '/contact', '/admin']) {
    const answer = await fetch(site.url + page)
    if (answer.status !== 200) faults.push(`${page} answers ${String(answer.status)}`)
  }
  const found = await (await fetch(`${site.url}/search?q=lantern`)).text()
  if (!found.includes(product.slug)) faults.push('the search does not find the product')
  const former = await fetch(`${site.url}/api/contacts`, { headers: { Cookie: operator.cookie } })
  if (former.status !== 401) faults.push(`a login from before the restore answers ${String(former.status)}`)
  if (sessionOf(await postLogin(site.url)) === undefined) faults.push('nobody can log in')
  return faults
}

/** In a process of its own, as an operator would. */
async function runScript(site: RunningSite, name: string, ...args: readonly string[]): Promise<string> {
  const { PATH, NODE_ENV } = process.env
  const env = { PATH, NODE_ENV, DATABASE_URL: `file:${site.database}` }
  const command = ['--import', 'tsx', `scripts/${name}`, ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  return stdout
}
