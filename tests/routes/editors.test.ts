/** The editors of products, species and posts have these points in common; a browser without JavaScript sends them. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newPostValues } from '~/kinds/blog/admin/post-form'
import { toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { stopImages } from '~/content/pictures/image-queue.server'
import { productFields } from '~/kinds/products/product.fields'
import { withListBack } from '~/lib/list-back'
import { formValuesOf } from '~/lib/record-fields'
import * as deerTypeEditor from '~/routes/admin/deer-type-editor'
import * as postEditor from '~/routes/admin/post-editor'
import * as productEditor from '~/routes/admin/product-editor'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import { toFields, Unsaved, Values } from './editor-form'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
const session = useOperator(site)
afterEach(() => stopImages(site.db))

type Fields = Record<string, string | File>
type Route = Parameters<typeof callRoute>[0]

interface Kind {
  noun: string
  table: 'products' | 'deerTypes' | 'blogPosts'
  editor: { loader: Route; action: Route }
  list: string
  intent: string
  /** A complete form of a new record named Elk. */
  form: object
  /** The fields of the name, of a text without rules, and of the picture, and the name of its file field. */
  name: string
  text: string
  label: string
  picture: string
  file: string
  /** Adds a public record named Old, at the slug "old". */
  add: () => Promise<{ id: number }>
  pathOf: (slug: string) => string
  /** Adds another record with the address. */
  take: (slug: string) => Promise<unknown>
  owner: string
  toasts: { made: string; saved: string }
  notFound: string
  failed: { column: string; making: string; saving: string }
}

const kinds: Kind[] = [
  {
    noun: 'product',
    table: 'products',
    editor: productEditor,
    list: '/admin/products',
    intent: 'save-product',
    form: { ...formValuesOf(productFields), name: 'Elk', description: 'A call.', category: 'Gear', isActive: 'true' },
    name: 'name',
    text: 'description',
    label: 'Description',
    picture: 'imageUrl',
    file: 'image',
    add: () => addProduct(site.db, { name: 'Old', slug: 'old' }),
    pathOf: (slug) => `/products/${slug}`,
    take: (slug) => addProduct(site.db, { name: 'Taker', slug }),
    owner: 'the product “Taker”',
    toasts: { made: 'Product created successfully', saved: 'Product updated successfully' },
    notFound: 'Product Not Found',
    failed: { column: 'category', making: 'Failed to create product. HTTP 500', saving: 'Failed to update product' },
  },
  {
    noun: 'deer type',
    table: 'deerTypes',
    editor: deerTypeEditor,
    list: '/admin/deer-types',
    intent: 'save-deer-type',
    form: toDeerTypeValues({ name: 'Elk', scientificName: 'Cervus canadensis', generalDescription: 'A deer.' }),
    name: 'name',
    text: 'bodySize',
    label: 'Body size',
    picture: 'featuredImageUrl',
    file: 'featuredImage',
    add: () => addDeerType(site.db, { name: 'Old', slug: 'old' }),
    pathOf: (slug) => `/${slug}`,
    take: (slug) => addPost(site.db, { title: 'Taker', slug }),
    owner: 'the post “Taker”',
    toasts: { made: 'Deer Type Created', saved: 'Deer Type Updated' },
    notFound: 'Deer Type Not Found',
    failed: {
      column: 'mythsAndLegends',
      making: 'Failed to create deer type. Please try again. HTTP 500',
      saving: 'Failed to update deer type. Please try again. HTTP 500',
    },
  },
  {
    noun: 'post',
    table: 'blogPosts',
    editor: postEditor,
    list: '/admin/blog',
    intent: 'save-post',
    form: { ...newPostValues, title: 'Elk', content: '<p>A deer.</p>', category: 'deer-life', isPublished: 'true' },
    name: 'title',
    text: 'excerpt',
    label: 'Excerpt',
    picture: 'featuredImageUrl',
    file: 'featuredImageFile',
    add: () => addPost(site.db, { title: 'Old', slug: 'old' }),
    pathOf: (slug) => `/${slug}`,
    take: (slug) => addDeerType(site.db, { name: 'Taker', slug }),
    owner: 'the deer type “Taker”',
    toasts: { made: 'Blog Post Created', saved: 'Blog Post Updated' },
    notFound: 'Post Not Found',
    failed: { column: 'excerpt', making: 'Failed to create blog post HTTP 500', saving: 'Failed to update blog post' },
  },
]

const Opened = z.object({ values: Values, meta: z.object({ version: z.string() }) })

describe.each(kinds)('the editor of a $noun', (kind) => {
  const { table, editor, list, form, name, text, picture: pictureField } = kind
  const at = (id?: number | string) =>
    id === undefined
      ? { path: `${list}/new`, params: {} }
      : { path: `${list}/${String(id)}/edit`, params: { id: String(id) } }
  const base = { ...toFields(form), intent: kind.intent, version: '', formKey: 'key-1' }
  const send = (change: Fields = {}, id?: number) =>
    callRoute(editor.action, {
      ...at(id),
      headers: session.headers(),
      multipart: { ...base, formToken: session.formToken, ...change },
    })
  const open = (id?: number | string) => callRoute(editor.loader, { ...at(id), headers: session.headers() })
  const rows = () => site.db.selectFrom(table).selectAll().orderBy('id').execute()
  const set = (change: object) => site.db.updateTable(table).set(change).execute()
  const former = () => site.db.selectFrom('formerAddresses').select(['path', 'recordId']).execute()

  /** Returns what an unchanged form sends. */
  async function fieldsOf(id: number): Promise<Record<string, string>> {
    const { values, meta } = Opened.parse((await open(id)).body)
    return { ...base, ...toFields(values), version: meta.version }
  }

  async function addOld() {
    const { id } = await kind.add()
    return { id, fields: await fieldsOf(id) }
  }

  test.each(['99', '0', 'x'])('says that %s is not there', async (id) => {
    const answer = await open(id)
    expect(answer.status).toBe(404)
    expect(JSON.stringify(answer.body)).toContain(kind.notFound)
  })

  test('asks for the login', async () => {
    expect(await callRoute(editor.loader, at(1))).toMatchObject({ status: 401, body: { next: at(1).path } })
  })

  test('makes one at the slug of its name, and leads to the list, which says so', async () => {
    const answer = await send()
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, list])
    expect(await toastOf(answer)).toMatchObject({ kind: 'success', title: kind.toasts.made })
    expect(await rows()).toMatchObject([{ [name]: 'Elk', slug: 'elk', version: 1 }])
  })

  test('makes one of a form that is sent twice, also at once; another form or content makes another', async () => {
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    await send()
    expect(await rows()).toHaveLength(1)
    await send({ [name]: 'Moose' })
    await send({ formKey: 'key-2' })
    expect((await rows()).map(({ slug }) => slug)).toEqual(['elk', 'moose', 'elk-2'])
  })

  test('comes back with everything that was typed, and what is wrong', async () => {
    const answer = await send({ [name]: ' ', slug: 'No!', [text]: 'Typed.' })
    expect(answer.status).toBe(400)
    const { lastResult, message } = Unsaved.parse(answer.body)
    expect(message).toBeDefined()
    expect(lastResult.error?.[name]).toEqual([expect.any(String)])
    expect(lastResult.error?.slug).toEqual(['Slug should only contain lowercase letters, numbers, and hyphens'])
    expect(lastResult.initialValue).toMatchObject({ slug: 'No!', [text]: 'Typed.' })
    expect(await rows()).toEqual([])
  })

  test('says whose a taken slug is', async () => {
    await kind.take('elk')
    const answer = await send({ slug: 'elk' })
    expect(answer.status).toBe(409)
    expect(Unsaved.parse(answer.body).lastResult.error?.slug?.join()).toContain(`“elk” is the address of ${kind.owner}`)
  })

  test('takes no form of another intent', async () => {
    expect((await send({ intent: 'delete-something' })).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('says that a record cannot be stored, and keeps what was typed', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const { id, fields } = await addOld()
    await site.db.schema.alterTable(table).renameColumn(kind.failed.column, 'elsewhere').execute()
    for (const [answer, words] of [
      [await send({ [text]: 'Typed.' }), kind.failed.making],
      [await send({ ...fields, [text]: 'Typed.' }, id), kind.failed.saving],
    ] as const) {
      expect(answer.status).toBe(500)
      const { message, lastResult } = Unsaved.parse(answer.body)
      expect(message?.description).toContain(words)
      expect(lastResult.initialValue).toMatchObject({ [text]: 'Typed.' })
    }
    expect(logged).toHaveBeenCalledTimes(2)
  })

  test('shows what is stored, and saves it', async () => {
    const { id, fields } = await addOld()
    expect(fields).toMatchObject({ [name]: 'Old', slug: 'old', version: '1' })
    const answer = await send({ ...fields, [text]: 'Typed.' }, id)
    expect(await toastOf(answer)).toMatchObject({ kind: 'success', title: kind.toasts.saved })
    expect(await rows()).toMatchObject([{ slug: 'old', [text]: 'Typed.', version: 2 }])
  })

  test('leads back to the list that it was opened from, and to no other site', async () => {
    const { id, fields } = await addOld()
    const back = async (from: string, version: string) => {
      const multipart = { ...fields, version, formToken: session.formToken }
      const path = withListBack(at(id).path, from)
      return (await callRoute(editor.action, { path, params: at(id).params, headers: session.headers(), multipart }))
        .headers
    }
    expect((await back(`${list}?q=elk`, '1')).get('Location')).toBe(`${list}?q=elk`)
    expect((await back('https://example.org/?q=elk', '2')).get('Location')).toBe(list)
  })

  test('keeps all its fields, and its list, where the session has ended', async () => {
    const { id, fields } = await addOld()
    const path = withListBack(at(id).path, `${list}?q=elk`)
    const multipart = { ...fields, [text]: 'Typed.' }
    const answer = await callRoute(editor.action, { path, params: at(id).params, multipart })
    expect(answer).toMatchObject({ status: 401, body: { step: 'login', next: path } })
    const { fields: sent } = z.object({ fields: z.array(z.tuple([z.string(), z.string()])) }).parse(answer.body)
    expect(Object.fromEntries(sent)).toMatchObject(multipart)
  })

  test('asks before a public address changes; then the old one leads to the new one', async () => {
    const { id, fields } = await addOld()
    const asked = await send({ ...fields, slug: 'new', [text]: 'Typed.' }, id)
    expect(asked.status).toBe(409)
    const { question, message, lastResult } = Unsaved.parse(asked.body)
    expect(question?.title).toBe('Change the address?')
    expect(message?.description).toContain(`from ${kind.pathOf('old')} to ${kind.pathOf('new')}`)
    expect(lastResult.initialValue).toMatchObject({ slug: 'new', [text]: 'Typed.' })
    expect(question?.answers).toMatchObject([{ value: 'change-address-to-new' }, { value: 'keep-address' }])
    await send({ ...fields, slug: 'new', [text]: 'Typed.', confirmed: 'keep-address' }, id)
    expect(await rows()).toMatchObject([{ slug: 'old', [text]: 'Typed.' }])
    await send({ ...(await fieldsOf(id)), slug: 'new', confirmed: 'change-address-to-new' }, id)
    expect(await rows()).toMatchObject([{ slug: 'new' }])
    expect(await former()).toEqual([{ path: kind.pathOf('old'), recordId: id }])
  })

  test('asks about the number behind the slug of a name where that is taken', async () => {
    const { id, fields } = await addOld()
    await kind.take('moon')
    const change = { ...fields, slug: '', [name]: 'Moon' }
    const confirmed = 'change-address-to-moon-2'
    const asked = Unsaved.parse((await send(change, id)).body)
    expect(asked.question?.answers[0]?.value).toBe(confirmed)
    expect(asked.message?.description).toContain(`to ${kind.pathOf('moon-2')}`)
    expect((await send({ ...change, confirmed }, id)).status).toBe(303)
    expect((await rows())[0]).toMatchObject({ slug: 'moon-2' })
  })

  test('refuses another page’s address at once, and keeps the old one without a question', async () => {
    const { id, fields } = await addOld()
    await kind.take('taken')
    const refused = await send({ ...fields, slug: 'taken' }, id)
    expect(refused.status).toBe(409)
    const { question, lastResult } = Unsaved.parse(refused.body)
    expect(question).toBeUndefined()
    expect(lastResult.error?.slug?.join()).toContain(kind.owner)
    expect((await send({ ...fields, slug: 'taken', confirmed: 'keep-address' }, id)).status).toBe(303)
    expect((await rows())[0]).toMatchObject({ slug: 'old' })
  })

  test('stores a picture with the form, keeps it when something else is wrong, and takes it away by a tick', async () => {
    const wrong = Unsaved.parse((await send({ [name]: '', [kind.file]: await pictureFile('elk.png') })).body)
    const url = z.string().parse(wrong.lastResult.initialValue?.[pictureField])
    expect(url).toMatch(/^\/images\/[0-9a-f]{64}-60\.webp$/)
    await send({ [pictureField]: url })
    expect(await rows()).toMatchObject([{ [pictureField]: url }])
    await send({ ...(await fieldsOf(1)), [`${pictureField}Removed`]: '1' }, 1)
    expect(await rows()).toMatchObject([{ [pictureField]: null }])
  })

  test('names a file that is no picture, and stores nothing', async () => {
    const answer = await send({ [kind.file]: new File(['a list'], 'notes.txt'), [text]: 'Typed.' })
    expect(answer.status).toBe(400)
    const { error, initialValue } = Unsaved.parse(answer.body).lastResult
    expect(error?.[pictureField]?.join()).toMatch(/^“notes\.txt”: This is not an image\./)
    expect(initialValue).toMatchObject({ [text]: 'Typed.' })
    expect(await rows()).toEqual([])
  })

  test('refuses a picture that is gone or of another site, unless it is stored already', async () => {
    const [first = '', second = ''] = ['b', 'c'].map((digit) => `/images/${digit.repeat(64)}-800.webp`)
    const { id } = await kind.add()
    await set({ [pictureField]: first })
    const fields = { ...(await fieldsOf(id)), [text]: 'Typed.' }
    for (const [url, message] of [
      [second, 'This picture is not here any more. Please choose it again.'],
      ['https://example.org/elk.jpg', 'Upload the picture instead'],
    ] as const) {
      for (const answer of [await send({ ...fields, [pictureField]: url }, id), await send({ [pictureField]: url })]) {
        expect(answer.status).toBe(400)
        const { error, initialValue } = Unsaved.parse(answer.body).lastResult
        expect(error).toEqual({ [pictureField]: [message] })
        expect(initialValue).toMatchObject({ [pictureField]: url })
      }
    }
    expect((await send(fields, id)).status).toBe(303)
    expect(await rows()).toMatchObject([{ [pictureField]: first, [text]: 'Typed.' }])
  })

  test('shows both versions of what somebody else saved meanwhile, and the next save puts this one in its place', async () => {
    const { id, fields } = await addOld()
    await send({ ...fields, [text]: 'Theirs' }, id)
    const answer = await send({ ...fields, [text]: 'Mine' }, id)
    expect(answer.status).toBe(409)
    const { version, differences, question, lastResult } = Unsaved.parse(answer.body)
    expect({ version, question }).toEqual({ version: '2', question: undefined })
    expect(differences).toEqual([{ label: kind.label, stored: 'Theirs', typed: 'Mine' }])
    expect(lastResult.initialValue).toMatchObject({ [text]: 'Mine' })
    expect(await rows()).toMatchObject([{ [text]: 'Theirs' }])
    expect((await send({ ...fields, [text]: 'Mine', version }, id)).status).toBe(303)
    expect(await rows()).toMatchObject([{ [text]: 'Mine', version: 3 }])
  })

  test('can save what somebody else deleted meanwhile as a new one', async () => {
    const { id, fields } = await addOld()
    await site.db.deleteFrom(table).execute()
    const gone = await send({ ...fields, [text]: 'Typed.' }, id)
    expect(gone.status).toBe(409)
    expect(Unsaved.parse(gone.body).question).toMatchObject({ title: 'It is gone', answers: [{ value: 'recreate' }] })
    const again = await send({ ...fields, [text]: 'Typed.', confirmed: 'recreate' }, id)
    expect(await toastOf(again)).toMatchObject({ title: kind.toasts.made })
    expect(await rows()).toMatchObject([{ [name]: 'Old', [text]: 'Typed.' }])
  })
})

test.each(kinds.slice(1))('a $noun that is not public takes another address without a question', async (kind) => {
  const { id } = await kind.add()
  const off = kind.table === 'blogPosts' ? { isPublished: 0 as const, publishedAt: null } : { isActive: 0 as const }
  await site.db.updateTable(kind.table).set(off).execute()
  const at = { path: `${kind.list}/${String(id)}/edit`, params: { id: String(id) }, headers: session.headers() }
  const { values, meta } = Opened.parse((await callRoute(kind.editor.loader, at)).body)
  const keys = { intent: kind.intent, version: meta.version, formKey: 'key-1', formToken: session.formToken }
  const answer = await callRoute(kind.editor.action, {
    ...at,
    multipart: { ...toFields(values), ...keys, slug: 'new' },
  })
  expect(answer.status).toBe(303)
  expect(await site.db.selectFrom(kind.table).select('slug').execute()).toEqual([{ slug: 'new' }])
})
