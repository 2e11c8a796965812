/**
 * Passwords, by scrypt with the parameters that OWASP recommends (N = 2^17, r = 8, p = 1). They are stored with each
 * hash, so they can be raised later: `$scrypt$ln=17,r=8,p=1$salt$hash`, salt and hash in base64.
 */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

interface Cost {
  /** The binary logarithm of N. */
  ln: number
  r: number
  p: number
}

const currentCost: Cost = { ln: 17, r: 8, p: 1 }
const saltBytes = 16
const hashBytes = 32
const format = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

export async function hashPassword(password: string, cost = currentCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await inLine(() => derive(password, salt, cost))
  const { ln, r, p } = cost
  return `$scrypt$ln=${String(ln)},r=${String(r)},p=${String(p)}$${toText(salt)}$${toText(hash)}`
}

/**
 * Whether the password is the stored one. For a user who does not exist `stored` is undefined: the answer is no, and
 * takes as long as any other.
 * @throws when `stored` is no hash of this module.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const { salt, hash, cost } = stored === undefined ? dummy() : parseHash(stored)
  const derived = await inLine(() => derive(password, salt, cost))
  return timingSafeEqual(derived, hash) && stored !== undefined
}

function dummy() {
  return { salt: randomBytes(saltBytes), hash: randomBytes(hashBytes), cost: currentCost }
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

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
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

/** Each takes 128 MiB and a thread of Node's four: two at once, and some wait for their turn. */
const atOnce = 2
const mostWaiting = 20
let running = 0
const waiting: (() => void)[] = []

/** So many passwords wait to be verified that the answer would come too late. */
export class TooManyPasswordsError extends Error {
  constructor() {
    super('Too many passwords wait to be verified.')
    this.name = 'TooManyPasswordsError'
  }
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  // Who waited is handed the place of the one that ended, so nobody can slip in between.
  if (running < atOnce) running += 1
  else if (waiting.length >= mostWaiting) throw new TooManyPasswordsError()
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
