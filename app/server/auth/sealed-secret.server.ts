/**
 * The key is not in the database, so a backup reveals no codes. The cipher is AES-256-GCM, its key derived by HKDF from
 * the session secret. The text is nonce (12), ciphertext (20) and tag (16) in base64url; `place` is the additional
 * data.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secretLength } from './one-time-code.server'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

interface Seal {
  sessionSecret: string
  place: string
}

export function newSecret(): Buffer {
  return randomBytes(secretLength)
}

export function sealSecret(secret: Buffer, { sessionSecret, place }: Seal): string {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, toKey(sessionSecret), nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(place))
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Returns undefined for another key or place, or after tampering. */
export function openSecret(sealed: string, { sessionSecret, place }: Seal): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceLength)
  const decipher = createDecipheriv(algorithm, toKey(sessionSecret), nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(place))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  const secret = decipher.update(bytes.subarray(nonceLength, -tagLength))
  try {
    decipher.final()
  } catch {
    return undefined
  }
  return secret
}

function toKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'stagwise second factor', 32))
}
