import { randomBytes, scryptSync } from 'node:crypto'
import { withDatabase, type RunningSite } from './site-process'

/** Makes logins cheap for tests of something else: a password check takes a millisecond, not a third of a second. */
export async function cheapenLogins(site: RunningSite, password: string): Promise<void> {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  const passwordHash = `$scrypt$ln=4,r=8,p=1$${text(salt)}$${text(hash)}`
  await withDatabase(site, (db) => db.updateTable('operators').set({ passwordHash }).execute())
}

/** Logs in by the form, with the password. @returns the Cookie header */
export async function openSession(url: string, operator: { username: string; password: string }): Promise<string> {
  const body = new URLSearchParams({ intent: 'login', ...operator })
  const answer = await fetch(`${url}/admin`, { method: 'POST', body, redirect: 'manual' })
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
  return cookies.find((each) => each.includes('session')) ?? ''
}
