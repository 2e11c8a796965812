/** Visitors can send something in five ways: three forms and two calls. A product “rope” must be stored. */
import { action as callContacts } from '~/routes/api/contacts'
import { action as callQuotes } from '~/routes/api/quotes'
import { action as postQuote } from '~/routes/products/quote'
import { action as postRequest } from '~/routes/products/request'
import { action as postContact } from '~/routes/site/contact'
import { callRoute, type Answer } from './call-route'

interface Sent {
  name?: string
  email?: string
  words?: string
  /** The id of the rope. */
  productId?: number
  /** The visitor's address. */
  from?: string
}

export type WayIn = (sent: Sent) => Promise<Answer>

const contextOf = ({ from }: Sent) => (from === undefined ? {} : { context: { clientAddress: from } })

const customerOf = ({ name = 'Ada', email = 'ada@example.org', words = 'Hi' }: Sent) => ({
  customerName: name,
  customerEmail: email,
  notes: words,
})

const senderOf = ({ name = 'Ada', email = 'ada@example.org', words = 'Hi' }: Sent) => ({ name, email, message: words })

export const waysIn = {
  'the quote form': (sent) =>
    callRoute(postQuote, {
      path: '/products/rope/quote',
      params: { slug: 'rope' },
      form: customerOf(sent),
      ...contextOf(sent),
    }),
  'the contact form': (sent) => callRoute(postContact, { path: '/contact', form: senderOf(sent), ...contextOf(sent) }),
  'the API of quotes': ({ productId = 1, ...sent }) =>
    callRoute(callQuotes, { path: '/api/quotes', json: { ...customerOf(sent), productId }, ...contextOf(sent) }),
  'the API of messages': (sent) =>
    callRoute(callContacts, { path: '/api/contacts', json: senderOf(sent), ...contextOf(sent) }),
  'the form for several products': (sent) => {
    const product = { 'products[0].slug': 'rope', 'products[0].quantity': '2' }
    return callRoute(postRequest, { path: '/request', form: { ...customerOf(sent), ...product }, ...contextOf(sent) })
  },
} as const satisfies Record<string, WayIn>
