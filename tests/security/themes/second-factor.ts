import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { changePassword, endSessions } from '~/server/auth/operator-accounts.server'
import { commandLine } from '~db/audit-log.server'
import { cookiesOf, headerOf, type Answer } from '../ask'
import { newAddress, type Attack, type Theme } from '../attack'
import { addPhone, enter, sessionOf, setPassword, takeTicket, type Phone } from '../phone'
import { randomId } from '../strangers'
import { cookieName, idOf, nameOf, operator, tokenOf, type Target } from '../target'

const own = { SITE_NAME: 'Stagwise of the second factor' }
const home = '198.51.100.7'

interface Scene {
  site: Target
  phone: Phone
  other: Phone
}

const scenes = new WeakMap<Target, Scene>()

async function setUp(target: Target): Promise<void> {
  const site = await target.beside(own)
  const phone = await addPhone(site, operator)
  scenes.set(target, { site, phone, other: await addPhone(site, { username: 'ranger', password: 'of the other one' }) })
}

/** Nothing has been guessed yet, and no code used; the operator has logged in from home before. */
async function begin(target: Target): Promise<Scene> {
  const scene = scenes.get(target)
  assert.ok(scene)
  const { database } = scene.site
  for (const table of ['rateLimits', 'loginTickets', 'knownLoginAddresses'] as const) {
    await database.deleteFrom(table).execute()
  }
  await database.updateTable('secondFactors').set({ lastUsedStep: 0 }).execute()
  await database.updateTable('recoveryCodes').set({ usedAt: null }).execute()
  const operators = await database.selectFrom('operators').select(['id', 'createdAt']).execute()
  const known = operators.map(({ id, createdAt }) => ({ operatorId: id, address: home, lastLoginAt: createdAt }))
  await database.insertInto('knownLoginAddresses').values(known).execute()
  await setPassword(scene.site, scene.phone)
  return scene
}

/** A refused login begins nothing, and shows nothing of what was sent. */
function refused(answers: readonly Answer[], { password, code, secret }: Phone): readonly Answer[] {
  for (const answer of answers.filter(({ status }) => status !== 303)) {
    assert.ok(!cookiesOf(answer).has(cookieName), `${answer.asked}: it sets a session`)
    const codes = [-30, 0, 30].map(code)
    const shown = [password, secret, ...codes].filter((text) => new RegExp(`\\b${text}\\b`).test(answer.body))
    assert.deepEqual(shown, [], `${answer.asked}: a secret is in the page`)
    if (answer.status !== 429) continue
    const seconds = Number(headerOf(answer, 'retry-after'))
    assert.ok(seconds >= 1 && seconds <= 900, `Retry-After is ${String(seconds)}`)
  }
  return answers
}

function attack(name: string, run: (scene: Scene) => Promise<readonly Answer[]>): Attack {
  return {
    name,
    run: async (target) => {
      const scene = await begin(target)
      return refused(await run(scene), scene.phone)
    },
    expected: [303, 401, 429],
  }
}

async function inOrder<Item>(items: readonly Item[], ask: (item: Item) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const item of items) answers.push(await ask(item))
  return answers
}

function statuses(answers: readonly Answer[]): string {
  return answers.map(({ status }) => status).join(' ')
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

async function countSessions({ database }: Target): Promise<number> {
  return (await database.selectFrom('sessions').select('operatorId').execute()).length
}

const wrongCode = ({ code }: Phone) => code(-86_400)
const tenThenNone = '401 401 401 401 401 401 401 401 401 401 429'

const guesses: Attack[] = [
  attack('codes guessed by one address that has the password, and then the right one', async ({ site, phone }) => {
    const from = newAddress()
    const { username, password } = phone
    const wrong = await inOrder(numbers(11), () => enter(site, { username, password, code: wrongCode(phone), from }))
    const right = await enter(site, { username, password, code: phone.code(), from })
    assert.equal(statuses([...wrong, right]), `${tenThenNone} 429`)
    return [...wrong, right]
  }),
  attack('codes guessed by many addresses; at home a recovery code is the way in', async ({ site, phone }) => {
    const { username, password } = phone
    const wrong = await inOrder(numbers(11), () => enter(site, { username, password, code: wrongCode(phone) }))
    assert.equal(statuses(wrong), tenThenNone)
    const app = await enter(site, { username, password, code: phone.code(), from: home })
    assert.match(app.body, /Too many wrong codes/)
    const recovery = await enter(site, { username, password, code: phone.recoveryCodes[0] ?? '', from: home })
    assert.equal(statuses([app, recovery]), '429 303')
    return [...wrong, app, recovery]
  }),
  attack('codes guessed all at once for many tickets', async ({ site, phone }) => {
    const tickets = await Promise.all(numbers(8).map(() => takeTicket(site, phone)))
    const answers = await Promise.all(
      tickets.flatMap((loginTicket) => numbers(3).map(() => enter(site, { loginTicket, code: wrongCode(phone) }))),
    )
    assert.equal(answers.filter(({ status }) => status === 401).length, 10)
    assert.equal(answers.filter(({ status }) => status === 429).length, 14)
    return answers
  }),
  attack('more than five codes for one ticket', async ({ site, phone }) => {
    const loginTicket = await takeTicket(site, phone)
    const wrong = await inOrder(numbers(5), () => enter(site, { loginTicket, code: wrongCode(phone) }))
    assert.match(wrong[4]?.body ?? '', /had five wrong codes/)
    const right = await enter(site, { loginTicket, code: phone.code() })
    assert.equal(statuses([...wrong, right]), '401 401 401 401 401 401')
    return [...wrong, right]
  }),
]

/** Two tickets get the same code, one after the other or both at once. */
async function twice(site: Target, phone: Phone, code: string, isAtOnce: boolean): Promise<Answer[]> {
  const tickets = [await takeTicket(site, phone), await takeTicket(site, phone)]
  const before = await countSessions(site)
  const send = (loginTicket: string) => enter(site, { loginTicket, code })
  const answers = isAtOnce ? await Promise.all(tickets.map(send)) : await inOrder(tickets, send)
  assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 401])
  assert.match(answers.find(({ status }) => status === 401)?.body ?? '', /This code has been used/)
  assert.equal(await countSessions(site), before + 1)
  return answers
}

const replays: Attack[] = [
  ...[false, true].flatMap((isAtOnce): Attack[] => {
    const how = isAtOnce ? 'twice at once' : 'twice'
    return [
      attack(`a code of the app ${how}`, ({ site, phone }) => twice(site, phone, phone.code(), isAtOnce)),
      attack(`a recovery code ${how}`, ({ site, phone }) => {
        return twice(site, phone, phone.recoveryCodes[1] ?? '', isAtOnce)
      }),
    ]
  }),
  attack('a code of an earlier step after a later one, and codes of steps too far away', async ({ site, phone }) => {
    const { username, password } = phone
    const later = await enter(site, { username, password, code: phone.code(30), from: home })
    const answers = await inOrder([0, -90, 120], (away) => {
      return enter(site, { username, password, code: phone.code(away), from: home })
    })
    assert.equal(statuses([later, ...answers]), '303 401 401 401')
    assert.match(answers[0]?.body ?? '', /This code has been used/)
    return [later, ...answers]
  }),
]

const tickets: Attack[] = [
  attack('a ticket that was made up', async ({ site, phone }) => {
    const made = [randomId(), '', 'x'.repeat(50_000), "' OR '1'='1"]
    return Promise.all(made.map((loginTicket) => enter(site, { loginTicket, code: phone.code() })))
  }),
  attack('a ticket that is over', async ({ site, phone }) => {
    const loginTicket = await takeTicket(site, phone)
    const over = new Date(Date.now() - 1).toISOString()
    await sql`UPDATE "loginTickets" SET "expiresAt" = ${over}`.execute(site.database)
    const answers = [await enter(site, { loginTicket, code: phone.code() })]
    assert.equal(statuses(answers), '401')
    return answers
  }),
  attack('a ticket that has begun a session already', async ({ site, phone }) => {
    const loginTicket = await takeTicket(site, phone)
    const answers = await inOrder([0, 30], (away) => enter(site, { loginTicket, code: phone.code(away) }))
    assert.equal(statuses(answers), '303 401')
    return answers
  }),
  attack("another operator's ticket, and another operator's code", async ({ site, phone, other }) => {
    const [mine, others] = [await takeTicket(site, phone), await takeTicket(site, other)]
    const { username, password } = phone
    const answers = await Promise.all([
      enter(site, { loginTicket: others, code: phone.code() }),
      enter(site, { loginTicket: others, code: phone.recoveryCodes[2] ?? '', username, password }),
      enter(site, { loginTicket: mine, code: other.code() }),
      enter(site, { loginTicket: mine, code: other.recoveryCodes[2] ?? '' }),
    ])
    assert.equal(statuses(answers), '401 401 401 401')
    return answers
  }),
  attack('a ticket in the place of a session', async ({ site, phone }) => {
    const ticket = await takeTicket(site, phone)
    return askEverywhere(site, [`${cookieName}=${ticket}`, `loginTicket=${ticket}`], { formToken: ticket })
  }),
]

const pages = ['/admin/quotes', '/admin/security', '/admin/activity', '/admin/products/1/edit']

async function askEverywhere(site: Target, cookies: readonly string[], token: Readonly<Record<string, string>>) {
  const form = { intent: 'update-quote-status', id: '1', status: 'closed', ...token }
  const robots = { intent: 'save-robots', robotsTxt: 'User-agent: *', ...token }
  const answers = await Promise.all(
    cookies.flatMap((cookie) => [
      ...pages.flatMap((page) => [site.ask(page, { cookie }), site.ask(`${page}.data`, { cookie })]),
      site.ask('/admin/quotes', { form, cookie }),
      site.ask('/admin/seo.data', { form: robots, cookie }),
      site.ask('/admin/security', { form: { intent: 'end-other-sessions', ...token }, cookie }),
      site.ask('/api/quotes', { cookie }),
      site.ask('/api/products/1', { method: 'DELETE', cookie }),
    ]),
  )
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [401])
  return answers
}

const act = () => ({ by: commandLine, now: new Date() })
/** The command line ends sessions so, beside the site. */
const ends: [string, (db: Target['database']) => Promise<unknown>][] = [
  [
    'whose password was changed',
    (db) => changePassword(db, { username: operator.username, password: 'the next one by now' }, act()),
  ],
  ['that the command ended', (db) => endSessions(db, operator.username, act())],
]

const ended: Attack[] = ends.map(([name, end]) =>
  attack(`a session ${name}`, async ({ site, phone, other }) => {
    const cookie = sessionOf(await enter(site, { ...loginOf(phone), code: phone.code() }))
    const others = sessionOf(await enter(site, { ...loginOf(other), code: other.code() }))
    const token = await tokenOf(site.ask, cookie)
    await end(site.database)
    assert.equal((await site.ask('/api/quotes', { cookie: others })).status, 200, 'another operator is logged out')
    return askEverywhere(site, [cookie], token)
  }),
)

function loginOf({ username, password }: Phone) {
  return { username, password, from: home }
}

/** A page's data is written in other ways than its text, so each form of a secret is looked for. */
const hidden: Attack = {
  name: 'the secret and the codes, in what the dashboard shows and in the log',
  run: async (target) => {
    const { site, phone } = await begin(target)
    const cookie = sessionOf(await enter(site, { ...loginOf(phone), code: phone.code() }))
    const shown = [...pages, '/admin'].flatMap((page) => [page, `${page}.data`])
    const answers = await Promise.all([...shown, '/api/quotes'].map((page) => site.ask(page, { cookie })))
    const spaced = (phone.secret.match(/.{4}/g) ?? []).join(' ')
    const bare = phone.recoveryCodes.map((code) => code.replaceAll('-', ''))
    const secrets = [phone.secret, spaced, ...phone.recoveryCodes, ...bare, phone.password, idOf(cookie)]
    for (const { asked, body } of [...answers, { asked: 'the log', body: site.site.output() }]) {
      for (const secret of secrets) assert.ok(!body.includes(secret), `${asked}: ${secret} is in it`)
    }
    assert.equal(nameOf(cookie), cookieName)
    return answers
  },
  expected: 200,
}

export const secondFactor: Theme = {
  name: 'second factor',
  inNpmTest: 'nothing',
  inOrder: true,
  beside: true,
  setUp,
  attacks: [...guesses, ...replays, ...tickets, ...ended, hidden],
}
