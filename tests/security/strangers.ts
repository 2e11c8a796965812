import { createHash, randomBytes } from 'node:crypto'
import type { Question } from './ask'
import { cookieName, copySession, idOf, type Target } from './target'

interface Stranger {
  name: string
  headers: (target: Target) => NonNullable<Question['headers']>
}

const cookie = (name: string, valueOf: (target: Target) => string): Stranger => ({
  name,
  headers: (target) => ({ cookie: valueOf(target) }),
})

/** One stranger comes for each way: nobody, and the three kinds of an invalid cookie. */
export const commonStrangers: readonly Stranger[] = [
  { name: 'nobody', headers: () => ({}) },
  cookie('a forged cookie', ({ sessions }) => sessions.forged),
  cookie('an expired one', ({ sessions }) => sessions.expired),
  cookie('the kept copy of one that was ended', ({ sessions }) => sessions.ended),
]

const live = (target: Target) => idOf(target.sessions.live)

/** Some send the live id, but never as the one cookie of its name. */
export const oddStrangers: readonly Stranger[] = [
  cookie('two cookies, the live one first', ({ sessions }) => `${sessions.live}; ${sessions.forged}`),
  cookie('a list in one cookie', (target) => `${cookieName}=${live(target)},${live(target)}`),
  cookie('the other case', (target) => `${cookieName}=${swapCase(live(target))}`),
  cookie('the name of the secure site', (target) => `__Host-${cookieName}=${live(target)}`),
  cookie('eight thousand letters', () => `${cookieName}=${'A'.repeat(8000)}`),
  cookie('a hash of the id', (target) => `${cookieName}=${hashInTable(target)}`),
  { name: 'the id as a bearer', headers: (target) => ({ authorization: `Bearer ${live(target)}` }) },
  cookie('a session of an account that is gone', sessionOfGoneAccount),
]

/** All places read a cookie by the same code, so each gets the common strangers and other odd ones. */
export function strangersAt(place: number): readonly Stranger[] {
  const turns = 2
  return [...commonStrangers, ...oddStrangers.filter((_, index) => index % turns === place % turns)]
}

export const strangers: readonly Stranger[] = [...commonStrangers, ...oddStrangers]

function hashInTable({ sessions }: Target): string {
  return createHash('sha256').update(idOf(sessions.live)).digest('hex').slice(0, 43)
}

const gone = new WeakMap<Target, string>()

/** prepareStrangers makes the session once, before the rows are read. */
function sessionOfGoneAccount(target: Target): string {
  return gone.get(target) ?? target.sessions.forged
}

/** Makes and removes an operator, whose session stays. */
export async function prepareStrangers(target: Target): Promise<void> {
  if (gone.has(target)) return
  const { database, sessions } = target
  const row = await database.selectFrom('operators').selectAll().executeTakeFirstOrThrow()
  const copy = { ...row, id: 4711, username: 'leaver', loginName: 'leaver' }
  await database.insertInto('operators').values(copy).execute()
  gone.set(target, await copySession(database, sessions.live, { operatorId: 4711 }))
  await database.deleteFrom('operators').where('id', '=', 4711).execute()
}

function swapCase(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const lower = letter.toLowerCase()
    return letter === lower ? letter.toUpperCase() : lower
  })
}

export function randomId(): string {
  return randomBytes(32).toString('base64url')
}
