/**
 * The secret of a second factor is read again with every code, so it cannot be hashed; it is encrypted with a
 * key that is not in the database, so a backup alone reveals no codes. After a change of the session secret nothing can
 * be decrypted: see 'unreadable' in check-code.server.ts.
 *
 * AES-256-GCM, the key made from the session secret by HKDF for this purpose alone. 48 bytes in base64url: the nonce
 * (12, random), the sealed secret (20), the tag (16). A seal is bound to its place: it opens nowhere else.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secretLength } from './one-time-code.server'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

export interface Seal {
  /** See secret.server.ts. */
  sessionSecret: string
  /** Where it is kept, such as "operator 1". */
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

/** Undefined when it was sealed with another session secret, for another place, or has been changed. */
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
