/** A search in a list of customers is posted: their names and addresses are in no address, which proxies log. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loader as bin, action as searchBin } from '~/routes/admin/bin'
import { action as searchInbox, loader as inbox } from '~/routes/admin/inbox'
import { loader as entry } from '~/routes/admin/inbox-entry'
import { loader as file } from '~/routes/admin/inbox-file'
import { action as searchMail, loader as mail } from '~/routes/admin/mail'
import { goodRows, insertRow } from '~db/test-rows'
import { useSiteDatabase } from './site-database'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const operator = useOperator(site)
const email = 'ada@example.com'
const words = /ada|example/i

const Found = z.object({
  page: z.object({ rows: z.array(z.object({ id: z.number() })) }),
  query: z.object({ filter: z.object({ search: z.string(), show: z.string(), sealed: z.string().optional() }) }),
})

const lists = [
  ['quotes', '/admin/quotes', inbox, searchInbox],
  ['contacts', '/admin/contacts', inbox, searchInbox],
  ['mails', '/admin/mail', mail, searchMail],
  ['bin', '/admin/bin', bin, searchBin],
] as const

async function addTwo(table: (typeof lists)[number][0]): Promise<void> {
  if (table === 'quotes') {
    await insertRow(site.db, 'quotes', goodRows.quotes)
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, customerEmail: 'bo@host.example', customerName: 'Bo' })
  } else if (table === 'contacts') {
    await insertRow(site.db, 'contacts', goodRows.contacts)
    await insertRow(site.db, 'contacts', { ...goodRows.contacts, email: 'bo@host.example', name: 'Bo' })
  } else if (table === 'mails') {
    await insertRow(site.db, 'mails', goodRows.mails)
    await insertRow(site.db, 'mails', { ...goodRows.mails, messageId: 'b2@host.example', recipient: 'bo@host.example' })
  } else {
    await insertRow(site.db, 'bin', { ...goodRows.bin, title: 'Ada Hunter', email })
    await insertRow(site.db, 'bin', { ...goodRows.bin, recordId: 2, title: 'Bo', email: 'bo@host.example' })
  }
}

describe.each(lists)('%s', (table, path, loader, action) => {
  const search = async (form: Record<string, string>) => {
    const answer = await operator.press(action, path, { intent: 'search-list', ...form })
    expect(answer.status).toBe(303)
    return answer.headers.get('Location') ?? ''
  }
  const read = async (address: string) => Found.parse((await operator.read(loader, address)).body)

  test('a posted search leads to an address without its words, and finds', async () => {
    await addTwo(table)
    const q = table === 'bin' ? 'Ada' : table === 'mails' ? 'your request' : email
    const address = await search({ q })
    expect(address).toMatch(new RegExp(`^${path}\\?find=[0-9a-f]{58,}$`))
    const { page, query } = await read(address)
    expect(page.rows.length).toBe(table === 'mails' ? 2 : 1)
    expect(query.filter).toMatchObject({ search: q, sealed: new URL(address, 'http://x').searchParams.get('find') })
  })

  test('an empty search leads to the whole list, and one that cannot be opened shows it', async () => {
    await addTwo(table)
    expect(await search({ q: '  ' })).toBe(path)
    const { page, query } = await read(`${path}?find=${'ab'.repeat(40)}`)
    expect([page.rows.length, query.filter.search, query.filter.sealed]).toEqual([2, '', undefined])
  })
})

test('the status and the order of the list stay', async () => {
  const form = { intent: 'search-list', q: email, status: 'pending', order: 'newest' }
  const { headers } = await operator.press(searchInbox, '/admin/quotes', form)
  expect(headers.get('Location')).toMatch(/^\/admin\/quotes\?status=pending&find=[0-9a-f]+&order=newest$/)
})

test('next page, entry, neighbors, way back and export keep to what was searched, without its words', async () => {
  for (let id = 1; id <= 60; id += 1) await insertRow(site.db, 'quotes', { ...goodRows.quotes, id })
  await insertRow(site.db, 'quotes', {
    ...goodRows.quotes,
    id: 61,
    customerEmail: 'bo@host.example',
    customerName: 'Bo',
  })
  const form = { intent: 'search-list', q: email, order: 'newest' }
  const list = (await operator.press(searchInbox, '/admin/quotes', form)).headers.get('Location') ?? ''
  const more = await operator.read(inbox, `${list}&cursor=after-11`)
  expect(Found.parse(more.body).page.rows.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  const opened = await operator.read(entry, `/admin/quotes/60?${new URLSearchParams({ back: list }).toString()}`, {
    id: '60',
  })
  expect(opened.body).toMatchObject({ list, neighbors: { next: { id: 59 } } })
  // The newest one is not among what was searched.
  expect(opened.body).not.toHaveProperty('neighbors.previous')
  expect(list).not.toMatch(words)
  const exported = await operator.read(file, `/admin/quotes.json${new URL(list, 'http://x').search}`)
  expect(z.array(z.unknown()).parse(exported.body)).toHaveLength(60)
})
