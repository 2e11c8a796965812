/** Reads the API's document as clients do, and makes calls from its examples. */
import type { RouteConfigEntry } from '@remix-run/route-config'
import type { ActionFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { loader } from '~/routes/api/openapi'
import { closeDatabase, replaceDatabase } from '~/server/database.server'
import { createTestDatabase } from '~db/test-database'
import routes from '~/routes'
import { callRoute, type Answer } from '../routes/call-route'

const Fields = z.record(z.string(), z.unknown())
const Schema = z.custom<z.core.JSONSchema.JSONSchema>((value) => typeof value === 'object' && value !== null)
const Content = z.record(z.string(), z.object({ schema: Schema, example: Fields.optional() })).default({})
const Operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), example: z.union([z.string(), z.number()]).optional() }))
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.object({ headers: z.record(z.string(), z.object({ required: z.boolean() })).default({}), content: Content }),
  ),
})
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

export type Operation = z.output<typeof Operation> & { method: string; path: string }

export async function readDocument(): Promise<unknown> {
  return (await callRoute(loader, { path: '/api/openapi.json' })).body
}

interface OpenApiDocument {
  operations: Operation[]
  /** Returns where a body differs from the document, or ''. */
  faultsOf: (schema: z.output<typeof Schema>, body: unknown) => string
}

/** Call before a test has its database, since the document names the site, which the settings do. */
export async function readOperations(): Promise<OpenApiDocument> {
  replaceDatabase(await createTestDatabase())
  const raw = await readDocument()
  await closeDatabase()
  const { paths, components } = Document.parse(inlined(raw, raw))
  return {
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
    ),
    faultsOf: (schema, body) => {
      const result = z.fromJSONSchema({ ...schema, $defs: components.schemas }).safeParse(body)
      return result.success ? '' : z.prettifyError(result.error)
    },
  }
}

/** Replaces every reference except those to schemas, which zod looks up under $defs. */
function inlined(value: unknown, root: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(item, root))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value && typeof value.$ref === 'string') {
    const schema = /^#\/components\/schemas\/(\w+)$/.exec(value.$ref)?.[1]
    return schema === undefined ? inlined(lookUp(value.$ref, root), root) : { $ref: `#/$defs/${schema}` }
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inlined(inner, root)]))
}

export function lookUp(pointer: string, root: unknown): unknown {
  let found = root
  for (const key of pointer.replace(/^#\//, '').split('/')) found = Fields.parse(found)[key]
  if (found === undefined) throw new Error(`${pointer} leads nowhere`)
  return found
}

type RouteFunction = (args: ActionFunctionArgs) => unknown
interface RouteModule {
  loader?: RouteFunction
  action?: RouteFunction
}

const modules = import.meta.glob<RouteModule>('../../app/routes/{api,files}/*.ts', { eager: true })

/** The files of the route table by address, with variable parts in braces, without the route for missing addresses. */
export const routeFiles = new Map(
  routes
    .filter(({ file }: RouteConfigEntry) => /^routes\/(?:api|files)\/(?!not-found)/.test(file))
    .map(({ path = '', file }) => [`/${path.replaceAll(/:(\w+)/g, '{$1}')}`, file]),
)

export interface CallOptions {
  method?: string
  cookie?: string
  headers?: Record<string, string>
  /** Replace examples of the same name. */
  params?: Record<string, string>
  /** The part of the address after the question mark. */
  query?: string
  /** Replaces the example. */
  body?: { json: unknown } | { multipart: Record<string, string> } | { body: string } | undefined
}

/** Calls the route file of a path. */
export function callPath(path: string, { method = 'GET', cookie, headers, params = {}, query, body }: CallOptions) {
  const route = modules[`../../app/${routeFiles.get(path) ?? ''}`]
  const answer = method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? route?.loader : route?.action
  if (!answer) throw new Error(`Nothing answers ${method} ${path}`)
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return callRoute(answer, {
    path: query === undefined ? address : `${address}?${query}`,
    params,
    method,
    headers: { ...(cookie === undefined ? {} : { Cookie: cookie }), ...headers },
    ...body,
  })
}

/** Makes the call that the document shows, with changes. */
export function callOperation(operation: Operation, change: CallOptions = {}): Promise<Answer> {
  return callPath(operation.path, {
    method: operation.method,
    body: exampleBody(operation),
    ...change,
    params: { ...exampleParams(operation), ...change.params },
  })
}

export function exampleParams({ parameters }: Operation): Record<string, string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  return Object.fromEntries(inPath.map(({ name, example }) => [name, String(example)]))
}

export function exampleBody({ requestBody }: Operation, change: Record<string, string> = {}) {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {})
  if (content === undefined) return undefined
  const example = { ...content.example, ...change }
  return type === 'application/json'
    ? { json: example }
    : { multipart: z.record(z.string(), z.string()).parse(example) }
}
