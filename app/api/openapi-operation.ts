import type { ApiRow, Param } from './contract'
import type { EntityName } from './entities.schema'
import { mapEntries, toJsonSchema } from './json-schema'
import { contentType, requestBody } from './openapi-body'

export const misdirected = 'The Host header names another site.'

/** The limit is in bytes; the server enforces the same. */
export type BodyLimit = (body: { pathname: string; contentType: string; hasSessionCookie: boolean }) => number

export function toOperation(row: ApiRow, bodyLimit: BodyLimit) {
  const { id, tag, summary, description, body } = row
  const parameters = parametersOf(row)
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    security: securityOf(row),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body ? { requestBody: requestBody(body) } : {}),
    responses: { ...successOf(row), ...failuresOf(row, bodyLimit) },
  }
}

/** Operators send the session cookie under either name, or a token. */
function securityOf({ who }: ApiRow) {
  const session = [{ session: [] }, { secureSession: [] }, { token: [] }]
  if (who === 'public') return []
  return who === 'operator' ? session : [{}, ...session]
}

function parametersOf({ params = {}, query = {}, answer, isKept }: ApiRow): unknown[] {
  const toParameter = (place: 'path' | 'query') => (param: Param, name: string) => ({
    name,
    in: place,
    required: place === 'path',
    description: param.description,
    schema: toJsonSchema(param.schema, 'input'),
    example: param.example,
  })
  const isList = 'entity' in answer && answer.isList
  return [
    ...Object.values(mapEntries(params, toParameter('path'))),
    ...Object.values(mapEntries(query, toParameter('query'))),
    ...(isList ? [ref('parameters', 'limit'), ref('parameters', 'cursor')] : []),
    ...(isKept ? [ref('parameters', 'ifNoneMatch')] : []),
  ]
}

function successOf({ answer, isKept, who }: ApiRow) {
  if (answer.status === 204) return { 204: { description: 'It is gone.' } }
  const etag = isKept ? { ETag: ref('headers', who === 'both' ? 'ETagForVisitors' : 'ETag') } : {}
  const notModified = isKept ? { 304: ref('responses', 'NotModified') } : {}
  if ('type' in answer) {
    const content = { [answer.type]: { schema: { type: 'string' } } }
    return { 200: { description: 'The file.', headers: etag, content }, ...notModified }
  }
  const { status, entity, isList } = answer
  const headers = {
    ...etag,
    ...(isList ? { Link: ref('headers', 'Link') } : {}),
    ...(status === 201 ? { Location: ref('headers', 'Location') } : {}),
  }
  const schema = isList ? { type: 'array', items: entityRef(entity) } : entityRef(entity)
  const description = status === 201 ? 'It is stored.' : isList ? 'The list.' : 'As it is now.'
  return { [status]: { description, headers, content: { 'application/json': { schema } } }, ...notModified }
}

function failuresOf(row: ApiRow, bodyLimit: BodyLimit) {
  const { path, method, who, body, answer, failures = {} } = row
  // An error outside /api is an HTML page.
  if (!path.startsWith('/api/')) {
    return { 421: { description: misdirected }, default: { description: 'A page that says what went wrong.' } }
  }
  const isWrite = method !== 'GET'
  const hasInput = body !== undefined || ('entity' in answer && answer.isList)
  return {
    ...(hasInput ? { 400: invalid('The input is not what it must be.') } : {}),
    ...mapEntries(failures, (reason, status) => (status === '400' ? invalid(reason) : failure(reason, status))),
    ...(who === 'operator' ? { 401: ref('responses', 'Unauthorized') } : {}),
    ...(isWrite ? { 403: ref('responses', 'CrossSite') } : {}),
    ...(body ? { 413: invalid(tooLarge(row, bodyLimit)), 415: ref('responses', 'UnsupportedType') } : {}),
    421: ref('responses', 'Misdirected'),
    500: ref('responses', 'InternalError'),
    ...(isWrite ? { 503: ref('responses', 'Unavailable') } : {}),
    default: ref('responses', 'Refused'),
  }
}

function tooLarge({ path, who, body }: ApiRow, bodyLimit: BodyLimit): string {
  if (!body) return ''
  const kind = { pathname: path, contentType: contentType(body), hasSessionCookie: who === 'operator' }
  const kib = bodyLimit(kind) / 1024
  const whole = `The body has more than ${kib < 1024 ? `${String(kib)} KiB` : `${String(kib / 1024)} MiB`}.`
  return body.kind === 'multipart' ? `${whole} Or a picture has too many bytes or pixels.` : whole
}

export function failure(description: string, status = '') {
  const headers = status === '429' ? { headers: { 'Retry-After': ref('headers', 'RetryAfter') } } : {}
  return { description, ...headers, content: { 'application/json': { schema: entityRef('Failure') } } }
}

export function invalid(description: string) {
  return { description, content: { 'application/json': { schema: entityRef('InvalidInput') } } }
}

function entityRef(name: EntityName) {
  return ref('schemas', name)
}

export function ref(kind: 'schemas' | 'parameters' | 'headers' | 'responses', name: string) {
  return { $ref: `#/components/${kind}/${name}` }
}
