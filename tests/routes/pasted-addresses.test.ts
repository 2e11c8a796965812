/** Each form for an e-mail address accepts it as phones and web pages paste it, or says what is wrong. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { action as invite } from '~/routes/admin/operators'
import { callRoute, type Answer } from './call-route'
import { beginSession } from './log-in'
import { addOperator, password } from './second-factor'
import { addProduct, useSiteDatabase } from './site-database'
import { waysIn, type WayIn } from './ways-in'

const site = useSiteDatabase()
let productId: number

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://localhost'
})
beforeEach(async () => {
  productId = (await addProduct(site.db, { name: 'Rope', slug: 'rope' })).id
})

const emailOfQuote = async () =>
  (await site.db.selectFrom('quotes').select('customerEmail').execute())[0]?.customerEmail
const emailOfContact = async () => (await site.db.selectFrom('contacts').select('email').execute())[0]?.email
async function inviteOperator(email: string): Promise<Answer> {
  await addOperator(site.db, 'warden', new Date())
  const { cookie, formToken } = await beginSession(site.db)
  const form = { formToken, intent: 'invite-operator', name: 'Nora', role: 'editor', email, currentPassword: password }
  return callRoute(invite, { path: '/admin/operators', headers: { Cookie: cookie }, form })
}

const forms: [name: string, post: (email: string) => Promise<Answer>, stored: () => Promise<string | undefined>][] = [
  ...Object.entries<WayIn>(waysIn).map(([name, send]): (typeof forms)[number] => [
    name,
    (email) => send({ name: '\u202AAda\u200B Byron\u202C', email, productId }),
    async () => (await emailOfQuote()) ?? (await emailOfContact()),
  ]),
  [
    'the invitation of an operator',
    inviteOperator,
    async () => (await site.db.selectFrom('mails').select('recipient').execute())[0]?.recipient,
  ],
]

describe.each(forms)('%s', (_, post, stored) => {
  test.each([
    ['jane@example.com\u200B', 'jane@example.com'],
    ['\u202Ajane@example.com\u202C', 'jane@example.com'],
    ['jane@münchen.example', 'jane@xn--mnchen-3ya.example'],
    ['tim.o’connor@example.com', "tim.o'connor@example.com"],
  ])('takes %j as %s', async (typed, expected) => {
    expect((await post(typed)).status).toBeLessThan(400)
    expect(await stored()).toBe(expected)
  })

  test('says which letter it does not take', async () => {
    const { status, body } = await post('jörg@example.com')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('An email address can’t have “ö”. Check it, or enter another one')
  })
})
