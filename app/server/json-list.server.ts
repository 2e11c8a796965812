/**
 * Lists of the API: `?limit=` (1 to 500) and `?cursor=` cut a page out, with the way to the next in the Link header.
 * Without them the whole list is streamed from reads of 500 rows, so that its length costs no memory.
 */
import { z } from 'zod'
import { formatCursor, parseCursor } from '~/lib/cursor'
import { ApiError } from './api.server'
import { untilDrained } from './front-door/drain.server'

export const readSize = 500

type ReadPage<Row> = (page: { limit: number; after: number }) => Promise<Row[]>

const limitMessage = `limit must be a whole number from 1 to ${String(readSize)}`
const cursorMessage = 'cursor is not one that this list gave'
const ListQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, { error: limitMessage, abort: true })
    .transform(Number)
    .pipe(z.number().min(1, { error: limitMessage }).max(readSize, { error: limitMessage }))
    .optional(),
  cursor: z
    .string()
    .transform(parseCursor)
    .pipe(
      z.object({ direction: z.literal('after', { error: cursorMessage }), id: z.number() }, { error: cursorMessage }),
    )
    .optional(),
})

/** Answers a list from `readPage`, whose rows come in ascending order of id. */
export async function jsonList<Row extends { id: number }>(
  request: Request,
  headers: Readonly<Record<string, string>>,
  readPage: ReadPage<Row>,
): Promise<Response> {
  const url = new URL(request.url)
  const query = readListQuery(url)
  if (query.limit !== undefined || query.cursor !== undefined) {
    const limit = query.limit ?? readSize
    const rows = await readPage({ limit: limit + 1, after: query.cursor?.id ?? 0 })
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const link: Record<string, string> = rows.length > limit && last ? { Link: nextLink(url, limit, last.id) } : {}
    return Response.json(shown, { headers: { ...headers, ...link } })
  }
  // Before the answer has begun, a read that fails is still a 500.
  const first = await readPage({ limit: readSize, after: 0 })
  if (first.length < readSize) return Response.json(first, { headers })
  const streamed = new Response(streamAll(request, first, readPage), { headers })
  streamed.headers.set('Content-Type', 'application/json')
  // remix-serve's compression takes in whatever it is given, however slow the reader is.
  streamed.headers.append('Cache-Control', 'no-transform')
  return streamed
}

function readListQuery(url: URL): z.output<typeof ListQuery> {
  const result = ListQuery.safeParse({
    limit: url.searchParams.get('limit') ?? undefined,
    cursor: url.searchParams.get('cursor') ?? undefined,
  })
  if (result.success) return result.data
  const errors = z.flattenError(result.error).fieldErrors
  throw new ApiError(400, result.error.issues[0]?.message ?? limitMessage, errors)
}

function nextLink(url: URL, limit: number, id: number): string {
  const query = new URLSearchParams({ limit: String(limit), cursor: formatCursor({ direction: 'after', id }) })
  return `<${url.pathname}?${query.toString()}>; rel="next"`
}

function streamAll<Row extends { id: number }>(
  request: Request,
  first: Row[],
  readPage: ReadPage<Row>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let rows = first
  let opening = '['
  return new ReadableStream({
    async pull(controller) {
      const text = rows.map((row) => JSON.stringify(row)).join(',')
      controller.enqueue(encoder.encode(opening + text))
      const last = rows.at(-1)
      if (rows.length < readSize || !last) {
        controller.enqueue(encoder.encode(']'))
        controller.close()
        return
      }
      // The driver is synchronous and the adapter never waits: here others get their turn, and the reader his time.
      await untilDrained(request)
      rows = await readPage({ limit: readSize, after: last.id })
      opening = rows.length > 0 ? ',' : ''
    },
  })
}
