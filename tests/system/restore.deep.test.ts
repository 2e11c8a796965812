/**
 * A site under load is backed up, written to, killed and restored by the operator's commands. The backup has everything
 * that was acknowledged before it began, and the old file everything until the kill.
 */
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../../scripts/run-command.js'
import type { RunningSite } from '../setup/site-process'
import {
  noisyPicture,
  postContactCall,
  postLogin,
  postProductCall,
  send,
  sessionOf,
  uniqueText,
  type Operator,
} from './clients'
import { inspectDatabase } from './inspect-database'
import { Ledger, repeat, startTrial, timeout } from './trial'

const Product = z.object({ slug: z.string(), imageUrl: z.string() })

test('a site that is backed up under load, killed and restored has all that it acknowledged', { timeout }, async () => {
  const { site, operator, ledger } = await startTrial()
  const product = await makeProduct(site, operator)
  const later = new Ledger()
  let current = ledger
  const stop = new AbortController()
  const writers = Array.from({ length: 4 }, () =>
    repeat(async () => {
      const [book, text] = [current, uniqueText('words')]
      await book.enter('contacts', text, () => postContactCall(site.url, text))
    }, stop.signal),
  )
  while (ledger.acknowledged < 10) await wait(5)
  // Running writes may be in the backup or not.
  current = later
  while (later.acknowledged < 4) await wait(5)
  const made = await runScript(site, 'backup.ts')
  const backup = /^Backup made and verified: (.+) \(/.exec(made)?.[1] ?? ''
  while (later.acknowledged < 20) await wait(5)
  await site.end('SIGKILL')
  stop.abort()
  await Promise.all(writers)

  const restored = await runScript(site, 'restore.ts', backup, '--yes')
  const aside = inspectDatabase(/ is kept: (.+)$/m.exec(restored)?.[1] ?? '')
  expect([...ledger.faultsIn(aside.stored), ...later.faultsIn(aside.stored), ...aside.faults]).toEqual([])
  await site.restart()
  const { stored, faults } = inspectDatabase(site.database)
  expect(ledger.faultsIn(stored)).toEqual([])
  // A backup leaves out the counters of attempts.
  expect(faults.filter((fault) => !fault.includes('were counted'))).toEqual([])
  await expectAnswers(site, operator, product)
})

async function makeProduct(site: RunningSite, operator: Operator) {
  const fields = { name: 'Sled Lantern', description: 'A product for a restore.', picture: await noisyPicture(400) }
  const { text } = await postProductCall(site.url, fields, operator)
  const { slug, imageUrl } = Product.parse(JSON.parse(text))
  return { slug, imageUrl, picture: await bytesOf(site.url + imageUrl) }
}

async function bytesOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}

async function expectAnswers(
  { url }: RunningSite,
  { cookie }: Operator,
  { slug, imageUrl, picture }: { slug: string; imageUrl: string; picture: Buffer },
): Promise<void> {
  expect(picture.equals(await bytesOf(url + imageUrl))).toBe(true)
  for (const page of ['/', '/products', `/products/${slug}`, '/blog', '/contact', '/admin']) {
    expect((await send(url + page)).status, page).toBe(200)
  }
  expect((await send(`${url}/search?q=lantern`)).text).toContain(slug)
  const former = await send(`${url}/api/contacts`, { headers: { Cookie: cookie } })
  expect(former.status, 'a login from before the restore').toBe(401)
  expect(sessionOf(await postLogin(url))).toBeDefined()
}

async function runScript(site: RunningSite, name: string, ...args: readonly string[]): Promise<string> {
  const { PATH, NODE_ENV } = process.env
  const env = { PATH, NODE_ENV, DATABASE_URL: `file:${site.database}` }
  const command = ['--import', 'tsx', `scripts/${name}`, ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  return stdout
}
