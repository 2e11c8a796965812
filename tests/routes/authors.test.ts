/** Authors sign posts with a name, a picture and a text. */
import { beforeEach, describe, expect, test } from 'vitest'
import { action as save, loader as edit } from '~/routes/admin/author-editor'
import { loader as list } from '~/routes/admin/authors'
import { loader as goLive } from '~/routes/admin/go-live'
import { action as remove, loader as ask } from '~/routes/admin/question'
import { loader as slugPage } from '~/routes/site/slug'
import { loader as posts } from '~/routes/api/blog-posts'
import { loader as feed } from '~/routes/files/feed'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addPost, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
let session: TestSession

beforeEach(async () => {
  session = await beginSession(site.db, 'nora')
  await site.db.updateTable('operators').set({ role: 'editor' }).execute()
})

const nora = {
  fullName: 'Nora Hale',
  isPerson: 'true',
  experience: 'Guide',
  bio: 'Hunts.',
  pictureUrl: '',
  pictureAlt: '',
}

function send(fields: Record<string, string>, id?: number, version = '1') {
  return callRoute(save, {
    path: id === undefined ? '/admin/authors/new' : `/admin/authors/${String(id)}/edit`,
    params: id === undefined ? {} : { id: String(id) },
    headers: { Cookie: session.cookie },
    multipart: {
      intent: 'save-author',
      formToken: session.formToken,
      formKey: crypto.randomUUID(),
      version: id === undefined ? '' : version,
      ...fields,
    },
  })
}

const question = (id: number, form?: Record<string, string>) => {
  const call = {
    path: `/admin/authors/${String(id)}/delete`,
    params: { id: String(id) },
    headers: { Cookie: session.cookie },
  }
  return form
    ? callRoute(remove, { ...call, form: { intent: 'delete-author', formToken: session.formToken, ...form } })
    : callRoute(ask, call)
}

const events = () => site.db.selectFrom('auditLog').select(['event', 'subject', 'detail']).orderBy('id').execute()

describe('the default author', () => {
  test('is edited, and every byline, the structured data, the feed and the API follow', async () => {
    await addPost(site.db, { slug: 'rut' })
    const picture = `/images/${'a'.repeat(64)}-800.webp`
    await site.db.updateTable('authors').set({ pictureUrl: picture }).where('id', '=', 1).execute()
    expect((await send({ ...nora, pictureUrl: picture, pictureAlt: 'Nora' }, 1)).status).toBe(303)
    const { body } = await callRoute(slugPage, { path: '/rut', params: { slug: 'rut' } })
    expect(body).toMatchObject({
      post: { author: { fullName: 'Nora Hale', isPerson: true, pictureUrl: picture, pictureAlt: 'Nora' } },
      head: {
        structuredData: [{ author: { '@type': 'Person', name: 'Nora Hale', image: expect.stringContaining(picture) } }],
      },
    })
    expect((await callRoute(posts, { path: '/api/blog/posts' })).body).toMatchObject([
      { author: { fullName: 'Nora Hale', experience: 'Guide', bio: 'Hunts.' } },
    ])
    expect(String((await callRoute(feed, { path: '/feed.xml' })).body)).toContain('<name>Nora Hale</name>')
    expect(await events()).toMatchObject([
      { event: 'author-updated', subject: 'Nora Hale', detail: expect.stringContaining('"fullName"') },
    ])
  })

  test('is a team at first, for search engines too', async () => {
    await addPost(site.db, { slug: 'rut' })
    const { body } = await callRoute(slugPage, { path: '/rut', params: { slug: 'rut' } })
    expect(JSON.stringify(body)).toContain('{"@type":"Organization","name":"Stagwise Team"}')
  })

  test('cannot be deleted', async () => {
    expect(await question(1)).toMatchObject({ status: 409, body: { message: expect.stringContaining('so it stays') } })
    expect(await toastOf(await question(1, {}))).toMatchObject({ description: expect.stringContaining('so it stays') })
    expect((await callRoute(list, { path: '/admin/authors', headers: { Cookie: session.cookie } })).body).toMatchObject(
      {
        authors: [{ id: 1 }],
      },
    )
  })

  test('is on the list before going live until the name is another', async () => {
    await site.db.updateTable('operators').set({ role: 'owner' }).execute()
    const open = async () =>
      JSON.stringify(
        (await callRoute(goLive, { path: '/admin/settings/go-live', headers: { Cookie: session.cookie } })).body,
      )
    expect(await open()).toContain('signed by the sample: Stagwise Team')
    await send(nora, 1)
    expect(await open()).not.toContain('signed by the sample')
  })
})

describe('another author', () => {
  beforeEach(async () => {
    await send(nora)
  })

  test('is listed with the posts', async () => {
    await addPost(site.db, { authorId: 2 })
    const { body } = await callRoute(list, { path: '/admin/authors', headers: { Cookie: session.cookie } })
    expect(body).toMatchObject({
      authors: [
        { fullName: 'Stagwise Team', posts: 0 },
        { fullName: 'Nora Hale', posts: 1 },
      ],
    })
    expect(await events()).toMatchObject([{ event: 'author-created', subject: 'Nora Hale' }])
  })

  test('without a post goes to the bin', async () => {
    expect(await question(2)).toMatchObject({ status: 200, body: { name: 'Nora Hale' } })
    expect((await question(2, {})).status).toBe(303)
    expect(await site.db.selectFrom('bin').select(['kind', 'title']).execute()).toEqual([
      { kind: 'authors', title: 'Nora Hale' },
    ])
    const opened = { path: '/admin/authors/2/edit', params: { id: '2' }, headers: { Cookie: session.cookie } }
    expect((await callRoute(edit, opened)).status).toBe(404)
  })

  test('with posts hands them to the author whom the operator chooses, those in the bin too', async () => {
    await addPost(site.db, { authorId: 2 })
    await insertRow(site.db, 'blogPosts', { ...goodRows.blogPosts, authorId: 2, deletedAt: '2026-11-21T09:30:00.000Z' })
    expect(await question(2)).toMatchObject({
      body: {
        heirs: {
          label: 'Who the 2 posts are by from now on',
          choices: [{ value: '1', label: 'Stagwise Team' }],
        },
      },
    })
    const authorIds = async () =>
      (await site.db.selectFrom('blogPosts').select('authorId').execute()).map((row) => row.authorId)
    for (const heir of ['', '2', '9', 'x']) {
      expect(await toastOf(await question(2, { heir })), heir).toMatchObject({
        description: 'Failed to delete author: Choose who the posts are by from now on.',
      })
    }
    expect(await authorIds()).toEqual([2, 2])
    await question(2, { heir: '1' })
    expect(await authorIds()).toEqual([1, 1])
    expect(await site.db.selectFrom('bin').select('kind').execute()).toEqual([{ kind: 'authors' }])
  })
})

test.each([
  ['without a name', { fullName: ' ' }, 'fullName', 'Please enter the name'],
  [
    'with another site’s picture',
    { pictureUrl: 'https://x.example/a.png' },
    'pictureUrl',
    'Upload the picture instead',
  ],
  [
    'with a picture that is gone',
    { pictureUrl: `/images/${'a'.repeat(64)}-800.webp` },
    'pictureUrl',
    'This picture is not here any more. Please choose it again.',
  ],
])('an author %s comes back as typed', async (_, change, field, message) => {
  const { status, body } = await send({ ...nora, ...change })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    lastResult: { error: { [field]: [message] }, initialValue: { bio: 'Hunts.' } },
  })
})

test('a save from an older version is refused, and keeps what was typed', async () => {
  await send({ ...nora, fullName: 'Ada Hunter' }, 1)
  const { status, body } = await send(nora, 1)
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Nora Hale')
})
