import { expect, test } from 'vitest'
import { newSecret, openSecret, sealSecret } from './sealed-secret.server'

const seal = { sessionSecret: 'a session secret of this test alone', place: 'operator 1' }

test('a secret comes out of its seal as it went in, and each seal is another', () => {
  const secret = newSecret()
  expect(secret).toHaveLength(20)
  const sealed = sealSecret(secret, seal)
  expect(sealed).toMatch(/^[\w-]{64}$/)
  expect(openSecret(sealed, seal)).toEqual(secret)
  expect(sealSecret(secret, seal)).not.toBe(sealed)
})

test('a seal of before opens today', () => {
  const sealed = 'Dg7JaOO53RgWPcbIgp-ujZoZu7nxuo7SIb8BMBr20lqJf-zc0PbQHCUe-EwHo0UI'
  expect(openSecret(sealed, seal)?.toString()).toBe('12345678901234567890')
})

test('no seal opens with another session secret, nor in another place', () => {
  const sealed = sealSecret(newSecret(), seal)
  expect(openSecret(sealed, { ...seal, sessionSecret: `${seal.sessionSecret}.` })).toBeUndefined()
  expect(openSecret(sealed, { ...seal, place: 'operator 2' })).toBeUndefined()
})

test('a seal that was changed anywhere does not open', () => {
  const sealed = Buffer.from(sealSecret(newSecret(), seal), 'base64url')
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(openSecret(changed.toString('base64url'), seal), `byte ${String(index)}`).toBeUndefined()
  }
})
