/** Without `?limit=` and `?cursor=` the whole list is streamed in batches, so its length costs no memory. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { formatCursor, formatSortedCursor, parseCursor, parseSortedCursor, type SortedCursor } from '~/lib/cursor'
import { maxListLimit } from '~/lib/list-query'
import { ApiError } from './api.server'

interface ListAnswer {
  headers: Readonly<Record<string, string>>
  isFresh?: boolean
  readSize?: number
}

interface Row {
  id: number
}

type ReadPage<R> = (page: { limit: number; after: number }) => Promise<R[]>
type ReadSortedPage<R> = (page: { limit: number; after: SortedCursor | undefined }) => Promise<R[]>

interface Order<R, Position> {
  read: (page: { limit: number; after: Position | undefined }) => Promise<R[]>
  positionOf: (row: R) => Position
  format: (position: Position) => string
  parse: (text: string) => Position | undefined
}

export async function jsonList<R extends Row>(
  request: Request,
  list: ListAnswer,
  readPage: ReadPage<R>,
): Promise<Response> {
  return answer<R, number>(request, list, {
    read: ({ limit, after = 0 }) => readPage({ limit, after }),
    positionOf: ({ id }) => id,
    format: (id) => formatCursor({ direction: 'after', id }),
    parse: (text) => onlyAfter(parseCursor(text))?.id,
  })
}

export async function sortedJsonList<Field extends string, R extends Row & Readonly<Record<Field, string | null>>>(
  request: Request,
  list: ListAnswer,
  sortedBy: Field,
  readPage: ReadSortedPage<R>,
): Promise<Response> {
  return answer<R, SortedCursor>(request, list, {
    read: readPage,
    positionOf: (row) => ({ direction: 'after', id: row.id, key: row[sortedBy] ?? '' }),
    format: formatSortedCursor,
    parse: (text) => onlyAfter(parseSortedCursor(text)),
  })
}

async function answer<R, Position>(
  request: Request,
  { headers, isFresh = false, readSize = maxListLimit }: ListAnswer,
  order: Order<R, Position>,
): Promise<Response> {
  const url = new URL(request.url)
  const query = readListQuery(url, order.parse)
  if (isFresh) return new Response(null, { status: 304, headers })
  if (query.limit !== undefined || query.after !== undefined) {
    const limit = query.limit ?? maxListLimit
    const rows = await order.read({ limit: limit + 1, after: query.after })
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const hasMore = rows.length > limit && last !== undefined
    const link = hasMore ? { Link: nextLink(url, limit, order.format(order.positionOf(last))) } : {}
    return Response.json(shown, { headers: { ...headers, ...link } })
  }
  // Until the response has begun, a failed read can still be a 500.
  const first = await order.read({ limit: readSize, after: undefined })
  if (first.length < readSize) return Response.json(first, { headers })
  const streamed = new Response(streamAll(first, { ...order, readSize }), { headers })
  streamed.headers.set('Content-Type', 'application/json')
  return streamed
}

const limitMessage = `limit must be a whole number from 1 to ${String(maxListLimit)}`
const cursorMessage = 'cursor is not one that this list gave'
const Limit = z
  .string()
  .regex(/^\d{1,3}$/, { error: limitMessage, abort: true })
  .transform(Number)
  .pipe(z.number().min(1, { error: limitMessage }).max(maxListLimit, { error: limitMessage }))
  .optional()

function readListQuery<Position>(url: URL, parse: (text: string) => Position | undefined) {
  const limit = Limit.safeParse(url.searchParams.get('limit') ?? undefined)
  const cursor = url.searchParams.get('cursor')
  const after = cursor === null ? undefined : parse(cursor)
  const errors = {
    ...(limit.success ? {} : { limit: [limitMessage] }),
    ...(cursor !== null && after === undefined ? { cursor: [cursorMessage] } : {}),
  }
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new ApiError(400, first, errors)
  return { limit: limit.data, after }
}

function onlyAfter<C extends { direction: string }>(cursor: C | undefined): C | undefined {
  return cursor?.direction === 'after' ? cursor : undefined
}

function nextLink(url: URL, limit: number, cursor: string): string {
  return `<${url.pathname}?${new URLSearchParams({ limit: String(limit), cursor }).toString()}>; rel="next"`
}

function streamAll<R, Position>(
  first: R[],
  { read, positionOf, readSize }: Order<R, Position> & { readSize: number },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let rows = first
  let opening = '['
  return new ReadableStream({
    async pull(controller) {
      const text = rows.map((row) => JSON.stringify(row)).join(',')
      controller.enqueue(encoder.encode(opening + text))
      const last = rows.at(-1)
      if (rows.length < readSize || last === undefined) {
        controller.enqueue(encoder.encode(']'))
        controller.close()
        return
      }
      // The driver is synchronous, so other requests run between two reads.
      await nextTurn()
      rows = await read({ limit: readSize, after: positionOf(last) })
      opening = rows.length > 0 ? ',' : ''
    },
  })
}
