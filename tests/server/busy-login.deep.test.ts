import { expect, test } from 'vitest'
import { startSite } from '../setup/site-process'
import { withLock } from './other-process'

const operator = { username: 'warden', password: 'a long password here' }

test('a login that cannot be stored says so, keeps the form that was sent, and says when to come back', async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
  const site = await startSite({ ADMIN_USERNAME, ADMIN_PASSWORD })
  try {
    const fields = { intent: 'update-quote-status', id: '1', status: 'closed', back: '/admin/quotes?q=typed-words' }
    const body = new URLSearchParams({ ...fields, ...operator })
    const answer = await withLock(site, () =>
      fetch(`${site.url}/admin/quotes`, { method: 'POST', body, redirect: 'manual' }),
    )
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).toContain('typed-words')
  } finally {
    await site.stop()
  }
}, 60_000)
