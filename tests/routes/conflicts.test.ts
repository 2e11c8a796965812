/** If two operators save one record, the second chooses a version of each field that differs. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { action as saveSpecies } from '~/routes/admin/deer-type-editor'
import { action as savePost } from '~/routes/admin/post-editor'
import { action as saveSection } from '~/routes/admin/settings-section'
import { action as saveSeason } from '~/routes/admin/season-editor'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute, type Answer } from './call-route'
import { addDeerType, addPost, useSiteDatabase } from './site-database'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

type Fields = Record<string, string>

const Conflict = z.object({
  version: z.string(),
  base: z.string().optional(),
  message: z.object({ description: z.string() }),
  choices: z.record(z.string(), z.string()).optional(),
  question: z.object({ answers: z.array(z.object({ value: z.string() })) }).optional(),
  lastResult: z.object({ initialValue: z.record(z.string(), z.unknown()).optional(), error: z.unknown().optional() }),
  differences: z
    .array(
      z.looseObject({
        name: z.string(),
        label: z.string(),
        stored: z.string(),
        typed: z.string(),
        choice: z.object({ chosen: z.enum(['mine', 'theirs']).nullable(), theirs: z.string() }),
      }),
    )
    .optional(),
})
type Conflict = z.output<typeof Conflict>

const post = {
  intent: 'save-post',
  title: 'Rut',
  slug: 'rut',
  excerpt: 'Short.',
  content: '<p>One.</p>',
  category: 'deer-life',
  authorId: '1',
  isPublished: 'true',
}

async function addStored() {
  const { id } = await addPost(site.db, { title: 'Rut', slug: 'rut', excerpt: 'Short.', content: '<p>One.</p>' })
  return id
}

const save = (id: number, fields: Fields) =>
  callRoute(savePost, {
    path: `/admin/blog/${String(id)}/edit`,
    params: { id: String(id) },
    headers: session.headers(),
    multipart: { formToken: session.formToken, formKey: 'f', tabKey: 't', ...post, version: '1', ...fields },
  })
const stored = (id: number) =>
  site.db.selectFrom('blogPosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

function conflictOf(answer: Answer): Conflict {
  expect(answer.status).toBe(409)
  return Conflict.parse(answer.body)
}

const chosen = ({ differences = [] }: Conflict) => differences.map(({ name, choice }) => [name, choice.chosen])

/** Fills in choices as the radio buttons send them. */
function choose({ version, base = '', differences = [] }: Conflict, own: Record<string, 'mine' | 'theirs' | ''> = {}) {
  const choices = differences.map(({ name, choice }): [string, string] => {
    const side = own[name] ?? choice.chosen ?? ''
    return [`${name}Choice`, side === 'theirs' ? choice.theirs : side]
  })
  return { version, base, merge: 'on', ...Object.fromEntries(choices) }
}

describe('a conflict', () => {
  test('lists the fields that differ, with the version chosen that only one of the two changed', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.', metaTitle: 'Theirs' })
    const conflict = conflictOf(await save(id, { title: 'Mine', metaTitle: 'Mine' }))
    expect(chosen(conflict)).toEqual([
      ['title', 'mine'],
      ['excerpt', 'theirs'],
      ['metaTitle', null],
    ])
    expect(conflict).toMatchObject({ version: '2', base: '1' })
  })

  test('saves what was chosen of each field', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.', metaTitle: 'Theirs' })
    const mine = { title: 'Mine', metaTitle: 'Mine' }
    const conflict = conflictOf(await save(id, mine))
    const answer = await save(id, { ...mine, ...choose(conflict, { metaTitle: 'theirs' }) })
    expect(answer.status).toBe(303)
    expect(await stored(id)).toMatchObject({ title: 'Mine', excerpt: 'Theirs.', metaTitle: 'Theirs', version: 3 })
  })

  test('asks for what both changed, and keeps the choices made', async () => {
    const id = await addStored()
    await save(id, { title: 'Theirs', excerpt: 'Theirs.', metaTitle: 'Theirs' })
    const mine = { title: 'Mine', metaTitle: 'Mine' }
    const conflict = conflictOf(await save(id, mine))
    const again = conflictOf(await save(id, { ...mine, ...choose(conflict, { title: 'theirs' }) }))
    expect(again.message.description).toBe('Choose one version of: Meta title.')
    expect(chosen(again)).toEqual([
      ['title', 'theirs'],
      ['excerpt', 'theirs'],
      ['metaTitle', null],
    ])
    expect(again.lastResult.initialValue).toMatchObject({ title: 'Mine', excerpt: 'Short.' })
    expect(await stored(id)).toMatchObject({ version: 2 })
  })

  test('replaces nothing that was typed after the versions were shown', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.' })
    const conflict = conflictOf(await save(id, { title: 'Mine' }))
    const typed = { title: 'Mine', excerpt: 'Typed below.', metaTitle: 'New', ...choose(conflict) }
    const again = conflictOf(await save(id, typed))
    expect(again.message.description).toBe('Choose one version of: Excerpt.')
    expect(await stored(id)).toMatchObject({ excerpt: 'Theirs.' })
    expect((await save(id, { ...typed, ...choose(again, { excerpt: 'mine' }) })).status).toBe(303)
    expect(await stored(id)).toMatchObject({ title: 'Mine', excerpt: 'Typed below.', metaTitle: 'New' })
  })

  test('is shown again if somebody saves once more, counted from the first version', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.' })
    const conflict = conflictOf(await save(id, { title: 'Mine' }))
    await save(id, { excerpt: 'Theirs.', metaTitle: 'Theirs', version: '2' })
    const again = conflictOf(await save(id, { title: 'Mine', ...choose(conflict) }))
    expect(chosen(again)).toEqual([
      ['title', 'mine'],
      ['excerpt', 'theirs'],
      ['metaTitle', 'theirs'],
    ])
    expect(again).toMatchObject({ version: '3', base: '1' })
  })

  test('says who saved, and when', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.' })
    await site.db
      .updateTable('revisions')
      .set({ operatorName: 'Maria', savedAt: '2026-11-28T20:47:00.000Z' })
      .where('version', '=', 2)
      .execute()
    expect(conflictOf(await save(id, { title: 'Mine' })).message.description).toBe(
      'Maria has saved this record on November 28, 2026 at 3:47 PM, after you opened it here. Please compare, and save again.',
    )
  })

  test('keeps what was answered about the address a moment ago', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.' })
    const mine = { slug: 'rutting' }
    const kept = conflictOf(await save(id, { ...mine, confirmed: 'keep-address' }))
    expect(chosen(kept)).toEqual([
      ['slug', 'theirs'],
      ['excerpt', 'theirs'],
    ])
    const change = { confirmed: 'change-address-to-rutting' }
    const moved = conflictOf(await save(id, { ...mine, ...change }))
    expect([chosen(moved)[0], moved.choices]).toEqual([['slug', 'mine'], change])
    expect((await save(id, { ...mine, ...choose(kept) })).status).toBe(303)
    expect(await stored(id)).toMatchObject({ slug: 'rut', excerpt: 'Theirs.' })
  })

  test('keeps the choices beside a question', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.' })
    const mine = { slug: 'rutting' }
    const conflict = conflictOf(await save(id, mine))
    const asked = conflictOf(await save(id, { ...mine, ...choose(conflict) }))
    expect(asked.differences).toBeUndefined()
    const answered = { version: asked.version, base: asked.base ?? '', ...asked.choices }
    const confirmed = asked.question?.answers[0]?.value ?? ''
    expect((await save(id, { ...mine, ...answered, confirmed })).status).toBe(303)
    expect(await stored(id)).toMatchObject({ slug: 'rutting', excerpt: 'Theirs.' })
  })

  test('comes back with the faults of the merged form', async () => {
    const id = await addStored()
    await save(id, { excerpt: 'Theirs.' })
    const conflict = conflictOf(await save(id, { title: 'Mine' }))
    const answer = await save(id, { title: ' ', ...choose(conflict) })
    expect(answer.status).toBe(400)
    const { lastResult, differences } = Conflict.parse(answer.body)
    expect(lastResult).toMatchObject({ error: { title: expect.any(Array) }, initialValue: { excerpt: 'Short.' } })
    expect(differences?.map(({ name }) => name)).toContain('excerpt')
  })

  test('takes a schedule as one field', async () => {
    const id = await addStored()
    const off = { isPublished: 'false' }
    await save(id, off)
    await save(id, { version: '2', isPublished: 'later', publishDate: '2099-12-03', publishTime: '06:00' })
    const conflict = conflictOf(await save(id, { version: '2', ...off, title: 'Mine' }))
    expect(conflict.differences).toMatchObject([
      { name: 'title' },
      { label: 'Publish immediately', stored: 'Scheduled for 2099-12-03 06:00', typed: 'Off: Draft' },
    ])
    expect((await save(id, { ...off, title: 'Mine', ...choose(conflict) })).status).toBe(303)
    expect(await stored(id)).toMatchObject({ title: 'Mine', publishAt: expect.stringMatching(/^2099-12-03T/) })
  })

  test('shows HTML as text, and pictures as pictures', async () => {
    const id = await addStored()
    await save(id, { content: '<p>One <strong>two</strong>.</p><ul><li>Three</li></ul>' })
    const { differences } = conflictOf(await save(id, { content: '<p>One.</p><p>Four &amp; five</p>' }))
    expect(differences).toMatchObject([
      {
        name: 'content',
        stored: 'One two.\n• Three',
        typed: 'One.\nFour & five',
        pictures: { stored: [], typed: [] },
        isFormatting: false,
      },
    ])
  })
})

test('lists of rows are chosen as a whole', async () => {
  const { id } = await addDeerType(site.db, { name: 'Elk', slug: 'elk' })
  const { faqQuestions: _, sources: __, galleryImages: ___, ...texts } = toDeerTypeValues({ name: 'Elk', slug: 'elk' })
  const species = { ...texts, scientificName: 'Cervus', generalDescription: 'A deer.', intent: 'save-deer-type' }
  const saveDeer = (fields: Fields) =>
    callRoute(saveSpecies, {
      path: `/admin/deer-types/${String(id)}/edit`,
      params: { id: String(id) },
      headers: session.headers(),
      multipart: { formToken: session.formToken, formKey: 'f', version: '1', ...species, ...fields },
    })
  const question = (place: number, text: string) => ({
    [`faqQuestions[${String(place)}].question`]: text,
    [`faqQuestions[${String(place)}].answer`]: 'Yes.',
  })
  expect((await saveDeer({ ...question(0, 'Theirs?'), ...question(1, 'And?') })).status).toBe(303)
  const mine = { ...question(0, 'Mine?'), bodySize: 'Big' }
  const conflict = conflictOf(await saveDeer(mine))
  expect(chosen(conflict)).toEqual([
    ['bodySize', 'mine'],
    ['faqQuestions', null],
  ])
  expect((await saveDeer({ ...mine, ...choose(conflict, { faqQuestions: 'theirs' }) })).status).toBe(303)
  const row = await site.db.selectFrom('deerTypes').select(['bodySize', 'faqQuestions']).executeTakeFirstOrThrow()
  expect(row.bodySize).toBe('Big')
  expect(JSON.parse(row.faqQuestions)).toMatchObject([{ question: 'Theirs?' }, { question: 'And?' }])
})

test('the settings have the same choice', async () => {
  const at = { path: '/admin/settings/footer', params: { section: 'footer' }, headers: session.headers() }
  const Opened = z.object({ values: z.record(z.string(), z.unknown()), meta: z.object({ version: z.string() }) })
  const { loader } = await import('~/routes/admin/settings-section')
  const opened = Opened.parse((await callRoute(loader, at)).body)
  const texts = Object.entries(opened.values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const [first = ['', ''], second = ['', '']] = texts.map(([name = '']) => [name, `${name} changed`])
  const send = (fields: Fields) =>
    callRoute(saveSection, {
      ...at,
      multipart: {
        formToken: session.formToken,
        intent: 'save-settings',
        version: opened.meta.version,
        ...Object.fromEntries(texts),
        ...fields,
      },
    })
  expect(await send({ [first[0] ?? '']: 'https://example.org/theirs' })).toMatchObject({ status: 303 })
  const conflict = conflictOf(await send({ [second[0] ?? '']: 'https://example.org/mine' }))
  expect(chosen(conflict).sort()).toEqual(
    [
      [first[0], 'theirs'],
      [second[0], 'mine'],
    ].sort(),
  )
})

test('a kind without versions has the choice, with nothing chosen', async () => {
  await insertRow(site.db, 'seasons', goodRows.seasons)
  const { loader } = await import('~/routes/admin/season-editor')
  const at = { path: '/admin/seasons/1/edit', params: { id: '1' }, headers: session.headers() }
  const { values } = z.object({ values: z.record(z.string(), z.string()) }).parse((await callRoute(loader, at)).body)
  const send = (fields: Fields) =>
    callRoute(saveSeason, {
      ...at,
      multipart: { formToken: session.formToken, intent: 'save-season', version: '1', ...values, ...fields },
    })
  expect((await send({ fee: '$40' })).status).toBe(303)
  const conflict = conflictOf(await send({ fee: '$50' }))
  expect(chosen(conflict)).toEqual([['fee', null]])
  expect((await send({ fee: '$50', ...choose(conflict, { fee: 'theirs' }) })).status).toBe(303)
  expect(await site.db.selectFrom('seasons').select(['fee', 'version']).execute()).toEqual([{ fee: '$40', version: 3 }])
})
