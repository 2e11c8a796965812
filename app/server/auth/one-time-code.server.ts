/**
 * TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which every app supports, and the 160-bit secret RFC 4226
 * recommends.
 */
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** RFC 6238 recommends that a clock may be off by at most one step. */
const window = 1
const format = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const

export const secretLength = 20

export function toBase32(secret: Buffer): string {
  return toSecret(secret).base32
}

export function authenticatorLink(secret: Buffer, { siteName, username }: { siteName: string; username: string }) {
  // A colon separates the two in the link.
  const [issuer, label] = [siteName.replaceAll(':', ' '), username.replaceAll(':', ' ')]
  return new TOTP({ ...format, issuer, label, secret: toSecret(secret) }).toString()
}

export function codeAt(secret: Buffer, now: Date): string {
  return TOTP.generate({ ...format, secret: toSecret(secret), timestamp: now.getTime() })
}

export function stepOfCode(secret: Buffer, digits: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...format, secret: toSecret(secret), token: digits, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: stepSeconds, timestamp }) + delta
}

function toSecret(secret: Buffer): Secret {
  // The bytes are copied, because a small Buffer shares a larger ArrayBuffer.
  return new Secret({ buffer: new Uint8Array(secret).buffer })
}
