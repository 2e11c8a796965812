import { describe, expect, test } from 'vitest'
import { action as change, loader as list } from '~/routes/admin/posts'
import { callRoute } from './call-route'
import { addPost, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

const draft = { isPublished: 0, publishedAt: null } as const

function read(query = '') {
  return session.read(list, `/admin/blog${query}`)
}

describe('the list of posts', () => {
  test('shows the latest made first, with what a row needs and no body', async () => {
    await addPost(site.db, { title: 'First' })
    await addPost(site.db, {
      ...draft,
      title: 'Second',
      category: 'deer-food',
      createdAt: '2026-03-04T05:06:07.000Z',
      content: `<p>${'word '.repeat(401)}</p><img src="/images/a.webp" alt="" loading="lazy" />`,
    })
    const { body } = await read()
    expect(body).toMatchObject({
      counts: { published: 1, draft: 1 },
      page: {
        rows: [
          {
            title: 'Second',
            category: 'deer-food',
            isPublished: false,
            authorName: 'Stagwise Team',
            date: '2026-03-04T05:06:07.000Z',
            minutes: 3,
            picture: { src: '/images/a.webp' },
          },
          { title: 'First', isPublished: true, minutes: 1 },
        ],
      },
    })
    expect(JSON.stringify(body)).not.toContain('word word')
  })

  test('reckons the reading time of a long body from its beginning', async () => {
    await addPost(site.db, { content: `<p>${'word '.repeat(200_000)}</p>` })
    const { body } = await read()
    expect(body).toMatchObject({ page: { rows: [{ minutes: 1001 }] } })
  })

  test.each([
    ['', ['Rut', 'Acorns', 'Antlers']],
    ['?status=published', ['Acorns', 'Antlers']],
    ['?status=draft', ['Rut']],
    ['?status=lost', ['Rut', 'Acorns', 'Antlers']],
    ['?q=ANTL', ['Antlers']],
    ['?q=mast-year', ['Acorns']],
    ['?q=hundred%25', ['Rut']],
    ['?q=deer-cooking', ['Acorns']],
    ['?q=only+the+body', []],
    ['?q=_', []],
    ['?q=a&status=draft', ['Rut']],
  ])('%s shows %j', async (query, titles) => {
    await addPost(site.db, { title: 'Antlers', slug: 'antlers', content: '<p>only the body says so</p>' })
    await addPost(site.db, { title: 'Acorns', slug: 'a-mast-year', category: 'deer-cooking' })
    await addPost(site.db, { ...draft, title: 'Rut', slug: 'rut', excerpt: 'A hundred% sure' })
    expect((await read(query)).body).toMatchObject({ page: { rows: titles.map((title) => ({ title })) } })
  })
})

describe('the switch', () => {
  async function press(fields: Record<string, string>) {
    const { formToken, cookie } = session
    const form = { intent: 'set-post-published', back: '/admin/blog?q=x', formToken, ...fields }
    const answer = await callRoute(change, { path: '/admin/blog', form, headers: { Cookie: cookie } })
    return { answer, toast: await toastOf(answer) }
  }

  test('publishes a draft, once however often it is pressed', async () => {
    const { id } = await addPost(site.db, { ...draft, title: 'Mine', slug: 'mine' })
    const { answer, toast } = await press({ id: String(id), isOn: 'true' })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/blog?q=x'])
    expect(toast).toMatchObject({
      kind: 'success',
      title: 'Blog Post Updated',
      description: '“Mine” is published.',
      link: { to: '/mine', label: 'View the page' },
    })
    await press({ id: String(id), isOn: 'true' })
    const stored = site.db.selectFrom('blogPosts').select(['isPublished', 'version'])
    expect(await stored.executeTakeFirst()).toEqual({ isPublished: 1, version: 2 })
  })

  test('publishes no draft without a category', async () => {
    const { id } = await addPost(site.db, { ...draft, category: 'Uncategorized' })
    const { toast } = await press({ id: String(id), isOn: 'true' })
    expect(toast).toMatchObject({
      kind: 'error',
      description: 'Failed to update blog post: Please choose a category',
    })
    expect(await site.db.selectFrom('blogPosts').select('isPublished').executeTakeFirst()).toEqual({ isPublished: 0 })
  })
})
