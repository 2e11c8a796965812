/** An invitation goes by mail, and only the mail has its link. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { claimNext, settleSent } from '~/inbox/mail/claims.server'
import { sendCopy } from '~/inbox/mail/outbox-page.server'
import { loader as mailText } from '~/routes/admin/mail-text'
import { action } from '~/routes/admin/operators'
import { byWarden } from '~db/test-rows'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { addOperator, password } from '../routes/second-factor'
import { useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://localhost'
})
afterAll(() => {
  delete process.env.SMTP_URL
})

test('the link is sent, no page shows it, and it is not stored once it is sent', async () => {
  const now = new Date()
  await addOperator(site.db, 'warden', now)
  const { cookie, formToken } = await beginSession(site.db)
  const headers = { Cookie: cookie }
  const form = { intent: 'invite-operator', name: 'Nora', role: 'owner', email: ' nora@example.org ' }
  const { body } = await callRoute(action, {
    path: '/admin/operators',
    headers,
    form: { ...form, currentPassword: password, formToken },
  })
  const { link, mailedTo } = z.object({ link: z.string(), mailedTo: z.string() }).parse(body)
  expect(mailedTo).toBe('nora@example.org')

  const mail = await claimNext(site.db, new Date())
  expect(mail).toMatchObject({ recipient: 'nora@example.org', kind: 'notice' })
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
  const shown = await callRoute(mailText, { path: '/admin/mail/1', params: { id: '1' }, headers })
  expect(JSON.stringify(shown.body)).toContain('/invitation/…')
  expect(JSON.stringify(shown.body)).not.toContain(link)

  await settleSent(site.db, 1, '250 OK', new Date())
  const [stored] = await site.db.selectFrom('mails').selectAll().execute()
  expect(stored?.state).toBe('sent')
  expect(JSON.stringify(stored)).not.toContain(link)
  expect(await sendCopy(site.db, 1, byWarden())).toBeUndefined()
})
