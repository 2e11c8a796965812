/**
 * For answers of unknown length: Remix's adapter writes whatever it is given, so the one who makes it has to wait for a
 * slow reader himself.
 */
import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { responseTo } from './exchange-number.server'

const roomBytes = 1024 * 1024

/** Ends once the reader has taken nearly all that was written; at the latest when he is gone. */
export async function untilDrained(request: Request): Promise<void> {
  await nextTurn()
  const res = responseTo(request)
  if (res === undefined || res.writableLength < roomBytes) return
  await Promise.race([once(res, 'drain'), once(res, 'close')])
}
