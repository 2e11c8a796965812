/** Types of the API contract. contract.data.ts has the rows, openapi.ts generates the document. */
import type { z } from 'zod'
import type { EntityName } from './entities.schema'

export interface ApiRow {
  /** The operationId. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With parameters in braces. */
  path: string
  /** `both`: public, and the operator sees more. */
  who: 'public' | 'operator' | 'both'
  tag: 'Products' | 'Quotes' | 'Contact messages' | 'Deer types' | 'Blog' | 'Search engines' | 'Site'
  summary: string
  /** Beyond the summary. */
  description?: string
  /** Path parameters. */
  params?: Readonly<Record<string, Param>>
  query?: Readonly<Record<string, Param>>
  body?: JsonBody | MultipartBody
  answer: EntityAnswer | TextAnswer | { status: 204 }
  /** Supports If-None-Match. */
  isKept?: true
  /** Errors that the fields above do not imply, with the reason. */
  failures?: Readonly<Partial<Record<400 | 403 | 404 | 409 | 429, string>>>
}

export interface Param {
  schema: z.ZodType
  description: string
  /** From the sample content. */
  example: string | number
}

interface EntityAnswer {
  status: 200 | 201
  entity: EntityName
  /** A list, paginated on request. */
  isList?: true
}

interface TextAnswer {
  status: 200
  type: 'image/svg+xml' | 'text/plain'
}

export interface JsonBody {
  kind: 'json'
  schema: z.ZodObject
  /** An update: absent fields keep their values, and `version` is optional. */
  isChange?: true
  example: Readonly<Record<string, unknown>>
}

export interface MultipartBody {
  kind: 'multipart'
  schema: z.ZodObject
  payload: { text: readonly string[]; json: readonly string[]; flags: readonly string[] }
  files: Readonly<Record<string, { description: string; isList?: true }>>
  isChange?: true
  /** Fields only. */
  example: Readonly<Record<string, string>>
}

export function examplePath({ path, params = {}, query = {} }: ApiRow): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]?.example))
  const search = Object.entries(query).map(([name, { example }]): [string, string] => [name, String(example)])
  return search.length === 0 ? filled : `${filled}?${new URLSearchParams(search).toString()}`
}
