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
export async function inPasswordQueue<T>(work: () => Promise<T>, network?: string): Promise<T> {
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
