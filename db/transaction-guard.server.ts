/**
 * The guard against a query on `db` inside a transaction of `write`. It would wait for ever for the connection that the
 * transaction holds, and with it every other request.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** `open` turns false at the end, so that work begun inside a transaction but left running may use `db` later. */
const held = new AsyncLocalStorage<{ open: boolean }>()

/** Runs what belongs to a transaction. Inside, a query that asks for another connection throws. */
export async function insideTransaction<T>(fn: () => Promise<T>): Promise<T> {
  const scope = { open: true }
  try {
    return await held.run(scope, fn)
  } finally {
    scope.open = false
  }
}

/** @throws inside a transaction, where to wait for the connection is to wait for oneself. */
export function refuseInsideTransaction(): void {
  if (held.getStore()?.open !== true) return
  throw new Error('This query would wait for its own transaction: use the transaction that write() hands over.')
}
