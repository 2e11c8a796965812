/**
 * The framework of /api: methods, JSON in and out, and one error shape: `{ message }`, or `{ message, errors }` for
 * invalid fields.
 */
import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import type { RequestArgs } from './load-context'
import { mediaTypeOf } from './media-type'
import { Refusal } from '~/lib/refusal'
import { LimitReachedError } from '~db/rate-limits.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { log, ofRequest } from './log.server'
import { retryAfter, tooManyRequests } from './rate-limits.server'

type Handler = (call: RequestArgs & { params: Readonly<Record<string, string | undefined>> }) => Promise<Response>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface ApiRouteOptions {
  /** Runs first, for any method; throws to refuse the request. */
  guard?: (request: Request, context: AppLoadContext) => Promise<unknown>
}

export function apiRoute(handlers: Readonly<Partial<Record<Method, Handler>>>, { guard }: ApiRouteOptions = {}) {
  const answer = async ({ request, context, params }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    try {
      await guard?.(request, context)
    } catch (error) {
      return toErrorResponse(error, { request, context })
    }
    const allowed = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const allow = { Allow: [...allowed, 'OPTIONS'].join(', ') }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow })
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const handler = isMethod(method) ? handlers[method] : undefined
    if (!handler) return apiError(405, 'Method Not Allowed', { headers: allow })
    try {
      return await handler({ request, context, params })
    } catch (error) {
      return toErrorResponse(error, { request, context })
    }
  }
  return { loader: answer, action: answer }
}

export class ApiError extends Error {
  constructor(
    public readonly status: number,
    message: string,
    public readonly errors?: FieldErrors,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

type FieldErrors = Readonly<Record<string, readonly string[]>>

export function apiError(
  status: number,
  message: string,
  { headers = {}, errors }: { headers?: Record<string, string>; errors?: FieldErrors } = {},
): Response {
  const body = errors === undefined ? { message } : { message, errors }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

export function entity(value: unknown): Response {
  return Response.json(value, { headers: { 'Cache-Control': 'no-store' } })
}

export function deleted(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export function created(entity: unknown, location: string): Response {
  return Response.json(entity, { status: 201, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/**
 * Reads and validates a JSON body. @throws ApiError 415 for another content type, 400 for malformed JSON or invalid
 * fields
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  toMessage: (fieldMessages: readonly string[]) => string,
): Promise<z.output<Schema>> {
  if (!isJson(request.headers.get('Content-Type'))) {
    throw new ApiError(415, 'Unsupported content type: send application/json in UTF-8')
  }
  return validated(schema, await parseBody(request), toMessage)
}

/** @throws ApiError 400 with `errors` */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  toMessage: (fieldMessages: readonly string[]) => string = (messages) => messages.join('. '),
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors: Record<string, string[]> = {}
  for (const issue of result.error.issues) (errors[String(issue.path[0] ?? 'body')] ??= []).push(issue.message)
  throw new ApiError(400, toMessage(Object.values(errors).flat()), errors)
}

async function parseBody(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw new ApiError(400, 'The body is not valid JSON')
  }
}

function toErrorResponse(error: unknown, { request, context }: RequestArgs): Response {
  if (error instanceof Response) return error
  if (error instanceof ApiError) {
    return apiError(error.status, error.message, error.errors === undefined ? {} : { errors: error.errors })
  }
  if (error instanceof Refusal) {
    return apiError(error.status, error.message, error.field ? { errors: { [error.field]: [error.message] } } : {})
  }
  if (error instanceof LimitReachedError) {
    return apiError(429, tooManyRequests.description, { headers: retryAfter(error.retryAfterSeconds) })
  }
  // The client left, so this is not the site's fault.
  if (request.signal.aborted) return apiError(400, 'Incomplete request')
  log.error('api call failed', { ...ofRequest({ request, context }), error })
  if (error instanceof DatabaseWriteError) {
    return apiError(503, 'The database is not available right now. Please try again.', {
      headers: { 'Retry-After': '5' },
    })
  }
  return apiError(500, 'Internal Server Error')
}

function isMethod(method: string): method is Method {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
}

function isJson(contentType: string | null): boolean {
  return /^application\/(?:[\w.+-]+\+)?json$/.test(mediaTypeOf(contentType) ?? '')
}
