/** Links of offers are guessed, kept too long and pressed by others; only a valid one shows and changes its offer. */
import assert from 'node:assert/strict'
import { hashOf } from '~/server/auth/hash.server'
import { headerOf, type Answer, type Question } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { hidesSecrets, secretWord } from '../secrets'
import type { Target } from '../target'

/** The log must not have these tokens. */
const links = { open: canary(), ended: canary(), replaced: canary() }

async function plantOffers({ database }: Target): Promise<void> {
  const plant = async (tokens: readonly string[], validUntil: string) => {
    const time = '2026-11-21T12:00:00.000Z'
    const from = { customerName: `${secretWord} Customer`, customerEmail: 'offer@example.org' }
    const { id: entryId } = await database
      .insertInto('quotes')
      .values({ ...from, productName: 'Rope', createdAt: time })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lines = [{ label: `${secretWord} rope`, quantity: 1, unitCents: 500 }]
    const prices = { lines, discountHundredths: 0, shippingCents: null, validUntil, taxNote: null }
    const content = JSON.stringify({ recipient: from.customerEmail, subject: 'Your quote', text: 'Hi', prices })
    for (const token of tokens) {
      const offerHash = hashOf(token)
      const sent = { entryKind: 'quotes', entryId, content, sentVia: 'mail', sentAt: time, offerHash } as const
      await database
        .insertInto('answers')
        .values({ ...sent, operatorName: 'warden' })
        .execute()
    }
  }
  await plant([links.open], '2099-12-24')
  await plant([links.ended], '2020-12-24')
  await plant([links.replaced, canary()], '2099-12-24')
}

const at = (token: string) => `/offer/${token}`
const accepting: Question = { form: { intent: 'accept-offer' } }
const asking = (): Question => ({ form: { intent: 'ask-about-offer', question: canary() } })
/** Requests the offer as a page and as data, and sends its forms, each from a new address. */
function tryAll(target: Target, token: string): Promise<Answer[]> {
  const put = (path: string, question: Question = {}) => target.ask(path, { ...question, from: newAddress() })
  return Promise.all([
    put(at(token)),
    put(`${at(token)}.data`),
    put(at(token), accepting),
    put(`${at(token)}.data`, accepting),
    put(at(token), asking()),
  ])
}

function isPrivate(answer: Answer): void {
  assert.equal(headerOf(answer, 'cache-control'), 'private, no-store', answer.asked)
  assert.equal(headerOf(answer, 'referrer-policy'), 'no-referrer', answer.asked)
  assert.equal(headerOf(answer, 'etag'), '', answer.asked)
}

const wrongTokens: readonly (readonly [name: string, token: () => string])[] = [
  ['a guess', () => '0'.repeat(36)],
  ['the hash of a right one', () => hashOf(links.open)],
  ['a right one that was cut off', () => links.open.slice(0, -1)],
  ['a right one with more behind it', () => `${links.open}0`],
  ['a right one with an empty byte', () => `${links.open}%00`],
  ['the words of SQL', () => `%27%20or%20%271%27=%271`],
  ['a number', () => '1'],
]

const guesses: Attack[] = wrongTokens.map(([name, token]) => ({
  name: `${name} in the place of the token`,
  run: async (target) => {
    const answers = await tryAll(target, token())
    answers.map(hidesSecrets)
    for (const answer of answers) if (answer.status === 404) isPrivate(answer)
    return answers
  },
  expected: [400, 404],
}))

const closed: Attack[] = (['ended', 'replaced'] as const).map((kind) => ({
  name: `an offer that is ${kind}`,
  run: async (target) => {
    const answers = await tryAll(target, links[kind])
    for (const answer of answers.map(hidesSecrets)) isPrivate(answer)
    return answers
  },
  expected: 410,
}))

const reads: Attack[] = [
  {
    name: 'an open one is for its reader alone',
    isInSample: true,
    run: async (target) => {
      const answers = await Promise.all([target.ask(at(links.open)), target.ask(`${at(links.open)}.data`)])
      for (const answer of answers) isPrivate(answer)
      assert.match(answers[0]?.body ?? '', /<meta name="robots" content="noindex"/)
      assert.ok(!answers[0]?.body.includes(`href="${at(links.open)}`), 'a link names the token')
      return answers
    },
    expected: 200,
    says: new RegExp(secretWord),
  },
  {
    name: 'accepting by an address alone, as a mail scanner would',
    run: (target) =>
      Promise.all([
        target.ask(`${at(links.open)}?intent=accept-offer`),
        target.ask(at(links.open), { method: 'HEAD' }),
        target.ask(at(links.open), { headers: { 'sec-purpose': 'prefetch' } }),
      ]),
    expected: 200,
  },
  {
    name: 'pressed from another site',
    run: (target) => {
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      return Promise.all([accepting, asking()].map((question) => target.ask(at(links.open), { ...question, headers })))
    },
    expected: 403,
  },
]

const presses: Attack[] = [
  {
    name: 'a question that is markup and headers',
    run: async (target) => {
      const question = `<script>${canary()}</script>\r\nBcc: victim@example.org`
      const form = { intent: 'ask-about-offer', question }
      const answer = await target.ask(at(links.open), { form, from: newAddress() })
      assert.equal(headerOf(answer, 'bcc'), '')
      return answer
    },
    expected: 303,
    changes: ['contacts', 'entryEvents'],
  },
]

export const offers: Theme = {
  name: 'offers',
  setUp: plantOffers,
  attacks: [...guesses, ...closed, ...reads, ...presses],
}
