import type * as nodeCrypto from 'node:crypto'
import { randomBytes, scryptSync } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type * as costs from './password-cost.server'
import { hashPassword, verifyPassword } from './password.server'

const running = vi.hoisted(() => ({ now: 0, most: 0 }))

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof nodeCrypto>()
  const scrypt = (...[password, salt, length, options, done]: Required<Parameters<typeof crypto.scrypt>>) => {
    // scrypt throws at once, before it has begun, if it refuses its arguments.
    crypto.scrypt(password, salt, length, options, (error, key) => {
      running.now -= 1
      done(error, key)
    })
    running.now += 1
    running.most = Math.max(running.most, running.now)
  }
  return { ...crypto, scrypt }
})

afterEach(() => {
  running.most = 0
})

async function productionCost() {
  return (await vi.importActual<typeof costs>('~/server/auth/password-cost.server')).passwordCost
}

describe('a password', () => {
  test('is stored by scrypt with the recommended parameters, and verified by them', async () => {
    const stored = await hashPassword('correct horse battery', await productionCost())
    expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await verifyPassword('correct horse battery', stored)).toBe(true)
    expect(await verifyPassword('correct horse batterz', stored)).toBe(false)
  })

  test('is hashed as anybody’s scrypt does', async () => {
    const stored = await hashPassword('a password', { ln: 10, r: 8, p: 1 })
    const [, , , salt = '', hash = ''] = stored.split('$')
    const expected = scryptSync('a password', Buffer.from(salt, 'base64'), 32, { N: 1024, r: 8, p: 1 })
    expect(Buffer.from(hash, 'base64')).toEqual(expected)
  })

  test('has a salt of its own each time', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  test.each(['', ' ', 'x'.repeat(1000), 'пароль 🦌', '\u0000', 'Ünïcode'])('may be %j', async (password) => {
    const stored = await hashPassword(password)
    expect(await verifyPassword(password, stored)).toBe(true)
    expect(await verifyPassword(`${password} `, stored)).toBe(false)
  })

  test('is the same from a keyboard that types an accent on its own', async () => {
    expect(await verifyPassword('gru\u0308n', await hashPassword('gr\u00fcn'))).toBe(true)
  })

  test('keeps the cost it was stored with', async () => {
    const stored = await hashPassword('a password', { ln: 11, r: 4, p: 2 })
    expect(stored).toMatch(/^\$scrypt\$ln=11,r=4,p=2\$/)
    expect(await verifyPassword('a password', stored)).toBe(true)
  })
})

test('nobody has any password, and to say so takes a verification', async () => {
  expect(await verifyPassword('', undefined)).toBe(false)
  expect(running.most).toBe(1)
})

test.each([
  '',
  'a password',
  `$scrypt$ln=17,r=8,p=1$${'a'.repeat(22)}$${'a'.repeat(42)}`,
  `$scrypt$ln=17,r=8$${'a'.repeat(22)}$${'a'.repeat(43)}`,
  `$argon2id$ln=17,r=8,p=1$${'a'.repeat(22)}$${'a'.repeat(43)}`,
])('the stored text %j is a fault of ours, not a wrong password', async (stored) => {
  await expect(verifyPassword('x', stored)).rejects.toThrow('A stored password hash cannot be read')
})

test('at most two are worked on at once, and all get their turn, also after one that failed', async () => {
  const good = await hashPassword('a password', { ln: 14, r: 8, p: 1 })
  // scrypt refuses N = 1.
  const bad = good.replace('ln=14', 'ln=0')
  const all = Array.from({ length: 12 }, (_, n) => verifyPassword(randomBytes(4).toString('hex'), n % 3 ? good : bad))
  const results = await Promise.allSettled([...all, verifyPassword('a password', good)])
  expect(running.most).toBe(2)
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4)
  expect(results.at(-1)).toEqual({ status: 'fulfilled', value: true })
})
