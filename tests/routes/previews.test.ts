/** Previews show what a form contains, and links show a draft to somebody without an account. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { deleteEndedPreviewLinks } from '~/content/publishing/preview-links.server'
import { makePreviewIntent, withdrawPreviewIntent } from '~/content/publishing/preview-links'
import { action as editPost } from '~/routes/admin/post-editor'
import { action as previewForm, loader as previewLoader } from '~/routes/site/form-preview'
import { loader as showShared } from '~/routes/site/shared-preview'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { byWarden } from '~db/test-rows'
import { callRoute } from './call-route'
import type { TestSession } from './log-in'
import { addPost, useSiteDatabase } from './site-database'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

function preview(tab: string, form: Record<string, string>, with_: Partial<TestSession> = session) {
  return callRoute(previewForm, {
    path: `/preview/form/${tab}`,
    params: { tab },
    headers: with_.cookie === undefined ? {} : { Cookie: with_.cookie },
    form: { ...form, formToken: with_.formToken ?? '' },
  })
}

describe('a form', () => {
  test('is shown as it is, sanitized, also where a save would refuse it', async () => {
    const form = { title: '', content: '<p>Hi</p><script>alert(1)</script>', slug: 'Not A Slug', isPublished: 'later' }
    const { status, body } = await preview('blog', form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'post', post: { title: 'No title yet', content: '<p>Hi</p>' } })
    expect(await site.db.selectFrom('blogPosts').select('id').execute()).toEqual([])
  })

  test('of a product and of a species', async () => {
    expect(await preview('products', { name: 'Rope', 'features[0]': 'Strong', isActive: 'draft' })).toMatchObject({
      body: { kind: 'product', product: { name: 'Rope', features: ['Strong'], isActive: true } },
    })
    expect(await preview('deer-types', { name: 'Elk', springDiet: 'grass, sedge' })).toMatchObject({
      body: { kind: 'deer-type', deerType: { name: 'Elk', springDiet: ['grass', 'sedge'] } },
    })
  })

  test('is shown to nobody else', async () => {
    expect(await preview('blog', { title: 'Rut' }, {})).toMatchObject({ status: 401 })
    expect(await preview('blog', { title: 'Rut' }, { cookie: session.cookie })).toMatchObject({ status: 403 })
    expect(await preview('quotes', { title: 'Rut' })).toMatchObject({ status: 404 })
    expect(await callRoute(previewLoader, { path: '/preview/form/blog' })).toMatchObject({ status: 401 })
  })
})

const Answer = z.object({
  aside: z.object({ previewLink: z.object({ said: z.string(), link: z.string().optional() }) }),
})

async function press(intent: string, { id, ...form }: Record<string, string>) {
  const { body } = await callRoute(editPost, {
    path: id === undefined ? '/admin/blog/new' : `/admin/blog/${id}/edit`,
    params: id === undefined ? {} : { id },
    headers: { Cookie: session.cookie },
    form: {
      formKey: 'a-key',
      tabKey: 'a-tab',
      draftVersion: '',
      sequence: '1',
      ...form,
      intent,
      formToken: session.formToken,
    },
  })
  return Answer.parse(body).aside.previewLink
}

async function makeLink(form: Record<string, string>): Promise<string> {
  const { link = '' } = await press(makePreviewIntent, form)
  expect(link).toMatch(/^http:\/\/localhost:3000\/preview\/[0-9a-f]{64}$/)
  return link.slice(-64)
}

const open = (token: string, clientAddress = '203.0.113.7') =>
  callRoute(showShared, { path: `/preview/${token}`, params: { token }, context: { clientAddress } })

describe('a link', () => {
  const typed = { title: 'The rut', content: '<p>Now</p>' }

  test('shows the draft of a new post to anybody, and then the post, and at last leads to its page', async () => {
    const token = await makeLink(typed)
    expect(await open(token)).toMatchObject({ status: 200, body: { preview: { post: { title: 'The rut' } } } })
    const saved = await callRoute(editPost, {
      path: '/admin/blog/new',
      headers: { Cookie: session.cookie },
      form: {
        ...typed,
        title: 'The rut, saved',
        slug: '',
        isPublished: 'false',
        intent: 'save-post',
        formKey: 'a-key',
        tabKey: 'a-tab',
        formToken: session.formToken,
      },
    })
    expect(saved.status).toBe(303)
    expect(await open(token)).toMatchObject({ status: 200, body: { preview: { post: { title: 'The rut, saved' } } } })
    const { id } = await site.db.selectFrom('blogPosts').select('id').executeTakeFirstOrThrow()
    await site.db.updateTable('blogPosts').set({ category: 'deer-food' }).execute()
    await postStore.switchTo(site.db, { id, isOn: true }, byWarden())
    const led = await open(token)
    expect([led.status, led.headers.get('Location')]).toEqual([302, '/the-rut-saved'])
  })

  test('of a stored draft shows it; of a public page without changes there is none', async () => {
    await addPost(site.db, { slug: 'rut', title: 'The rut', isPublished: 1, publishedAt: '2026-11-21T12:00:00.000Z' })
    const { title, content, category } = await site.db.selectFrom('blogPosts').selectAll().executeTakeFirstOrThrow()
    const same = { id: '1', title, content, slug: 'rut', category, isPublished: 'true', authorId: '1', version: '1' }
    expect(await press(makePreviewIntent, same)).toEqual({
      said: 'The page is public, and the form has no changes. Visitors see it already.',
    })
    const token = await makeLink({ ...same, title: 'Changed' })
    expect(await open(token)).toMatchObject({ body: { preview: { post: { title: 'Changed' } } } })
  })

  test('ends when it is withdrawn, and after seven days', async () => {
    const [first, second] = [await makeLink(typed), await makeLink(typed)]
    await press(withdrawPreviewIntent(1), typed)
    expect(await open(first)).toMatchObject({ status: 404, body: { title: 'This preview has ended' } })
    expect(await open(second)).toMatchObject({ status: 200 })
    await site.db.updateTable('previewLinks').set({ expiresAt: '2026-11-21T12:00:00.000Z' }).execute()
    expect(await open(second)).toMatchObject({ status: 404 })
    await deleteEndedPreviewLinks(site.db, new Date())
    expect(await site.db.selectFrom('previewLinks').select('id').execute()).toEqual([])
    const told = await site.db.selectFrom('auditLog').select(['event', 'subject']).execute()
    expect(told).toEqual([
      { event: 'preview-link-made', subject: 'The rut' },
      { event: 'preview-link-made', subject: 'The rut' },
      { event: 'preview-link-withdrawn', subject: 'The rut' },
    ])
  })

  test('of another record, kind, or a new post is not withdrawn, and not said to be', async () => {
    const [{ id }, other] = [await addPost(site.db, { slug: 'rut' }), await addPost(site.db, { slug: 'other' })]
    const token = await makeLink({ ...typed, id: String(id), version: '1' })
    for (const at of [{ id: String(other.id) }, {}]) {
      const { said } = await press(withdrawPreviewIntent(1), { ...typed, ...at })
      expect(said).toMatch(/not of this page/)
    }
    expect((await open(token)).status).toBe(200)
    await press(withdrawPreviewIntent(1), { ...typed, id: String(id) })
    expect((await open(token)).status).toBe(404)
  })

  test('is stored as a hash, and wrong ones are counted', async () => {
    const token = await makeLink(typed)
    const { tokenHash } = await site.db.selectFrom('previewLinks').selectAll().executeTakeFirstOrThrow()
    expect(tokenHash).not.toContain(token.slice(0, 10))
    for (let count = 0; count < 10; count += 1) expect((await open('0'.repeat(64))).status).toBe(404)
    const limited = await open('0'.repeat(64))
    expect([limited.status, Number(limited.headers.get('Retry-After')) > 0]).toEqual([429, true])
    // A valid link still opens.
    expect((await open(token)).status).toBe(200)
  })
})
