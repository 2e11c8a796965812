import assert from 'node:assert/strict'
import { TOTP } from 'otpauth'
import { cookiesOf, type Answer, type Question } from './ask'
import { newAddress } from './attack'
import { cheapHash } from './cheap-hash'
import { cookieName, tokenOf, type Target } from './target'

export interface Phone {
  username: string
  password: string
  /** The secret is in base 32, as the page shows it. */
  secret: string
  recoveryCodes: readonly string[]
  /** The code is of the step so many seconds away. */
  code: (seconds?: number) => string
}

export async function addPhone(site: Target, owner: { username: string; password: string }): Promise<Phone> {
  await setPassword(site, owner)
  const cookie = sessionOf(await enter(site, owner))
  const token = await tokenOf(site.ask, cookie)
  const press = (form: Record<string, string>) => site.ask('/admin/security', { form: { ...form, ...token }, cookie })
  await press({ intent: 'begin-second-factor' })
  const { body } = await site.ask('/admin/security', { cookie })
  const secret = /[?&;]secret=([A-Z2-7]{32})/.exec(body)?.[1] ?? ''
  const code = (seconds = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 })
  const on = { intent: 'switch-on-second-factor', appCode: code(), currentPassword: owner.password }
  const shown = await press(on)
  const letters = '[0-9a-hjkmnp-tv-z]{4}'
  const recoveryCodes = [...new Set(shown.body.match(new RegExp(`\\b${letters}(?:-${letters}){3}\\b`, 'g')))]
  assert.equal(recoveryCodes.length, 10, 'no recovery codes are shown')
  return { ...owner, secret, recoveryCodes, code }
}

export async function setPassword({ database }: Target, owner: { username: string; password: string }): Promise<void> {
  const passwordHash = cheapHash(owner.password)
  const createdAt = new Date().toISOString()
  await database
    .insertInto('operators')
    .values({ username: owner.username, loginName: owner.username, passwordHash, createdAt })
    .onConflict((conflict) => conflict.column('loginName').doUpdateSet({ passwordHash }))
    .execute()
}

interface Login extends Question {
  username?: string
  password?: string
  code?: string
  loginTicket?: string
}

export function enter(site: Target, { username, password, code, loginTicket, ...how }: Login): Promise<Answer> {
  const fields = Object.entries({ username, password, code, loginTicket })
  const form = fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return site.ask('/admin', { form: [['intent', 'login'], ...form], from: newAddress(), ...how })
}

export async function takeTicket(site: Target, { username, password }: Phone, from = newAddress()): Promise<string> {
  const { body, status } = await enter(site, { username, password, from })
  const ticket = /name="loginTicket" value="([\w-]{43})"/.exec(body)?.[1]
  assert.ok(status === 401 && ticket !== undefined, `no code is asked for, but ${String(status)}`)
  return ticket
}

export function sessionOf(answer: Answer): string {
  const id = cookiesOf(answer).get(cookieName)?.split(';')[0] ?? ''
  assert.ok(answer.status === 303 && id !== '', `${answer.asked}: ${String(answer.status)}, and no session`)
  return `${cookieName}=${id}`
}
