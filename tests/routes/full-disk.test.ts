/**
 * The file has no room for another page: every way to write responds with 503 and a message, loses nothing, and works
 * at once when there is room again.
 */
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { stopImages } from '~/content/pictures/image-queue.server'
import { action as dashboard, loader as readDashboard } from '~/routes/admin/layout'
import { action as uploadImage } from '~/routes/admin/images'
import { action as saveProduct } from '~/routes/admin/product-editor'
import { action as postApiProduct } from '~/routes/api/products'
import { loader as listProducts } from '~/routes/products/index'
import { log } from '~/server/log.server'
import { noisyPicture } from '../system/clients'
import { callRoute, type Answer } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { waysIn } from './ways-in'

const site = useSiteDatabase()
let session: TestSession
let logged: MockInstance

beforeEach(async () => {
  session = await beginSession(site.db)
  await addProduct(site.db, { slug: 'rope', name: 'Rope' })
  logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => stopImages(site.db))

async function fillDisk(): Promise<void> {
  // The filler uses up the free space inside of pages first.
  await sql`CREATE TABLE filler (bytes BLOB)`.execute(site.db)
  await sql`PRAGMA max_page_count = 1`.execute(site.db)
  for (const size of [1000, 100, 1]) {
    let isFull = false
    while (!isFull) {
      isFull = await sql`INSERT INTO filler VALUES (zeroblob(${size}))`.execute(site.db).then(
        () => false,
        () => true,
      )
    }
  }
}

async function makeRoom(): Promise<void> {
  await sql`PRAGMA max_page_count = 1000000`.execute(site.db)
}

const long = 'The most important words. '.repeat(180).trim()
const operator = () => ({ Cookie: session.cookie })
/** Makes a picture that is larger than the free space inside of a page. */
const picture = async () => new File([await noisyPicture(400)], 'rope.png', { type: 'image/png' })
const product = { name: 'Line', description: long, category: 'Gear' }

const forms: Record<string, () => Promise<Answer>> = {
  'the quote form': () => waysIn['the quote form']({ words: long }),
  'the form for several products': () => waysIn['the form for several products']({ words: long }),
  'the contact form': () => waysIn['the contact form']({ words: long }),
  "a new product's form": () =>
    callRoute(saveProduct, {
      path: '/admin/products/new',
      headers: operator(),
      form: {
        intent: 'save-product',
        ...product,
        slug: '',
        imagePrompt: '',
        imageUrl: '',
        isActive: 'true',
        discountPercentage: '0',
        version: '',
        formKey: 'k',
        confirmed: '',
        formToken: session.formToken,
      },
    }),
}

const calls: Record<string, () => Promise<Answer>> = {
  'a call with a message': () => waysIn['the API of messages']({ words: long }),
  'a call with a product and its picture': async () =>
    callRoute(postApiProduct, {
      path: '/api/products',
      headers: operator(),
      multipart: { ...product, image: await picture() },
    }),
  'an upload of the editor': async () =>
    callRoute(uploadImage, {
      path: '/admin/images',
      headers: operator(),
      multipart: { file: await picture(), formToken: session.formToken },
    }),
}

test.each(Object.entries(forms))(
  '%s comes back with everything typed, and is stored once there is room',
  async (_, send) => {
    await fillDisk()
    const refused = await send()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).not.toBeNull()
    const body = JSON.stringify(refused.body)
    expect(body.includes(long)).toBe(true)
    expect(body).toMatch(/Please try again\.|the disk is full/)
    expect(logged).toHaveBeenCalled()
    await makeRoom()
    expect((await send()).status).toBe(303)
  },
)

test.each(Object.entries(calls))('%s is refused in words, and taken once there is room', async (_, send) => {
  await fillDisk()
  const refused = await send()
  expect(refused.status).toBe(503)
  expect(JSON.stringify(refused.body)).toMatch(/try again/i)
  expect(logged).toHaveBeenCalled()
  await makeRoom()
  expect([200, 201]).toContain((await send()).status)
})

test('a logout on a full disk ends the session in this process, and says what a restart would undo', async () => {
  const other = await beginSession(site.db)
  const look = async (cookie: string) => {
    const { status, body } = await callRoute(readDashboard, { path: '/admin/quotes', headers: { Cookie: cookie } })
    return { status, isIn: JSON.stringify(body).includes('offersSamples') }
  }
  // A deleted row frees space inside of its page, so only a log that cannot grow refuses the logout.
  await sql`PRAGMA query_only = ON`.execute(site.db)
  const path = '/admin'
  const answer = await callRoute(dashboard, { path, headers: operator(), form: { intent: 'logout' } })
  expect(answer.headers.get('Set-Cookie')).toContain('Max-Age=0')
  const toast = await toastOf(answer)
  expect(toast?.description).toMatch(/restart.*End All Other Sessions/)
  expect(await look(session.cookie)).toEqual({ status: 401, isIn: false })
  expect(await look(other.cookie)).toEqual({ status: 200, isIn: true })
  await sql`PRAGMA query_only = OFF`.execute(site.db)
  expect(await look(session.cookie)).toEqual({ status: 401, isIn: false })
})

test('pages are read from a full disk as ever', async () => {
  await fillDisk()
  expect((await callRoute(listProducts, { path: '/products' })).status).toBe(200)
})
