import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { action as save, loader as tab } from '~/routes/admin/seo'
import { loader as robots } from '~/routes/files/robots'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

const path = '/admin/seo'
const read = () => session.read(tab, path)
const served = async () => (await callRoute(robots, { path: '/robots.txt' })).body
const Tab = z.looseObject({ robotsTxt: z.string(), updatedAt: z.string(), pages: z.array(z.string()) })

async function post(form: Record<string, string>) {
  const { updatedAt } = Tab.parse((await read()).body)
  const all = { intent: 'save-robots', version: updatedAt, formToken: session.formToken, ...form }
  return callRoute(save, { path, headers: { Cookie: session.cookie }, form: all })
}

const Unsaved = z.object({
  lastResult: z.looseObject({ initialValue: z.looseObject({ robotsTxt: z.string().optional() }) }),
  version: z.string(),
  message: z.object({ title: z.string(), description: z.string() }),
  differences: z.array(z.object({ label: z.string(), stored: z.string(), typed: z.string() })).optional(),
  question: z.looseObject({ title: z.string() }).optional(),
})

test('shows what is served, the pages that should be found, and how pages look in a search', async () => {
  await addProduct(site.db, { slug: 'rope' })
  const { body } = await read()
  const { robotsTxt, pages } = Tab.parse(body)
  expect(robotsTxt).toBe(await served())
  expect(pages).toEqual(expect.arrayContaining(['/', '/blog', '/products/rope']))
  expect(body).toMatchObject({
    previews: expect.arrayContaining([expect.objectContaining({ canonical: 'http://localhost:3000/contact' })]),
  })
})

describe('robots.txt', () => {
  test('is saved and served, and the tab says so', async () => {
    const text = 'User-agent: *\r\nDisallow: /admin/\r\n'
    const answer = await post({ robotsTxt: text })
    expect(answer.headers.get('Location')).toBe(path)
    expect(await toastOf(answer)).toMatchObject({
      title: 'SEO Settings Updated',
      description: 'Your robots.txt has been updated successfully!',
    })
    expect(await served()).toBe('User-agent: *\nDisallow: /admin/\n')
  })

  test('that closes the whole site is asked about first', async () => {
    const before = await served()
    const robotsTxt = 'User-agent: *\nDisallow: /\n'
    const asked = await post({ robotsTxt })
    expect(asked.status).toBe(409)
    const { question, lastResult } = Unsaved.parse(asked.body)
    expect(question?.title).toBe('Close the whole site to search engines?')
    expect(lastResult.initialValue.robotsTxt).toBe(robotsTxt)
    expect(await served()).toBe(before)
    expect((await post({ robotsTxt, confirmed: 'close-site' })).status).toBe(303)
    expect(await served()).toBe(robotsTxt)
  })

  test('above 64 KiB comes back whole', async () => {
    const robotsTxt = `# ${'é'.repeat(33_000)}`
    const answer = await post({ robotsTxt })
    expect(answer.status).toBe(400)
    expect(Unsaved.parse(answer.body).lastResult.initialValue.robotsTxt).toBe(robotsTxt)
  })
})
