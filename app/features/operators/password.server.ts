/**
 * Passwords, by scrypt. The cost is stored with each hash, so it can be raised later:
 * `$scrypt$ln=17,r=8,p=1$salt$hash`, salt and hash in base64.
 */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { passwordCost, type PasswordCost } from './password-cost.server'
import { inPasswordQueue } from './password-queue.server'

const saltBytes = 16
const hashBytes = 32
const format = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await inPasswordQueue(() => derive(password, salt, cost))
  const { ln, r, p } = cost
  return `$scrypt$ln=${String(ln)},r=${String(r)},p=${String(p)}$${toText(salt)}$${toText(hash)}`
}

/**
 * Whether the password is the stored one. For a user who does not exist `stored` is undefined: the answer is no, and
 * takes as long as any other.
 * @param strangersNetwork for somebody at an address that this operator never logged in from: see inPasswordQueue
 * @throws when `stored` is no hash of this module · TooManyPasswordsError
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  strangersNetwork?: string,
): Promise<boolean> {
  const { salt, hash, cost } = stored === undefined ? dummy() : parseHash(stored)
  const derived = await inPasswordQueue(() => derive(password, salt, cost), strangersNetwork)
  return timingSafeEqual(derived, hash) && stored !== undefined
}

function dummy() {
  return { salt: randomBytes(saltBytes), hash: randomBytes(hashBytes), cost: passwordCost }
}

function parseHash(stored: string) {
  const [, ln, r, p, salt = '', hash = ''] = format.exec(stored) ?? []
  if (hash === '') throw new Error('A stored password hash cannot be read')
  return {
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: PasswordCost): Promise<Buffer> {
  // N and r ask for 128·N·r bytes, and Node allows 32 MiB unless told.
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  return new Promise((resolve, reject) => {
    // One keyboard types ü as one character, another as two.
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
