/**
 * kill -9 during writes by visitors and operator, then a restart on the same file. Everything acknowledged is there,
 * nothing by half, and interrupted forms can be sent again and are stored once. This covers process memory; for power
 * loss see `torn`.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { memoryOf } from '../process-figures'
import { startAndFail } from '../site-process'
import {
  deleteProduct,
  drillSettings,
  moveProduct,
  postContactCall,
  postContactForm,
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
import { inspectDatabase } from './inspect-database'
import { checkStored, drillSite, repeat, type SiteDrill } from './site-drill'
import type { DrillOptions, DrillResult } from './tally'

const writingMs = 1500
/** Probability of killing the next start, too, while it may be recovering the log. */
const chanceOfSecondKill = 0.2
const startingMs = 1500

export function killDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  return drillSite('kill', async (record) => {
    const drill: Drill = { ...record, unanswered: [], pictures: [] }
    const { site, tally, book } = drill
    for (let round = 1; round <= rounds; round += 1) {
      await runRound(drill, round)
      tally.rounds = round
      if (round % 10 === 0) report?.(`kill: ${String(round)} rounds, ${String(book.acknowledged)} acknowledged`)
    }
    await expectPictures(drill, drill.pictures)
    tally.expect(!/"level":"error"/.test(site.output()), `no error in the log: ${firstError(site.output())}`)
  })
}

interface Drill extends SiteDrill {
  /** Interrupted forms, to send again. */
  unanswered: (() => Promise<Answer>)[]
  pictures: string[]
}

async function runRound(drill: Drill, round: number): Promise<void> {
  const { site, tally } = drill
  const before = inspectDatabase(site.database).contentVersion
  const stop = new AbortController()
  const known = drill.pictures.length
  const clients = [visit, visit, visit, operate, operate].map((client) => repeat(() => client(drill), stop.signal))
  await wait(Math.random() * writingMs)
  tally.noteMost('largest process (MB)', memoryOf(site.process.pid)?.peak ?? 0)
  site.process.kill('SIGKILL')
  stop.abort()
  await Promise.all(clients)
  if (Math.random() < chanceOfSecondKill) {
    await startAndFail(drillSettings, { folder: site.folder, limitMs: Math.random() * startingMs })
  }
  await site.restart()
  const { contentVersion } = checkStored(drill, `round ${String(round)}`)
  tally.expect(contentVersion >= before, `the content's version never falls (round ${String(round)})`)
  await expectPictures(drill, drill.pictures.slice(known))
  for (const sendAgain of drill.unanswered.splice(0)) {
    tally.expect((await sendAgain()).status === 303, 'a form that was cut off is taken when it is sent again')
  }
}

async function visit({ site: { url }, book, tally, unanswered }: Drill): Promise<void> {
  const [text, pick] = [uniqueText('words'), Math.floor(Math.random() * 4)]
  const table = pick < 2 ? 'quotes' : 'contacts'
  const post = [postQuoteForm, postQuoteCall, postContactForm, postContactCall][pick] ?? postQuoteForm
  const isForm = pick % 2 === 0
  const again = () => book.enter(table, text, () => post(url, text))
  if (isForm) unanswered.push(again)
  const answer = await again()
  forget(unanswered, again)
  tally.expect(answer.status === (isForm ? 303 : 201), `a write is taken (${String(answer.status)})`)
}

async function operate(drill: Drill): Promise<void> {
  const { site, book, operator, tally, pictures, unanswered } = drill
  const product = uniqueProduct()
  const text = productText(product)
  if (Math.random() < 0.3) {
    const formKey = randomUUID()
    const again = () => book.enter('products', text, () => postProductForm(site.url, { ...product, formKey }, operator))
    unanswered.push(again)
    const answer = await again()
    forget(unanswered, again)
    tally.expect(answer.status === 303, `a new product's form is taken (${String(answer.status)})`)
    return
  }
  const made = await book.enter('products', text, () => postProductCall(site.url, product, operator))
  tally.expect(made.status === 201, `a new product is taken (${String(made.status)})`)
  if (made.status !== 201) return
  const { id, slug, imageUrl } = Created.parse(JSON.parse(made.text))
  book.acknowledge('imageFiles', imageUrl)
  pictures.push(imageUrl)
  await change(drill, { id, slug, text })
}

const Created = z.object({ id: z.number(), slug: z.string(), imageUrl: z.string() })

async function change(
  { site: { url }, book, operator, tally }: Drill,
  { id, slug, text }: { id: number; slug: string; text: string },
): Promise<void> {
  const chance = Math.random()
  if (chance < 0.3) {
    book.tried('formerAddresses', `/products/${slug}`)
    const { status } = await moveProduct(url, { id, slug: `${slug}-moved` }, operator)
    tally.expect(status === 200, `a product is moved (${String(status)})`)
    if (status === 200) book.acknowledge('formerAddresses', `/products/${slug}`)
  } else if (chance < 0.5) {
    book.tried('products', text)
    const { status } = await deleteProduct(url, id, operator)
    tally.expect(status === 204, `a product is deleted (${String(status)})`)
    if (status === 204) book.acknowledge('products', text, false)
  }
}

function forget<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at >= 0) list.splice(at, 1)
}

async function expectPictures({ site, tally }: Drill, pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    const { status, text } = await send(site.url + picture)
    if (status !== 200 || !text.startsWith('RIFF')) tally.losses.push(`${picture} answers ${String(status)}`)
  }
}

function firstError(output: string): string {
  return (
    output
      .split('\n')
      .find((line) => line.includes('"level":"error"'))
      ?.slice(0, 300) ?? ''
  )
}
