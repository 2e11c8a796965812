/** What a row of the API's contract says. The rows are in contract.data.ts; openapi.ts makes the document of them. */
import type { z } from 'zod'
import type { EntityName } from './entities.schema'

export interface ApiRow {
  /** The operation's name in the document. */
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its parts that vary in braces. */
  path: string
  /** `both`: everybody, and the operator sees more. */
  who: 'public' | 'operator' | 'both'
  /** The kind of thing that it deals with. */
  tag: string
  summary: string
  /** More of it, where the summary is not all. */
  description?: string
  /** Of the path. */
  params?: Readonly<Record<string, Param>>
  query?: Readonly<Record<string, Param>>
  body?: JsonBody | MultipartBody
  answer: EntityAnswer | TextAnswer | { status: 204 }
  /** The answer may be kept and asked for again with If-None-Match. */
  isKept?: true
  /** What else it may answer than what follows from all of the above, with the reason. */
  failures?: Readonly<Partial<Record<400 | 404 | 409 | 429, string>>>
}

export interface Param {
  schema: z.ZodType
  description: string
  /** Of the sample content, where it has one. */
  example: string | number
}

interface EntityAnswer {
  status: 200 | 201
  entity: EntityName
  /** A list of them, in pages on demand. */
  isList?: true
}

interface TextAnswer {
  status: 200
  type: 'image/svg+xml' | 'text/plain'
}

export interface JsonBody {
  kind: 'json'
  schema: z.ZodObject
  /** Of a record that is there: an absent field keeps its value, and `version` may say what the change was made from. */
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

/** The path of a row with its examples in the places of the parts that vary. */
export function examplePath({ path, params = {}, query = {} }: ApiRow): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]?.example))
  const search = Object.entries(query).map(([name, { example }]): [string, string] => [name, String(example)])
  return search.length === 0 ? filled : `${filled}?${new URLSearchParams(search).toString()}`
}
