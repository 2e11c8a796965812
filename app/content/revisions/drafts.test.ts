import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FormDraft } from '~/lib/editing'
import { RecordChangedError } from '~/lib/refusal'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import type { RevisionKind } from '~db/tables/revisions'
import { goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
import { DraftGoneError, DraftTooLongError, toDraftChanges } from './drafts'
import {
  deleteFormDraft,
  deleteOldDrafts,
  deleteRevisionsOf,
  discardDraft,
  draftsInList,
  findDraft,
  listDraftsOf,
  saveDraft,
} from './drafts.server'

const now = new Date('2026-11-21T09:00:00.000Z')
const act = (at: Date) => ({ by: { operatorId: null, username: 'warden' }, now: at })
let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

interface Change extends Partial<FormDraft> {
  kind?: RevisionKind
  isOnlyOne?: boolean
  text?: string
  recordId?: number | null
  at?: Date
}

async function save({ kind = 'blogPosts', isOnlyOne, text = 'One', recordId = 1, at = now, ...form }: Change = {}) {
  const { draft, isSecond } = await saveDraft(
    db,
    {
      kind,
      recordId,
      baseVersion: recordId === null ? null : 3,
      values: { title: text },
      isOnlyOne,
      form: { formKey: 'form', tabKey: 'tab', version: undefined, sequence: 1, ...form },
    },
    act(at),
  )
  return { id: draft.id, savedAt: draft.savedAt, formKey: draft.formKey, version: draft.version, isSecond }
}

async function stored() {
  const rows = await db.selectFrom('revisions').select(['formKey', 'version', 'content']).orderBy('id').execute()
  return rows.map(({ formKey, version, content }) => [formKey, version, content])
}

describe('saving', () => {
  test('keeps one draft for each form', async () => {
    await save()
    await save({ text: 'Two', sequence: 2, version: 1 })
    await save({ formKey: 'other', tabKey: 'other tab' })
    expect(await stored()).toEqual([
      ['form', 2, '{"title":"Two"}'],
      ['other', 1, '{"title":"One"}'],
    ])
  })

  test('the same again changes nothing', async () => {
    await save()
    expect(await save({ sequence: 2, version: 1, at: new Date(now.getTime() + 1) })).toMatchObject({ version: 1 })
    expect(await db.selectFrom('revisions').select('savedAt').execute()).toEqual([{ savedAt: now.toISOString() }])
  })

  test('of a page overwrites what it saved itself, but not with what was overtaken on the way', async () => {
    await save({ text: 'Two', sequence: 2 })
    expect(await save({ text: 'One', sequence: 1 })).toMatchObject({ version: 1, isSecond: false })
    expect(await save({ text: 'Three', sequence: 3 })).toMatchObject({ version: 2, isSecond: false })
    expect(await stored()).toEqual([['form', 2, '{"title":"Three"}']])
  })

  test('without JavaScript, again after Back, overwrites under the same number', async () => {
    await save()
    expect(await save({ text: 'Two' })).toMatchObject({ version: 2, isSecond: false })
    expect(await stored()).toEqual([['form', 2, '{"title":"Two"}']])
  })

  test('of a page that continues a draft goes on with it', async () => {
    await save()
    expect(await save({ tabKey: 'phone', version: 1, text: 'Two' })).toMatchObject({ formKey: 'form', version: 2 })
  })

  test('of two pages that opened the same draft keeps both, and sent twice is one', async () => {
    await save()
    await save({ tabKey: 'phone', version: 1, text: 'Phone' })
    for (const _ of [1, 2]) {
      expect(await save({ version: 1, text: 'Desk' })).toMatchObject({ formKey: 'tab', isSecond: true })
    }
    expect(await save({ formKey: 'tab', version: 1, text: 'Desk 2', sequence: 2 })).toMatchObject({
      formKey: 'tab',
      version: 2,
      isSecond: false,
    })
    expect(await stored()).toEqual([
      ['form', 2, '{"title":"Phone"}'],
      ['tab', 2, '{"title":"Desk 2"}'],
    ])
  })

  test('at once from many pages loses nothing', async () => {
    await save()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => save({ tabKey: `tab${String(n)}`, version: 1, text: `Text ${String(n)}` })),
    )
    const texts = (await stored()).map(([, , content]) => content)
    expect(texts.toSorted()).toEqual(Array.from({ length: 8 }, (_, n) => `{"title":"Text ${String(n)}"}`))
  })

  test('with no keys, as a made-up form has none, is a draft of its own each time', async () => {
    await save({ formKey: '', tabKey: '' })
    await save({ formKey: '', tabKey: '' })
    expect(await stored()).toHaveLength(2)
  })

  test.each<[string, Change, Change]>([
    ['another kind', { kind: 'siteSettings' }, { kind: 'products' }],
    ['another record', { recordId: 1 }, { recordId: 2 }],
    ['a record, for a new one', { recordId: 1 }, { recordId: null }],
    ['a new record, for one that exists', { recordId: null }, { recordId: 1 }],
  ])('with the keys of the draft of %s is a draft of its own', async (_, first, second) => {
    await insertRow(db, 'blogPosts', goodRows.blogPosts)
    const keys = { formKey: 'key', tabKey: 'key' }
    await save({ ...first, ...keys })
    await save({ ...second, ...keys, version: 1, sequence: 99, text: 'Hacked' })
    expect(await stored()).toEqual([
      ['key', 1, '{"title":"One"}'],
      [expect.not.stringMatching(/^key$/), 1, '{"title":"Hacked"}'],
    ])
  })

  test('of a draft whose record is gone, as a new record, goes on with it', async () => {
    await save({ recordId: 9 })
    expect(await save({ recordId: null, text: 'Two', sequence: 2 })).toMatchObject({ id: 1, version: 2 })
  })

  test('what is longer than any form is refused', async () => {
    await expect(save({ text: 'x'.repeat(4_000_001) })).rejects.toThrow(DraftTooLongError)
  })
})

describe('a saved record', () => {
  const finish = ({ recordId = 1, ...form }: Partial<FormDraft> & { recordId?: number | null }) =>
    write(db, (trx) => {
      const sent = { formKey: 'form', tabKey: 'tab', version: 1, sequence: 1, ...form }
      return deleteFormDraft(trx, { kind: 'blogPosts', recordId }, sent)
    })

  test('takes the draft of its form with it, whether or not the page knows that it was saved', async () => {
    await save()
    await finish({ version: undefined })
    await save({ tabKey: 'phone' })
    await finish({ version: 1 })
    expect(await stored()).toEqual([])
  })

  test.each<[string, number | null]>([
    ['another record is saved', 2],
    ['a new record is saved', null],
  ])('leaves a draft of its key where %s', async (_, recordId) => {
    await insertRow(db, 'blogPosts', goodRows.blogPosts)
    await save()
    await finish({ recordId })
    expect(await stored()).toHaveLength(1)
  })

  test('that was made of the draft of a record that is gone takes it with it', async () => {
    await save({ recordId: 9 })
    await finish({ recordId: null })
    expect(await stored()).toEqual([])
  })

  test('leaves what another page has saved since', async () => {
    await save()
    await save({ tabKey: 'phone', version: 1, text: 'Phone' })
    await finish({ version: 1 })
    await finish({ version: Number.NaN })
    expect(await stored()).toEqual([['form', 2, '{"title":"Phone"}']])
  })
})

describe('drafts in a list', () => {
  test('are those of its rows, and those of records that do not exist, newest first', async () => {
    const later = new Date(now.getTime() + 1)
    await insertRow(db, 'blogPosts', goodRows.blogPosts)
    await save()
    await save({ formKey: 'new', tabKey: 'b', recordId: null, text: ' A new\none ' })
    await save({ formKey: 'gone', tabKey: 'c', recordId: 9, text: '', at: later })
    expect(await draftsInList(db, 'blogPosts', [{ id: 1 }, { id: 2 }])).toEqual({
      ids: [1],
      ofNew: [
        { id: 3, name: null, savedAt: later.toISOString(), savedBy: 'warden', operatorId: null },
        { id: 2, name: 'A new one', savedAt: now.toISOString(), savedBy: 'warden', operatorId: null },
      ],
    })
    expect(await draftsInList(db, 'products', [{ id: 1 }])).toEqual({ ids: [], ofNew: [] })
  })
})

describe('a draft goes', () => {
  test('when it is discarded, which is noted without what it holds', async () => {
    const { id, savedAt } = await save({ text: 'A title' })
    expect(await discardDraft(db, { id, savedAt }, act(now))).toBe(true)
    expect(await discardDraft(db, { id, savedAt }, act(now))).toBe(false)
    expect(await db.selectFrom('auditLog').select(['event', 'subjectId', 'subject', 'detail']).execute()).toEqual([
      { event: 'post-draft-discarded', subjectId: 1, subject: 'A title', detail: null },
    ])
  })

  test('not if somebody else has saved it after the question', async () => {
    const { id, savedAt } = await save()
    await save({ text: 'Two', sequence: 2, version: 1, at: new Date(now.getTime() + 60_000) })
    const other = { by: { operatorId: 7, username: 'nora' }, now }
    await expect(discardDraft(db, { id, savedAt }, other)).rejects.toThrow('saved this draft since you were asked')
    expect(await stored()).toHaveLength(1)
    // One's own later save, such as that of an editor on its way out, is one's own to discard.
    expect(await discardDraft(db, { id, savedAt }, act(now))).toBe(true)
  })

  test('with its record', async () => {
    const { id } = await save()
    await save({ formKey: 'other', tabKey: 'b', recordId: 2 })
    await write(db, (trx) => deleteRevisionsOf(trx, 'products', [1]))
    expect(await findDraft(db, { kind: 'blogPosts', id })).toBeDefined()
    await write(db, (trx) => deleteRevisionsOf(trx, 'blogPosts', [1]))
    expect(await listDraftsOf(db, { kind: 'blogPosts', recordId: 1 }, 9)).toEqual([])
    expect(await stored()).toHaveLength(1)
  })

  test('ninety days after somebody touched it', async () => {
    await save({ at: new Date('2026-08-23T08:59:59.999Z') })
    await save({ formKey: 'other', tabKey: 'b', at: new Date('2026-08-23T09:00:00.000Z') })
    await deleteOldDrafts(db, now)
    expect((await stored()).map(([formKey]) => formKey)).toEqual(['other'])
  })

  test('never by its age as an answer’s, which goes with its entry', async () => {
    await save({ kind: 'quotes', at: new Date('2026-01-01T09:00:00.000Z') })
    await insertRow(db, 'revisions', goodRows.revisions)
    await deleteOldDrafts(db, now)
    expect(await stored()).toHaveLength(2)
    await write(db, (trx) => deleteRevisionsOf(trx, 'quotes', [1]))
    expect(await stored()).toEqual([[null, 1, '{}']])
  })
})

describe('where there is only one', () => {
  const own = { kind: 'quotes', formKey: 'quotes/1', isOnlyOne: true } as const

  test('a page overwrites what it saved or opened itself, and no other', async () => {
    await save({ ...own })
    expect(await save({ ...own, text: 'Two', sequence: 2 })).toMatchObject({ version: 2 })
    expect(await save({ ...own, tabKey: 'phone', version: 2, text: 'Phone' })).toMatchObject({ version: 3 })
    await expect(save({ ...own, version: 2, text: 'Desk' })).rejects.toThrow(RecordChangedError)
    expect(await stored()).toEqual([['quotes/1', 3, '{"title":"Phone"}']])
  })

  test('the same from another page needs no save', async () => {
    await save({ ...own })
    expect(await save({ ...own, tabKey: 'phone' })).toMatchObject({ version: 1, isSecond: false })
  })

  test('one that is gone is not made again unasked', async () => {
    await expect(save({ ...own, version: 1 })).rejects.toThrow(DraftGoneError)
    expect(await stored()).toEqual([])
  })
})

test('where changes are listed, a long text is not repeated, and HTML is readable', () => {
  const long = 'x'.repeat(161)
  expect(
    toDraftChanges([
      { label: 'Title', stored: 'a', typed: 'b' },
      { label: 'Body', stored: '<p>One</p>', typed: '<p>One</p><p><b>Two</b></p>' },
      { label: 'Content', stored: '', typed: long },
    ]),
  ).toEqual([
    { label: 'Title', stored: 'a', typed: 'b' },
    { label: 'Body', stored: 'One', typed: 'One\nTwo' },
    { label: 'Content', characters: [0, 161] },
  ])
})
