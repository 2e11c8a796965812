/**
 * TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which every app supports, and the 160-bit secret RFC 4226
 * recommends.
 */
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** Steps a clock may be off, either way: RFC 6238 recommends at most one. */
const window = 1
const format = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const

/** Bytes. */
export const secretLength = 20

/** Base 32 without padding. */
export function toBase32(secret: Buffer): string {
  return toSecret(secret).base32
}

/** The otpauth: link in the QR code. */
export function authenticatorLink(secret: Buffer, { siteName, username }: { siteName: string; username: string }) {
  // In the link, a colon separates the two.
  const [issuer, label] = [siteName.replaceAll(':', ' '), username.replaceAll(':', ' ')]
  return new TOTP({ ...format, issuer, label, secret: toSecret(secret) }).toString()
}

export function codeAt(secret: Buffer, now: Date): string {
  return TOTP.generate({ ...format, secret: toSecret(secret), timestamp: now.getTime() })
}

/** The time step of the code, if it is the current one or next to it. */
export function stepOfCode(secret: Buffer, digits: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...format, secret: toSecret(secret), token: digits, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: stepSeconds, timestamp }) + delta
}

function toSecret(secret: Buffer): Secret {
  // Copies the bytes: a small Buffer shares a larger ArrayBuffer.
  return new Secret({ buffer: new Uint8Array(secret).buffer })
}
