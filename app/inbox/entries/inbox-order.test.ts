import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageOfContacts } from '~/inbox/entries/contact-inbox.server'
import { pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { formatPlaceCursor } from '~/lib/cursor'
import { seededRandom } from '~/lib/seeded-random'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { inboxKinds, parseInboxQuery, type InboxCursor, type InboxTab } from './inbox'
import { findNeighbors } from './inbox-order.server'
import { inboxes } from './inbox.server'

let db: Kysely<Database>
const now = new Date('2026-11-24T12:00:00.000Z')
const size = 4

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const readPage = { quotes: pageOfQuotes, contacts: pageOfContacts } as const
const names = { quotes: 'customerName', contacts: 'name' } as const

interface Row {
  id: number
  status: string
  suspected: 0 | 1
  createdAt: string
  name: string
}

/** Stores thirty entries: some came in at the same instant, and some came in after one with a higher number. */
async function fill(tab: InboxTab): Promise<Row[]> {
  const random = seededRandom('inbox')
  const statuses = inboxKinds[tab].statuses
  const rows = Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    status: statuses[Math.floor(random() * 3)] ?? '',
    suspected: random() < 0.2 ? (1 as const) : (0 as const),
    createdAt: new Date(now.getTime() - (15 - Math.floor(random() * 12)) * 4 * 3_600_000).toISOString(),
    name: random() < 0.5 ? 'Anna Berg' : 'Otto Lind',
  }))
  for (const { name, ...row } of rows) await insertRow(db, tab, { ...goodRows[tab], [names[tab]]: name, ...row })
  return rows
}

const byAge = (a: Row, b: Row) => (a.createdAt === b.createdAt ? a.id - b.id : a.createdAt < b.createdAt ? -1 : 1)

function expected(tab: InboxTab, rows: readonly Row[], query: string): number[] {
  const { open } = inboxKinds[tab]
  const parameters = new URLSearchParams(query)
  const show = parameters.get('status') ?? 'all'
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString()
  const found = rows
    .filter(({ suspected }) => suspected === (show === 'suspected' ? 1 : 0))
    .filter(({ status, createdAt }) => {
      if (show === 'overdue') return status === open && createdAt <= dayAgo
      return show === 'all' || show === 'suspected' || status === show
    })
    .filter(({ name }) => name.toLowerCase().includes(parameters.get('q') ?? ''))
  const youngestFirst = found.toSorted((a, b) => b.id - a.id)
  const ids = (list: Row[]) => list.map(({ id }) => id)
  if (parameters.get('order') === 'newest' || show === 'suspected') return ids(youngestFirst)
  const isOpen = ({ status }: Row) => status === open
  return ids([...found.filter(isOpen).toSorted(byAge), ...youngestFirst.filter((row) => !isOpen(row))])
}

function page(tab: InboxTab, query: string, cursor?: InboxCursor) {
  const written = cursor && parseInboxQuery(new URLSearchParams({ cursor: formatPlaceCursor(cursor) }), tab).cursor
  return readPage[tab](db, { ...parseInboxQuery(new URLSearchParams(query), tab), size, cursor: written }, now)
}

async function walk(tab: InboxTab, query: string): Promise<number[][]> {
  const pages: number[][] = []
  for (let at = await page(tab, query); ; at = await page(tab, query, at.next)) {
    pages.push(at.rows.map(({ id }) => id))
    if (!at.next) return pages
  }
}

async function walkBack(tab: InboxTab, query: string, from: number): Promise<number[]> {
  const ids: number[] = []
  let cursor: InboxCursor | undefined = { direction: 'before', id: from }
  while (cursor) {
    const at: Awaited<ReturnType<typeof page>> = await page(tab, query, cursor)
    ids.unshift(...at.rows.map(({ id }) => id))
    cursor = at.previous
  }
  return ids
}

describe.each(['quotes', 'contacts'] as const)('%s', (tab) => {
  const { open, statuses } = inboxKinds[tab]
  const shows = ['', 'status=overdue', 'status=suspected', ...statuses.map((status) => `status=${status}`)]
  const queries = shows.flatMap((show) => [show, `${show}&order=newest`, `${show}&q=anna`])

  test.each(queries)('pages of “%s” hold each entry once, in order, forwards and back', async (query) => {
    const rows = await fill(tab)
    const all = expected(tab, rows, query)
    const pages = await walk(tab, query)
    expect(pages.flat()).toEqual(all)
    expect(pages.slice(0, -1).every((ids) => ids.length === size)).toBe(true)
    // The cursor starts from an end that lies behind all of them.
    const last = all.at(-1)
    if (last === undefined) throw new Error('The filter finds some')
    const lastRow = rows.find(({ id }) => id === last)
    if (lastRow?.status !== open || query.includes('newest')) {
      expect(await walkBack(tab, query, last)).toEqual(all.slice(0, -1))
    }
  })

  test.each(queries)('next and previous in “%s” are those of the list', async (query) => {
    const rows = await fill(tab)
    const all = expected(tab, rows, query)
    const { filter } = parseInboxQuery(new URLSearchParams(query), tab)
    for (const [index, id] of all.entries()) {
      const row = rows.find((each) => each.id === id)
      const isOpenPart = row?.status === open && filter.order === undefined && filter.show !== 'suspected'
      const place = { id, key: isOpenPart ? row.createdAt : null }
      const { previous, next } = await findNeighbors(db, inboxes[tab], { filter, place }, now)
      expect([previous?.id, next?.id]).toEqual([all[index - 1], all[index + 1]])
    }
  })

  test('an entry that is answered between two pages is in no page twice, and none is left out', async () => {
    const rows = await fill(tab)
    const before = expected(tab, rows, '')
    const first = await page(tab, '')
    const answered = first.rows.map(({ id }) => id)
    for (const id of answered) {
      await db.updateTable(tab).set({ status: statuses[1] }).where('id', '=', id).execute()
    }
    const rest: number[] = []
    for (let cursor = first.next; cursor;) {
      const at: Awaited<ReturnType<typeof page>> = await page(tab, '', cursor)
      rest.push(...at.rows.map(({ id }) => id))
      cursor = at.next
    }
    expect(rest.filter((id) => !answered.includes(id))).toEqual(before.slice(size))
    expect(new Set(rest).size).toBe(rest.length)
    // The answered entries are among the others now.
    expect(answered.every((id) => rest.includes(id))).toBe(true)
  })

  test('from an entry that was open and is answered now, next is the next open one', async () => {
    const rows = await fill(tab)
    const [first, second] = expected(tab, rows, `status=${open}`)
    const row = rows.find(({ id }) => id === first)
    if (!row || second === undefined) throw new Error('Two are open')
    await db.updateTable(tab).set({ status: statuses[1] }).where('id', '=', row.id).execute()
    for (const query of ['', `status=${open}`]) {
      const { filter } = parseInboxQuery(new URLSearchParams(query), tab)
      const { next } = await findNeighbors(db, inboxes[tab], { filter, place: { id: row.id, key: row.createdAt } }, now)
      expect(next).toEqual({ id: second, isOpen: true })
    }
  })

  test.each(['after-7-soup', 'before-7-2026', 'after-999', 'before-1', 'soup', 'after-1-\0'])(
    'the cursor %s is no error',
    async (cursor) => {
      await fill(tab)
      const query = parseInboxQuery(new URLSearchParams({ cursor }), tab)
      expect(Array.isArray((await readPage[tab](db, { ...query, size }, now)).rows)).toBe(true)
    },
  )
})
