/** Each form that takes an e-mail address takes it as phones and web pages hand it over, or says what is wrong. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { action as postContactCall } from '~/routes/api/contacts'
import { action as postQuoteCall } from '~/routes/api/quotes'
import { action as invite } from '~/routes/admin/operators'
import { action as postQuote } from '~/routes/products/quote'
import { action as postRequest } from '~/routes/products/request'
import { action as postContact } from '~/routes/site/contact'
import { callRoute, type Answer } from './call-route'
import { beginSession } from './log-in'
import { addOperator, password } from './second-factor'
import { addProduct, useSiteDatabase } from './site-database'

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
const customer = (customerEmail: string) => ({ customerName: 'Ada\u200B Byron', customerEmail })
const sender = (email: string) => ({ name: '\u202AAda Byron\u202C', email, message: 'Hi' })

interface Form {
  post: (email: string) => Promise<Answer>
  stored: () => Promise<string | undefined>
}

const forms: Record<string, Form> = {
  'the quote form': {
    post: (email) =>
      callRoute(postQuote, { path: '/products/rope/quote', params: { slug: 'rope' }, form: customer(email) }),
    stored: emailOfQuote,
  },
  'the request form': {
    post: (email) =>
      callRoute(postRequest, {
        path: '/request',
        form: { ...customer(email), 'products[0].slug': 'rope', 'products[0].quantity': '2\u200B' },
      }),
    stored: emailOfQuote,
  },
  'the quote API': {
    post: (email) => callRoute(postQuoteCall, { path: '/api/quotes', json: { ...customer(email), productId } }),
    stored: emailOfQuote,
  },
  'the contact form': {
    post: (email) => callRoute(postContact, { path: '/contact', form: sender(email) }),
    stored: emailOfContact,
  },
  'the contact API': {
    post: (email) => callRoute(postContactCall, { path: '/api/contacts', json: sender(email) }),
    stored: emailOfContact,
  },
  'the invitation of an operator': {
    post: async (email) => {
      await addOperator(site.db, 'warden', new Date())
      const session = await beginSession(site.db)
      return callRoute(invite, {
        path: '/admin/operators',
        headers: { Cookie: session.cookie },
        form: {
          formToken: session.formToken,
          intent: 'invite-operator',
          name: 'Nora',
          role: 'editor',
          email,
          currentPassword: password,
        },
      })
    },
    stored: async () => (await site.db.selectFrom('mails').select('recipient').execute())[0]?.recipient,
  },
}

describe.each(Object.entries(forms))('%s', (_, { post, stored }) => {
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
