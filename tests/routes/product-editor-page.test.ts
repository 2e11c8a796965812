/** The operator's products have a list, and an editor that differs from others (editors.test.ts) in these points. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { stopImages } from '~/content/pictures/image-queue.server'
import { withListBack } from '~/lib/list-back'
import { action as save, loader as edit } from '~/routes/admin/product-editor'
import { loader as list } from '~/routes/admin/products'
import { log } from '~/server/log.server'
import { refuseWrites } from '~db/test-faults'
import { callRoute } from './call-route'
import { Unsaved } from './editor-form'
import { beginSession, type TestSession } from './log-in'
import { addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
let session: TestSession
let headers: { Cookie: string }

beforeEach(async () => {
  session = await beginSession(site.db)
  headers = { Cookie: session.cookie }
})
afterEach(() => stopImages(site.db))

const rows = () => site.db.selectFrom('products').selectAll().orderBy('id').execute()

const rope = {
  intent: 'save-product',
  name: 'Haul Rope',
  slug: '',
  description: 'Thirty feet of it.',
  imagePrompt: '',
  imageUrl: '',
  category: 'Gear',
  discountPercentage: '15',
  isActive: 'true',
  'features[0]': 'Strong',
  'features[1]': ' ',
  'features[2]': 'Quiet, and light',
  version: '',
  formKey: 'key-1',
}

type Fields = Record<string, string | File | readonly File[]>

function post(change: Fields = {}, id?: string, with_ = session) {
  const path = id === undefined ? '/admin/products/new' : `/admin/products/${id}/edit`
  const multipart = { ...rope, formToken: with_.formToken, ...change }
  return callRoute(save, { path, ...(id === undefined ? {} : { params: { id } }), headers, multipart })
}

describe('the list', () => {
  const read = (query = '') => callRoute(list, { path: `/admin/products${query}`, headers })

  test.each([
    ['', ['Rope', 'Horn', 'Scent']],
    ['?status=active', ['Rope', 'Scent']],
    ['?status=inactive', ['Horn']],
    ['?status=nonsense', ['Rope', 'Horn', 'Scent']],
    ['?q=ROPE', ['Rope']],
    ['?q=scent-away', ['Scent']],
    ['?q=gear&status=inactive', ['Horn']],
    ['?q=%25', []],
  ])('%s shows %j, oldest first', async (query, names) => {
    await addProduct(site.db, { name: 'Rope', slug: 'rope' })
    await addProduct(site.db, { name: 'Horn', slug: 'horn', isActive: 0 })
    await addProduct(site.db, { name: 'Scent', slug: 'scent-away' })
    expect((await read(query)).body).toMatchObject({
      page: { rows: names.map((name) => ({ name })) },
      counts: { active: 2, inactive: 1 },
    })
  })

  test('has pages of fifty, and leads on from one whose last entry is gone', async () => {
    for (let count = 0; count < 51; count += 1) await addProduct(site.db)
    expect((await read()).body).toMatchObject({ page: { next: { direction: 'after', id: 50 } } })
    expect((await read('?cursor=after-50')).body).toMatchObject({ page: { rows: [{ id: 51 }] } })
    expect((await read('?cursor=after-51&q=Product')).headers.get('Location')).toBe('/admin/products?q=Product')
  })

  test('behind an editor is the one that the editor was opened from, and leads nowhere else', async () => {
    await addProduct(site.db, { name: 'Rope', slug: 'rope' })
    await addProduct(site.db, { name: 'Horn', slug: 'horn' })
    const behind = (from: string) =>
      callRoute(list, { path: withListBack('/admin/products/1/edit', from), params: { id: '1' }, headers })
    expect((await behind('/admin/products?q=horn')).body).toMatchObject({ page: { rows: [{ name: 'Horn' }] } })
    expect((await behind('/admin/products?cursor=after-51')).body).toMatchObject({ page: { rows: [] } })
  })
})

describe('a new product', () => {
  test('a number that is none becomes no discount', async () => {
    const fraction = await post({ discountPercentage: '12.5' })
    expect(fraction.status).toBe(400)
    expect(JSON.stringify(fraction.body)).toContain('The discount is a whole number from 0 to 100')
    await post({ discountPercentage: 'half' })
    expect(await rows()).toMatchObject([{ discountPercentage: 0 }])
  })

  test('stores a price in cents, sizes, and specifications, and shows them again as typed', async () => {
    const details = {
      priceFromCents: '$1,049.90',
      priceUnit: 'per bag',
      'sizes[0]': '25 lb',
      'sizes[1]': '',
      'specifications[0].label': 'Weight',
      'specifications[0].value': '25 lb',
    }
    expect((await post(details)).status).toBe(303)
    expect(await rows()).toMatchObject([
      {
        priceFromCents: 104_990,
        priceUnit: 'per bag',
        sizes: '["25 lb"]',
        specifications: '[{"label":"Weight","value":"25 lb"}]',
      },
    ])
    const answer = await callRoute(edit, { path: '/admin/products/1/edit', params: { id: '1' }, headers })
    expect(answer.body).toMatchObject({
      values: { priceFromCents: '1049.90', sizes: ['25 lb'], specifications: [{ label: 'Weight', value: '25 lb' }] },
    })
  })

  test('says at the field that a price is none, and that a specification lacks its value', async () => {
    const answer = await post({ priceFromCents: '49,99', 'specifications[0].label': 'Weight' })
    const { lastResult } = Unsaved.parse(answer.body)
    expect(lastResult.error).toEqual({
      priceFromCents: ['Use an amount like 49.99'],
      'specifications[0].value': ['Give the value'],
    })
    expect(lastResult.initialValue).toMatchObject({ priceFromCents: '49,99' })
    expect(await rows()).toEqual([])
  })

  test.each([
    ['insert', { type: 'insert', payload: { name: 'features' } }, 4],
    ['remove', { type: 'remove', payload: { name: 'features', index: 0 } }, 2],
  ])('a button changes the list of features: %s', async (_, intent, count) => {
    const answer = await post({ __intent__: JSON.stringify(intent), name: '' })
    expect(answer.status).toBe(200)
    const { lastResult, message } = Unsaved.parse(answer.body)
    expect(message).toBeUndefined()
    expect(lastResult.initialValue?.features).toHaveLength(count)
    expect(await rows()).toEqual([])
  })

  test.each(['', '{', '[]', '{"type":"update","payload":{"value":{}}}', '{"type":"insert","payload":{"name":"name"}}'])(
    'a command that no button sends is none: %s',
    async (intent) => {
      expect((await post({ __intent__: intent })).status).toBe(303)
    },
  )

  test.each(['name', 'slug', 'description', 'category', 'discountPercentage', 'isActive'])(
    'without its field %s is an answer like any other',
    async (field) => {
      const whole = Object.entries({ ...rope, formToken: session.formToken })
      const multipart = Object.fromEntries(whole.filter(([name]) => name !== field))
      const { status } = await callRoute(save, { path: '/admin/products/new', headers, multipart })
      expect(status).toBe(['name', 'description', 'category'].includes(field) ? 400 : 303)
    },
  )

  test('meets the login form with all its fields, and names the files to choose again', async () => {
    headers = { Cookie: '' }
    const met = await post({ image: await pictureFile('my rope.png') })
    expect(met).toMatchObject({ status: 401, body: { step: 'login', next: '/admin/products/new' } })
    const { fields } = z.object({ fields: z.array(z.tuple([z.string(), z.string()])) }).parse(met.body)
    const { formKey: _, ...sent } = rope
    expect(Object.fromEntries(fields)).toMatchObject({ ...sent, lostFile: 'my rope.png' })
    headers = { Cookie: session.cookie }
    const saved = await callRoute(save, {
      path: '/admin/products/new',
      headers,
      form: [...fields, ['formToken', session.formToken]],
    })
    expect((await toastOf(saved))?.description).toContain('Please choose again: “my rope.png”.')
    expect(await rows()).toHaveLength(1)
  })
})

describe('files that have to be chosen again are named', () => {
  test('when they could not be written', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await refuseWrites(site.db)
    const answer = await post({ image: await pictureFile('my rope.png') })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({ notices: ['Please choose again: “my rope.png”.'] })
    expect(logged).toHaveBeenCalled()
  })

  test('when the form that met the login form comes back with an error, or with a question', async () => {
    const wrong = await post({ name: '', lostFile: 'my rope.png' })
    expect(wrong).toMatchObject({ status: 400, body: { notices: ['Please choose again: “my rope.png”.'] } })
    await post()
    const asked = await post({ version: '1', slug: 'rope', lostFile: 'my rope.png' }, '1')
    expect(asked).toMatchObject({ status: 409, body: { notices: ['Please choose again: “my rope.png”.'] } })
  })

  test('and no number of them is too large for the message', async () => {
    const lost = Array.from({ length: 120 }, (_, index): [string, string] => [
      'lostFile',
      `IMG_${String(index)}_${'x'.repeat(240)}.jpg`,
    ])
    const form: [string, string][] = [...Object.entries(rope), ...lost, ['formToken', session.formToken]]
    const answer = await callRoute(save, { path: '/admin/products/new', headers, form })
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join().length).toBeLessThan(3500)
    expect((await toastOf(answer))?.description).toContain('and 92 more.')
  })
})
