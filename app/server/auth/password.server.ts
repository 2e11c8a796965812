/** Each hash stores its cost, so that the cost can be raised later: `$scrypt$ln=17,r=8,p=1$salt$hash`, in base64. */
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
 * Takes as long for a user who does not exist, whose `stored` is undefined. @param strangersNetwork for an address
 * that never logged in to the account: see inPasswordQueue @throws if `stored` is malformed · TooManyPasswordsError
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
  // scrypt needs 128·N·r bytes; Node's default maximum is 32 MiB.
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r }
  return new Promise((resolve, reject) => {
    // Some keyboards type ü as one character, others as two.
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
 * Each hash takes 128 MiB and a thread, so they queue. Operators at known addresses go first and always have a runner;
 * strangers share the other one, and no network gets all the places in their queue.
 */
const mostRunning = 2
const mostStrangersRunning = 1
const mostOperatorsWaiting = 20
const mostStrangersWaiting = 10
const mostWaitingPerNetwork = 4

export class TooManyPasswordsError extends Error {
  constructor() {
    super('Too many passwords wait to be verified.')
    this.name = 'TooManyPasswordsError'
  }
}

interface Waiting {
  /** A stranger's network, see widerNetworkOf(); undefined for an operator. */
  network: string | undefined
  start: () => void
}

let running = 0
let strangersRunning = 0
const waiting: Waiting[] = []

/** @param network undefined for an operator @throws TooManyPasswordsError */
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

function startNext(): void {
  const operator = waiting.findIndex(({ network }) => network === undefined)
  const index = operator === -1 ? waiting.findIndex(({ network }) => hasRunner(network)) : operator
  const [next] = index === -1 ? [] : waiting.splice(index, 1)
  if (!next) return
  begin(next.network)
  next.start()
}
