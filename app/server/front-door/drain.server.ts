/**
 * For answers of unknown length: Remix's adapter writes whatever it is given, so the one who makes it has to wait for a
 * slow reader himself. The door numbers each request that may need it and knows its response.
 */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

const exchangeHeader = 'x-exchange'
const roomBytes = 1024 * 1024

const open = new Map<string, ServerResponse>()
let count = 0

/** Written over whatever the client sent under that name. */
export function numberExchange(req: IncomingMessage, res: ServerResponse): void {
  count += 1
  const id = String(count)
  req.headers[exchangeHeader] = id
  open.set(id, res)
  res.once('close', () => open.delete(id))
}

/** Ends once the reader has taken nearly all that was written; at the latest when he is gone. */
export async function untilDrained(request: Request): Promise<void> {
  await nextTurn()
  const res = open.get(request.headers.get(exchangeHeader) ?? '')
  if (res === undefined || res.writableLength < roomBytes) return
  await Promise.race([once(res, 'drain'), once(res, 'close')])
}
