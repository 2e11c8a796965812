/**
 * kill -9 comes while visitors and operators write, then the site restarts on the same file. This covers the memory of
 * the process; torn-log.test.ts covers the loss of power.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startAndFail } from '../setup/site-process'
import {
  clientSettings,
  deleteProduct,
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
import { expectStored, momentAfter, repeat, rounds, startTrial, timeout, type Trial } from './trial'

/** The next start may be recovering the log, and is killed with this probability. */
const chanceOfSecondKill = 0.2

interface Written extends Trial {
  unanswered: (() => Promise<Answer>)[]
  pictures: string[]
}

test(
  'a killed site has everything that it acknowledged, nothing by half, and takes each form once',
  {
    timeout,
  },
  async () => {
    const written: Written = { ...(await startTrial()), unanswered: [], pictures: [] }
    for (let round = 1; round <= rounds; round += 1) await killOnce(written, `round ${String(round)}`)
    await expectPictures(written, written.pictures)
    expect(written.site.output()).not.toContain('"level":"error"')
    expect(written.ledger.acknowledged).toBeGreaterThan(0)
  },
)

async function killOnce(written: Written, round: string): Promise<void> {
  const { site, ledger, pictures, unanswered } = written
  const before = inspectDatabase(site.database).contentVersion
  const stop = new AbortController()
  const known = pictures.length
  const clients = [visit, visit, visit, operate, operate].map((client) => repeat(() => client(written), stop.signal))
  await momentAfter(() => ledger.acknowledged)
  site.process.kill('SIGKILL')
  stop.abort()
  await Promise.all(clients)
  if (Math.random() < chanceOfSecondKill) {
    await startAndFail(clientSettings, { folder: site.folder, limitMs: Math.random() * 1500 })
  }
  await site.restart()
  expect(expectStored(written, round).contentVersion, round).toBeGreaterThanOrEqual(before)
  await expectPictures(written, pictures.slice(known))
  for (const sendAgain of unanswered.splice(0)) {
    expect((await sendAgain()).status, 'a form that was cut off is sent again').toBe(303)
  }
}

async function visit({ site: { url }, ledger, unanswered }: Written): Promise<void> {
  const [text, pick] = [uniqueText('words'), Math.floor(Math.random() * 4)]
  const table = pick < 2 ? 'quotes' : 'contacts'
  const post = [postQuoteForm, postQuoteCall, postContactForm, postContactCall][pick] ?? postQuoteForm
  const isForm = pick % 2 === 0
  const again = () => ledger.enter(table, text, () => post(url, text))
  if (isForm) unanswered.push(again)
  const answer = await again()
  forget(unanswered, again)
  expect(answer.status, 'a write').toBe(isForm ? 303 : 201)
}

const Created = z.object({ id: z.number(), slug: z.string(), imageUrl: z.string() })

async function operate(written: Written): Promise<void> {
  const { site, ledger, operator, pictures, unanswered } = written
  const product = uniqueProduct()
  const text = productText(product)
  if (Math.random() < 0.3) {
    const form = { ...product, formKey: randomUUID() }
    const again = () => ledger.enter('products', text, () => postProductForm(site.url, form, operator))
    unanswered.push(again)
    const answer = await again()
    forget(unanswered, again)
    expect(answer.status, 'the form of a new product').toBe(303)
    return
  }
  const made = await ledger.enter('products', text, () => postProductCall(site.url, product, operator))
  expect(made.status, 'a new product').toBe(201)
  const { id, slug, imageUrl } = Created.parse(JSON.parse(made.text))
  ledger.acknowledge('imageFiles', imageUrl)
  pictures.push(imageUrl)
  const chance = Math.random()
  if (chance < 0.3) {
    ledger.tried('formerAddresses', `/products/${slug}`)
    expect((await moveProduct(site.url, { id, slug: `${slug}-moved` }, operator)).status, 'a new address').toBe(200)
    ledger.acknowledge('formerAddresses', `/products/${slug}`)
  } else if (chance < 0.5) {
    ledger.tried('products', text)
    expect((await deleteProduct(site.url, id, operator)).status, 'a deletion').toBe(204)
    ledger.acknowledge('products', text, false)
  }
}

function forget<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at >= 0) list.splice(at, 1)
}

async function expectPictures({ site }: Written, pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    const { status, text } = await send(site.url + picture)
    expect([picture, status, text.slice(0, 4)]).toEqual([picture, 200, 'RIFF'])
  }
}
