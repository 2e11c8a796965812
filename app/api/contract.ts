import type { z } from 'zod'
import type { EntityName } from './entities.schema'

export interface ApiRow {
  /** The id is the operationId. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  who: 'public' | 'operator' | 'both'
  tag: 'Products' | 'Quotes' | 'Contact messages' | 'Deer types' | 'Blog' | 'Search engines' | 'Site'
  summary: string
  description?: string
  params?: Readonly<Record<string, Param>>
  query?: Readonly<Record<string, Param>>
  body?: JsonBody | MultipartBody
  answer: EntityAnswer | TextAnswer | { status: 204 }
  /** The answer supports If-None-Match. */
  isKept?: true
  /** The reasons of errors that the fields above do not imply. */
  failures?: Readonly<Partial<Record<400 | 403 | 404 | 409 | 429, string>>>
}

export interface Param {
  schema: z.ZodType
  description: string
  example: string | number
}

interface EntityAnswer {
  status: 200 | 201
  entity: EntityName
  /** The list is paginated on request. */
  isList?: true
}

interface TextAnswer {
  status: 200
  type: 'image/svg+xml' | 'text/plain'
}

export interface JsonBody {
  kind: 'json'
  schema: z.ZodObject
  /** In an update, absent fields keep their values, and `version` is optional. */
  isChange?: true
  example: Readonly<Record<string, unknown>>
}

export interface MultipartBody {
  kind: 'multipart'
  schema: z.ZodObject
  payload: { text: readonly string[]; json: readonly string[]; flags: readonly string[] }
  files: Readonly<Record<string, { description: string; isList?: true }>>
  isChange?: true
  example: Readonly<Record<string, string>>
}

export function examplePath({ path, params = {}, query = {} }: ApiRow): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]?.example))
  const search = Object.entries(query).map(([name, { example }]): [string, string] => [name, String(example)])
  return search.length === 0 ? filled : `${filled}?${new URLSearchParams(search).toString()}`
}
