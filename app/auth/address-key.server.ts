/**
 * A key in the address of a page that only its owner should open: 144 bits of an HMAC of what the page shows. It ends
 * with the session secret.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionSecret } from '~/server/secret.server'

const keyBytes = 18

export function addressKey(subject: string): string {
  const digest = createHmac('sha256', sessionSecret()).update(`address ${subject}`).digest()
  return digest.subarray(0, keyBytes).toString('base64url')
}

export function isAddressKey(subject: string, key: string): boolean {
  const [expected, given] = [addressKey(subject), key].map((text) => Buffer.from(text))
  return expected !== undefined && expected.length === given?.length && timingSafeEqual(expected, given)
}
