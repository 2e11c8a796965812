/**
 * Keys in paths are an HMAC of 144 bits for a page that only its owner should open, or sealed text that a log should
 * not show. Both are hex, because paths are in lower case, and end with the session secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from '~/server/secret.server'
import { openSecret, sealSecret } from './sealed-secret.server'

const keyBytes = 18

export function addressKey(subject: string): string {
  const digest = createHmac('sha256', sessionSecret()).update(`address ${subject}`).digest()
  return digest.subarray(0, keyBytes).toString('hex')
}

export function isAddressKey(subject: string, key: string): boolean {
  const [expected, given] = [addressKey(subject), key].map((text) => Buffer.from(text))
  return expected !== undefined && expected.length === given?.length && timingSafeEqual(expected, given)
}

export function sealInPath(text: string, place: string): string {
  return toHex(sealSecret(Buffer.from(text), { sessionSecret: sessionSecret(), place }))
}

export function openFromPath(sealed: string, place: string): string | undefined {
  // The sealed text holds a nonce of 12 bytes, a tag of 16, and at least one byte.
  if (!/^(?:[\da-f]{2}){29,}$/.test(sealed)) return undefined
  const bytes = Buffer.from(sealed, 'hex').toString('base64url')
  return openSecret(bytes, { sessionSecret: sessionSecret(), place })?.toString()
}

export function toHex(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('hex')
}
