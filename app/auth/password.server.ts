/**
 * Passwords, by scrypt. The cost is stored with each hash, so it can be raised later:
 * `$scrypt$ln=17,r=8,p=1$salt$hash`, salt and hash in base64.
 */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { passwordCost, type PasswordCost } from './password-cost.server'

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

/**
 * The queue of password hashes: each takes 128 MiB and a thread of Node's four. Operators (from addresses they have
 * used before, in the dashboard and on the command line) come first and always have a runner; strangers share the other
 * one, and no network of theirs takes all the places of their queue.
 */
const mostRunning = 2
const mostStrangersRunning = 1
const mostOperatorsWaiting = 20
const mostStrangersWaiting = 10
const mostWaitingPerNetwork = 4

/** So many passwords wait to be verified that the answer would come too late. */
export class TooManyPasswordsError extends Error {
  constructor() {
    super('Too many passwords wait to be verified.')
    this.name = 'TooManyPasswordsError'
  }
}

interface Waiting {
  /** A stranger's, see widerNetworkOf(); undefined for an operator. */
  network: string | undefined
  start: () => void
}

let running = 0
let strangersRunning = 0
const waiting: Waiting[] = []

/** @param network the stranger's network; undefined for an operator @throws TooManyPasswordsError */
async function inPasswordQueue<T>(work: () => Promise<T>, network?: string): Promise<T> {
  if (hasRunner(network)) begin(network)
  else {
    if (isFull(network)) throw new TooManyPasswordsError()
    await new Promise<void>((start) => waiting.push({ network, start }))
  }
  try {
    return await work()
  } finally {
    running -= 1
    if (network !== undefined) strangersRunning -= 1
    startNext()
  }
}

function hasRunner(network: string | undefined): boolean {
  return running < mostRunning && (network === undefined || strangersRunning < mostStrangersRunning)
}

function isFull(network: string | undefined): boolean {
  if (network === undefined) return countWaiting((other) => other === undefined) >= mostOperatorsWaiting
  if (countWaiting((other) => other === network) >= mostWaitingPerNetwork) return true
  return countWaiting((other) => other !== undefined) >= mostStrangersWaiting
}

function countWaiting(isCounted: (network: string | undefined) => boolean): number {
  return waiting.filter(({ network }) => isCounted(network)).length
}

function begin(network: string | undefined): void {
  running += 1
  if (network !== undefined) strangersRunning += 1
}

/** Takes the runner before anybody who comes now can. */
function startNext(): void {
  const operator = waiting.findIndex(({ network }) => network === undefined)
  const index = operator === -1 ? waiting.findIndex(({ network }) => hasRunner(network)) : operator
  const [next] = index === -1 ? [] : waiting.splice(index, 1)
  if (!next) return
  begin(next.network)
  next.start()
}
