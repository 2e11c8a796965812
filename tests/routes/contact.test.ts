import { describe, expect, test, vi } from 'vitest'
import { site as readSite } from '~/kinds/settings/site.server'
import { action } from '~/routes/site/contact'
import { log } from '~/server/log.server'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'

vi.mock('~/kinds/settings/site.server', { spy: true })

const site = useSiteDatabase()

const good = { name: 'Ada Byron', email: 'ada@example.org', message: 'Which stand for a north wind?' }

function post(form: Record<string, string>) {
  return callRoute(action, { path: '/contact', form })
}

function rows() {
  return site.db.selectFrom('contacts').selectAll().execute()
}

describe('the contact form', () => {
  test('stores a plain post and leads back with the message', async () => {
    const { status, headers } = await post(good)
    expect(status).toBe(303)
    expect(headers.get('Location')).toBe('/contact')
    expect(headers.get('Set-Cookie')).toMatch(/^stagwise_toast=/)
    expect(await rows()).toEqual([expect.objectContaining({ ...good, status: 'new', suspected: 0 })])
  })

  test('gives back everything that was typed, and stores nothing', async () => {
    const { status, body } = await post({ ...good, email: '' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: { title: 'Error', description: 'Please fill in all fields.' },
      lastResult: {
        initialValue: { name: good.name, message: good.message },
        error: { email: ['Enter your email address'] },
      },
    })
    expect(await rows()).toEqual([])
  })

  test('stores nothing if it cannot say so', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    vi.mocked(readSite).mockRejectedValueOnce(new Error('unreachable'))
    expect((await post(good)).status).toBe(500)
    expect(await rows()).toEqual([])
  })

  test('stores one row for a double click', async () => {
    await Promise.all([post(good), post(good)])
    expect(await rows()).toHaveLength(1)
  })

  test('stores a second row for other words', async () => {
    await post(good)
    await post({ ...good, message: 'And for a south wind?' })
    expect(await rows()).toHaveLength(2)
  })

  test('keeps apart what fell into the honeypot', async () => {
    expect((await post({ ...good, website: 'x' })).status).toBe(303)
    expect(await rows()).toEqual([expect.objectContaining({ suspected: 1 })])
  })

  test.each(['__intent__', '__state__'])('takes no notice of a field %s that somebody made up', async (name) => {
    expect((await post({ ...good, [name]: '{' })).status).toBe(303)
  })

  test('says that it failed, and gives everything back, when the database cannot be written', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await site.db.schema.dropTable('contacts').execute()
    const { status, body } = await post(good)
    expect(status).toBe(500)
    expect(body).toMatchObject({
      message: { title: 'Error', description: 'Failed to send message. Please try again.' },
      lastResult: { initialValue: good },
    })
  })
})
