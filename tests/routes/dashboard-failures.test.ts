/** If the database fails, the operator reads the specification's words and the cause, and loses nothing typed. */
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import { z } from 'zod'
import { action as changeEntry } from '~/routes/admin/inbox'
import { action as setPost } from '~/routes/admin/posts'
import { action as seed } from '~/routes/admin/seed'
import { action as saveSeo } from '~/routes/admin/seo'
import { log } from '~/server/log.server'
import { refuseWrites } from '~db/test-faults'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { addPost, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)
let logged: MockInstance

beforeEach(() => {
  logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  expect(logged).toHaveBeenCalled()
})

type Action = Parameters<typeof callRoute>[0]

async function press(action: Action, path: string, form: Record<string, string>, params: Record<string, string> = {}) {
  await refuseWrites(site.db)
  const headers = { Cookie: session.cookie }
  return callRoute(action, { path, params, headers, form: { ...form, formToken: session.formToken } })
}

const Unsaved = z.object({
  lastResult: z.looseObject({ initialValue: z.looseObject({}) }),
  message: z.object({ description: z.string() }),
})

describe('a press that is not stored says so in the list', () => {
  test.each([
    [
      'a quote',
      changeEntry,
      '/admin/quotes',
      { intent: 'update-quote-status', status: 'closed' },
      'Failed to update quote status.',
    ],
    [
      'a message',
      changeEntry,
      '/admin/contacts',
      { intent: 'update-contact-status', status: 'closed' },
      'Failed to update contact status.',
    ],
    ['sample data', seed, '/admin', { intent: 'seed' }, 'Failed to seed data. Please try again.'],
    ['a post', setPost, '/admin/blog', { intent: 'set-post-published', isOn: 'false' }, 'Failed to update blog post: '],
  ] as const)('%s', async (_, action, path, form, words) => {
    // The post has a sample's slug, because samples are added only if the operator has no other records.
    await addPost(site.db, { slug: 'the-whitetail-year-month-by-month' })
    for (const table of ['quotes', 'contacts'] as const) await insertRow(site.db, table, goodRows[table])
    const answer = await press(action, path, { id: '1', back: '/admin', ...form })
    expect(answer.status).toBe(303)
    const toast = await toastOf(answer)
    expect(toast?.kind).toBe('error')
    expect(toast?.description).toContain(words)
  })
})

test('robots.txt that is not stored comes back whole', async () => {
  const answer = await press(saveSeo, '/admin/seo', { intent: 'save-robots', robotsTxt: '# mine' })
  expect(answer.status).toBe(503)
  const { message, lastResult } = Unsaved.parse(answer.body)
  expect(message.description).toContain('Failed to update SEO settings. Please try again.')
  expect(lastResult.initialValue).toMatchObject({ robotsTxt: '# mine' })
})
