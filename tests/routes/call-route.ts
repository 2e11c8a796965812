/** Calls a route's loader or action with a real Request, and reads every form of response in the same way. */
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { z } from 'zod'

type RouteFunction = (args: ActionFunctionArgs) => unknown

interface Call {
  path: string
  params?: Record<string, string>
  method?: string
  headers?: Record<string, string>
  /** The fields of a native form post. */
  form?: Record<string, string> | [string, string][]
  json?: unknown
  /** The fields and files of a multipart body. */
  multipart?: Record<string, string | File | readonly File[]>
  body?: string
  context?: AppLoadContext
}

export interface Answer {
  status: number
  headers: Headers
  /** The data of a page, the JSON of a Response, or its text. */
  body: unknown
}

export async function callRoute(route: RouteFunction, call: Call): Promise<Answer> {
  const args = {
    request: toRequest(call),
    params: call.params ?? {},
    context: call.context ?? {},
  } satisfies ActionFunctionArgs
  try {
    return await toAnswer(await route(args))
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown
    return toAnswer(thrown)
  }
}

function toRequest({ path, method, headers, form, json, multipart, body }: Call): Request {
  const url = `http://localhost:3000${path}`
  if (form)
    return new Request(url, { method: method ?? 'POST', body: new URLSearchParams(form), headers: headers ?? {} })
  if (json !== undefined) {
    const all = { 'Content-Type': 'application/json', ...headers }
    return new Request(url, { method: method ?? 'POST', body: JSON.stringify(json), headers: all })
  }
  if (multipart) {
    return new Request(url, { method: method ?? 'POST', body: toFormData(multipart), headers: headers ?? {} })
  }
  if (body !== undefined) return new Request(url, { method: method ?? 'POST', body, headers: headers ?? {} })
  return new Request(url, { method: method ?? 'GET', headers: headers ?? {} })
}

function toFormData(fields: NonNullable<Call['multipart']>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of typeof value === 'string' || value instanceof File ? [value] : value) form.append(name, each)
  }
  return form
}

const WithInit = z.object({
  type: z.literal('DataWithResponseInit'),
  data: z.unknown(),
  init: z
    .looseObject({
      status: z.number().optional(),
      headers: z.union([z.instanceof(Headers), z.record(z.string(), z.string())]).optional(),
    })
    .nullish(),
})

async function toAnswer(result: unknown): Promise<Answer> {
  if (result instanceof Response) {
    const text = await result.text()
    const isJson = result.headers.get('Content-Type')?.startsWith('application/json') ?? false
    const body: unknown = isJson ? JSON.parse(text) : text
    return { status: result.status, headers: result.headers, body }
  }
  const wrapped = WithInit.safeParse(result)
  if (!wrapped.success) return { status: 200, headers: new Headers(), body: result }
  const { data, init } = wrapped.data
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), body: data }
}
