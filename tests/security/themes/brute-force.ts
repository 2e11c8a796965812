import assert from 'node:assert/strict'
import { setRule } from '~db/test-rows'
import { headerOf, type Answer, type Question } from '../ask'
import { canary, newAddress, type Attack, type Theme } from '../attack'
import { cheapHash } from '../cheap-hash'
import { logIn, operator, type Target } from '../target'

/** This site has small limits, so three failures are many. */
const limit = 3
const guarded = { LIMIT_LOGIN: '3/900', LIMIT_FORMS: '3/600' }
/** Without a proxy, nothing that a client says of itself counts. */
const bare = { ...guarded, TRUST_PROXY: '' }

interface Guess extends Question {
  username?: string
  password?: string
  path?: string
}

function guess(site: Target, { username = operator.username, password = canary(), path = '/admin', ...how }: Guess) {
  return site.ask(path, { form: { intent: 'login', username, password }, ...how })
}

async function inOrder<Item>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function statuses(answers: readonly Answer[]): string {
  return answers.map(({ status }) => status).join(' ')
}

const limited = '401 401 401 429'

const realHashes = new WeakMap<Target, string>()

async function setHash({ database }: Target, hash: string): Promise<void> {
  await database.updateTable('operators').set({ passwordHash: hash }).execute()
}

async function cheapen(site: Target): Promise<void> {
  const { passwordHash } = await site.database.selectFrom('operators').selectAll().executeTakeFirstOrThrow()
  realHashes.set(site, passwordHash)
  await setHash(site, cheapHash(operator.password))
}

async function forgetFailures({ database }: Target): Promise<void> {
  await database.deleteFrom('rateLimits').execute()
}

/** The operator has logged in from this address before, so failures from it count for it alone. */
async function knownAddress({ database }: Target, address: string): Promise<void> {
  const operators = await database.selectFrom('operators').select(['id', 'createdAt']).execute()
  const rows = operators.map(({ id, createdAt }) => ({ operatorId: id, address, lastLoginAt: createdAt }))
  await database
    .insertInto('knownLoginAddresses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function attack(name: string, settings: Record<string, string>, run: (site: Target) => Promise<Answer[]>): Attack {
  return {
    name,
    run: async (target) => {
      const site = await target.beside(settings)
      await forgetFailures(site)
      const answers = await run(site)
      for (const answer of answers) {
        if (answer.status !== 429) continue
        const seconds = Number(headerOf(answer, 'retry-after'))
        assert.ok(seconds >= 1 && seconds <= 900, `Retry-After is ${String(seconds)}`)
        assert.match(answer.body, /Too many requests\. Please try again later\./)
      }
      return answers
    },
    expected: [200, 201, 303, 400, 401, 429],
  }
}

const logins: Attack[] = [
  attack('one address, many passwords, and then the right one', guarded, async (site) => {
    const from = newAddress()
    const wrong = await inOrder(numbers(limit + 1), () => guess(site, { from }))
    const right = await guess(site, { from, password: operator.password })
    assert.equal(statuses([...wrong, right]), `${limited} 429`)
    return [...wrong, right]
  }),
  attack('many addresses, one account, and the operator at home', guarded, async (site) => {
    const home = newAddress()
    await logIn(site.ask, home)
    const wrong = await inOrder(numbers(limit + 1), () => guess(site, { from: newAddress() }))
    const right = await guess(site, { from: newAddress(), password: operator.password })
    assert.equal(statuses([...wrong, right]), `${limited} 429`)
    const atHome = await guess(site, { from: home, password: operator.password })
    assert.equal(atHome.status, 303, 'the operator is locked out')
    return [...wrong, right]
  }),
  attack('many accounts from one address', guarded, async (site) => {
    const from = newAddress()
    const names = ['admin', 'root', 'operator', operator.username]
    const wrong = await inOrder(names, (username) => guess(site, { from, username }))
    assert.equal(statuses(wrong), limited)
    return wrong
  }),
  attack('one account under many spellings', guarded, async (site) => {
    const spellings = ['WARDEN', ' warden ', '\twarden\n', 'Warden']
    const wrong = await inOrder(spellings, (username) => guess(site, { from: newAddress(), username }))
    assert.equal(statuses(wrong), limited)
    return wrong
  }),
  attack('through the other doors', guarded, async (site) => {
    const from = newAddress()
    const doors = ['/admin.data', '/admin/quotes', '/admin/products/1/delete', '/admin/seo.data']
    const wrong = await inOrder(doors, (path) => guess(site, { from, path }))
    assert.equal(statuses(wrong), limited)
    return wrong
  }),
  attack('from one network of IPv6', guarded, async (site) => {
    await knownAddress(site, '2001:db8:7:0::/64')
    const addresses = ['2001:db8:7::1', '2001:db8:7::2', '2001:DB8:7:0:ffff::3', '[2001:db8:7::4]:443']
    const wrong = await inOrder(addresses, (from) => guess(site, { from }))
    assert.equal(statuses(wrong), limited)
    return wrong
  }),
  attack('one address in many dresses', guarded, async (site) => {
    const dresses = ['192.0.2.9', '::ffff:192.0.2.9', '192.0.2.9:4000', '203.0.113.1, 192.0.2.9']
    await knownAddress(site, '192.0.2.9')
    const wrong = await inOrder(dresses, (from) => guess(site, { from }))
    assert.equal(statuses(wrong), limited)
    return wrong
  }),
  attack('with a new X-Forwarded-For each time, where there is no proxy', bare, async (site) => {
    const headers = (): Record<string, string> => {
      const made = newAddress()
      const more = { 'x-real-ip': made, 'x-client-address': made, forwarded: `for=${made}`, 'cf-connecting-ip': made }
      return { ...more, 'true-client-ip': made, 'x-forwarded-host': 'elsewhere' }
    }
    await knownAddress(site, '127.0.0.1')
    const wrong = await inOrder(numbers(limit + 1), () => {
      return guess(site, { from: newAddress(), headers: headers() })
    })
    assert.equal(statuses(wrong), limited)
    return wrong
  }),
  attack('across a restart', bare, async (site) => {
    const wrong = await inOrder(numbers(limit), () => guess(site, {}))
    await site.site.restart()
    const after = await guess(site, { password: operator.password })
    assert.equal(statuses([...wrong, after]), limited)
    return [...wrong, after]
  }),
  attack('fifty at once from one address', guarded, async (site) => {
    const from = newAddress()
    const answers = await Promise.all(numbers(50).map(() => guess(site, { from })))
    assert.equal(answers.filter(({ status }) => status === 401).length, limit)
    assert.equal(answers.filter(({ status }) => status === 429).length, 50 - limit)
    return answers
  }),
  attack('fifty at once from fifty addresses', guarded, async (site) => {
    const answers = await Promise.all(numbers(50).map(() => guess(site, { from: newAddress() })))
    assert.equal(answers.filter(({ status }) => status === 401).length, limit)
    return answers
  }),
]

/** The page repeats the typed name, which is left out. */
function withoutName({ body }: Answer, name: string): string {
  return body.replaceAll(name, '')
}

/** The time, the request's number, and the hash of the script with the page's data differ. */
function headersAlike({ headers }: Answer) {
  return { ...headers, date: '', 'x-request-id': '', 'content-security-policy': '' }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const names: Attack[] = [
  attack('a name that is known and one that is not get the same answer', guarded, async (site) => {
    await setHash(site, realHashes.get(site) ?? '')
    const stranger = canary().slice(0, operator.username.length)
    const times: Record<string, number[]> = { known: [], unknown: [] }
    const answers: Answer[] = []
    for (const round of numbers(4)) {
      // Both kinds take turns, so that they meet the same machine.
      for (const [kind, username] of Object.entries({ known: operator.username, unknown: stranger })) {
        await forgetFailures(site)
        const startedAt = performance.now()
        const answer = await guess(site, { from: newAddress(), username })
        if (round > 0) times[kind]?.push(performance.now() - startedAt)
        answers.push(answer)
      }
    }
    const [known, unknown] = answers
    assert.ok(known && unknown)
    assert.equal(withoutName(known, operator.username), withoutName(unknown, stranger))
    assert.deepEqual(headersAlike(known), headersAlike(unknown))
    await setHash(site, cheapHash(operator.password))
    const ratio = median(times.known ?? []) / median(times.unknown ?? [])
    assert.ok(ratio > 0.5 && ratio < 2, `a known name takes ${ratio.toFixed(2)} times as long`)
    return answers
  }),
  attack('a limited name that is known and one that is not get the same answer', guarded, async (site) => {
    const stranger = canary().slice(0, operator.username.length)
    const last: Answer[] = []
    for (const username of [operator.username, stranger]) {
      const tries = await inOrder(numbers(limit + 1), () => guess(site, { from: newAddress(), username }))
      assert.equal(statuses(tries), limited)
      last.push(...tries.slice(limit))
    }
    const [known, unknown] = last
    assert.ok(known && unknown)
    assert.equal(withoutName(known, operator.username), withoutName(unknown, stranger))
    return last
  }),
]

function message(site: Target, how: Question): Promise<Answer> {
  return site.ask('/contact', { form: { name: canary(), email: 'ada@example.org', message: canary() }, ...how })
}

const forms: Attack[] = [
  attack('messages and quotes share their limit, by forms and by the API', guarded, async (site) => {
    const from = newAddress()
    const quote = { customerName: canary(), customerEmail: 'ada@example.org', productId: 1 }
    const answers = [
      await message(site, { from }),
      await site.ask('/api/quotes', { json: quote, from }),
      await site.ask('/api/contacts', { json: { name: 'A', email: 'a@b.example', message: canary() }, from }),
      await message(site, { from }),
      await site.ask('/api/quotes', { json: quote, from }),
      await site.ask('/products/cellular-trail-camera/quote.data', {
        form: { customerName: canary(), customerEmail: 'ada@example.org' },
        from,
      }),
    ]
    assert.equal(statuses(answers), '303 201 201 429 429 429')
    return answers
  }),
  attack('messages with a new X-Forwarded-For each time, where there is no proxy', bare, async (site) => {
    const answers = await inOrder(numbers(limit + 1), () => message(site, { from: newAddress() }))
    assert.equal(statuses(answers), '303 303 303 429')
    return answers
  }),
  attack('fifty messages at once', guarded, async (site) => {
    const from = newAddress()
    const answers = await Promise.all(numbers(50).map(() => message(site, { from })))
    assert.equal(answers.filter(({ status }) => status === 303).length, limit)
    return answers
  }),
  attack('forms that are never right', guarded, async (site) => {
    const from = newAddress()
    const answers = await inOrder(numbers(limit * 10 + 1), () =>
      site.ask('/contact', { form: { name: canary() }, from }),
    )
    assert.equal(answers.filter(({ status }) => status === 400).length, limit * 10)
    assert.equal(answers.at(-1)?.status, 429)
    return answers
  }),
]

/** Nobody answers there, so mails wait in the outbox. */
const mailing = { ...guarded, SMTP_URL: 'smtp://127.0.0.1:9' }

const mails: Attack[] = [
  attack('forty messages from forty addresses, to a site whose twenty operators get mail', mailing, async (site) => {
    const { database } = site
    const recipients = numbers(20).map((n) => `operator${String(n)}@site.example`)
    await database.deleteFrom('mails').execute()
    await setRule(database, 'mail', { mailRecipients: recipients })
    const answers = await inOrder(numbers(40), () => message(site, { from: newAddress() }))
    const notices = database.selectFrom('mails').select('recipient').where('kind', '=', 'notice')
    // Each recipient gets one notice of the first message, and one of all others.
    assert.equal((await notices.execute()).length, 2 * recipients.length)
    return answers
  }),
]

export const bruteForce: Theme = {
  name: 'brute force',
  inNpmTest: 'nothing',
  inOrder: true,
  beside: true,
  setUp: async (target) => {
    for (const settings of [guarded, bare, mailing]) await cheapen(await target.beside(settings))
  },
  attacks: [...logins, ...names, ...forms, ...mails],
}
