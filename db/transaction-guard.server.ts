/**
 * The guard against a query on `db` inside a transaction of `write`. It would wait for ever for the connection that the
 * transaction holds, and with it every other request.
 *
 * In development and tests such a query throws at once. To know that, every promise of the process must be followed from
 * the first transaction on, which makes each request of the site dearer: in production write() ends the wait instead,
 * once it has lasted for seconds, and says which transaction it was.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** `open` turns false at the end, so that work begun inside a transaction but left running may use `db` later. */
const held = process.env.NODE_ENV === 'production' ? undefined : new AsyncLocalStorage<{ open: boolean }>()

/** Runs what belongs to a transaction. Inside, a query that asks for the connection anew throws. */
export async function holdingConnection<T>(fn: () => Promise<T>): Promise<T> {
  if (held === undefined) return fn()
  const scope = { open: true }
  try {
    return await held.run(scope, fn)
  } finally {
    scope.open = false
  }
}

/** @throws inside holdingConnection, where to wait for the connection is to wait for oneself. */
export function refuseInsideTransaction(): void {
  if (held?.getStore()?.open !== true) return
  throw new Error('This query would wait for its own transaction: use the transaction that write() hands over.')
}
