/**
 * The disk fills up. Writes are refused with 503 and everything typed, reads continue, and nothing is stored by half.
 * Then there is room again, and the same process stores again. Needs to mount a disk; tests/routes/full-disk.test.ts
 * limits the file instead, and runs anywhere.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeOf } from '~db/file-problem'
import { startAndFail, temporaryFolder } from '../setup/site-process'
import {
  clientSettings,
  isTaken,
  postContactCall,
  postContactForm,
  postLogin,
  postProductCall,
  postProductForm,
  postQuoteCall,
  postQuoteForm,
  productText,
  send,
  uniqueProduct,
  uniqueText,
  type Answer,
} from './clients'
import { expectStored, rounds, startTrial, timeout, type Trial } from './trial'

const mostBytes = 200_000
/** A round ends after this many refusals: two of each kind. */
const refusalsPerRound = 12
const mostWrites = 5000

interface Filled extends Trial {
  disk: SmallDisk
}

test(
  'a full disk refuses what it cannot take and stores nothing by half, until there is room',
  {
    timeout,
  },
  async () => {
    const disk = mountSmallDisk(24 + rounds)
    // Only root on Linux may mount one.
    if (disk === undefined) return expect(process.platform === 'linux' && process.getuid?.() === 0).toBe(false)
    onTestFinished(disk.remove)
    const filled = { ...(await startTrial({ folder: disk.folder })), disk }
    for (let round = 1; round <= rounds; round += 1) await fillOnce(filled, Math.floor(Math.random() ** 3 * mostBytes))
    await startOnFull(filled)
  },
)

async function fillOnce(filled: Filled, leavingBytes: number): Promise<void> {
  const { site, disk } = filled
  const { process: before } = site
  disk.fill(leavingBytes)
  const refused: Written[] = []
  for (let n = 0; n < mostWrites && refused.length < refusalsPerRound; n += 1) {
    const written = await writeOne(filled, n)
    if (!isTaken(written.answer)) refused.push(written)
  }
  expect(refused).toHaveLength(refusalsPerRound)
  for (const each of refused) expectRefusal(each)
  await expectReads(filled)
  const { status, text } = await postLogin(site.url)
  if (status !== 303) expect(text).toContain('The login could not be stored. Please try again.')
  expectNoneOf(refused, filled)
  disk.makeRoom()
  for (let n = 0; n < writes.length; n += 1) {
    expect(isTaken((await writeOne(filled, n)).answer), 'the same process stores again once there is room').toBe(true)
  }
  expectNoneOf(refused, filled)
  expect([site.process, before.exitCode]).toEqual([before, null])
}

/** A start on a full disk says why not, or serves; it succeeds once there is room. */
async function startOnFull(filled: Filled): Promise<void> {
  const { site, disk } = filled
  disk.fill(0)
  await site.end()
  expect(site.process.exitCode).toBe(0)
  disk.fill(0)
  const { code, errors } = await startAndFail(clientSettings, { folder: disk.folder, limitMs: 5000 })
  if (code !== null) expect(errors).toMatch(/^Database \S+: the disk is full\.\n$/)
  disk.makeRoom()
  await site.restart()
  expectStored(filled)
}

interface Written {
  table: 'quotes' | 'contacts' | 'products'
  isForm: boolean
  text: string
  typed: string
  answer: Answer
}

interface Write {
  table: Written['table']
  isForm: boolean
  post: (filled: Filled, text: string, product: ReturnType<typeof uniqueProduct>) => Promise<Answer>
}

const writes: readonly Write[] = [
  { table: 'quotes', isForm: true, post: ({ site }, text) => postQuoteForm(site.url, text) },
  { table: 'contacts', isForm: true, post: ({ site }, text) => postContactForm(site.url, text) },
  { table: 'quotes', isForm: false, post: ({ site }, text) => postQuoteCall(site.url, text) },
  { table: 'contacts', isForm: false, post: ({ site }, text) => postContactCall(site.url, text) },
  {
    table: 'products',
    isForm: false,
    post: ({ site, operator }, _, product) => postProductCall(site.url, product, operator),
  },
  {
    table: 'products',
    isForm: true,
    post: ({ site, operator }, _, product) =>
      postProductForm(site.url, { ...product, formKey: randomUUID() }, operator),
  },
]

async function writeOne(filled: Filled, n: number): Promise<Written> {
  const { table, isForm, post } = writes[n % writes.length] ?? failEmpty()
  const [words, product] = [uniqueText('words', 500), uniqueProduct()]
  const text = table === 'products' ? productText(product) : words
  const typed = table === 'products' ? product.description : words
  return {
    table,
    isForm,
    text,
    typed,
    answer: await filled.ledger.enter(table, text, () => post(filled, text, product)),
  }
}

function failEmpty(): never {
  throw new Error('There is nothing to write')
}

function expectRefusal({ table, isForm, typed, answer: { status, headers, text } }: Written): void {
  expect([table, status]).toEqual([table, 503])
  expect(headers.get('retry-after')).not.toBeNull()
  if (!isForm) return expect(text).toMatch(/^\{"message":"[^"]+"\}$/)
  expect(text).toMatch(/try again|Failed to/i)
  expect(text).toContain(typed)
}

async function expectReads({ site: { url } }: Filled): Promise<void> {
  const pages = ['/', '/products', '/api/products', '/blog', '/elk', '/search?q=deer', '/healthz', '/contact']
  for (const page of [...pages, `/search?q=${uniqueText('x', 0).slice(0, 20)}`]) {
    expect((await send(url + page)).status, page).toBe(200)
  }
}

function expectNoneOf(refused: readonly Written[], filled: Filled): void {
  const { stored } = expectStored(filled)
  expect(refused.filter(({ table, text }) => stored[table].has(text))).toEqual([])
}

interface SmallDisk {
  folder: string
  fill: (leavingBytes: number) => void
  makeRoom: () => void
  remove: () => void
}

function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = temporaryFolder()
  try {
    const size = `size=${String(megabytes)}m`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: (leavingBytes) => {
      const { bavail, bsize } = statfsSync(folder)
      const bytes = Math.max(0, bavail * bsize - leavingBytes)
      try {
        writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
      } catch (error) {
        // The site has taken the rest.
        if (codeOf(error) !== 'ENOSPC') throw error
      }
    },
    makeRoom: () => {
      rmSync(filler, { force: true })
    },
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
