/**
 * The codes of authenticator apps: RFC 6238 with SHA-1, six digits and steps of 30 seconds, which every app knows, and a
 * secret of 160 bits, as RFC 4226 recommends.
 */
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
/** How many steps a clock may be wrong, either way: RFC 6238 asks for no more than one. */
const window = 1
const format = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const

/** In bytes. */
export const secretLength = 20

/** For typing: base 32, in upper case, without the signs that fill it up. */
export function toBase32(secret: Buffer): string {
  return toSecret(secret).base32
}

/** What the QR code says and a phone opens: an app takes secret, site and name from it. */
export function authenticatorLink(secret: Buffer, { siteName, username }: { siteName: string; username: string }) {
  // A colon parts the two in the link.
  const [issuer, label] = [siteName.replaceAll(':', ' '), username.replaceAll(':', ' ')]
  return new TOTP({ ...format, issuer, label, secret: toSecret(secret) }).toString()
}

export function codeAt(secret: Buffer, now: Date): string {
  return TOTP.generate({ ...format, secret: toSecret(secret), timestamp: now.getTime() })
}

/** The time step whose code this is, where that is now or next to now. */
export function stepOfCode(secret: Buffer, digits: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...format, secret: toSecret(secret), token: digits, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: stepSeconds, timestamp }) + delta
}

function toSecret(secret: Buffer): Secret {
  // Copies the bytes: a small Buffer shares a larger ArrayBuffer.
  return new Secret({ buffer: new Uint8Array(secret).buffer })
}
