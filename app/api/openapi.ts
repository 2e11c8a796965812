/** Renders the contract as an OpenAPI 3.1 document. */
import { tokenPrefix } from '~/lib/api-tokens'
import { maxListLimit } from '~/lib/list-query'
import type { ApiRow } from './contract'
import { entities } from './entities.schema'
import { mapEntries, toJsonSchema } from './json-schema'
import { failure, invalid, misdirected, ref, toOperation, type BodyLimit } from './openapi-operation'

export interface OpenApiSettings {
  site: { name: string; url: string }
  cookies: { http: string; https: string }
  bodyLimit: BodyLimit
}

export function toOpenApi(rows: readonly ApiRow[], { site, cookies, bodyLimit }: OpenApiSettings) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of rows) (paths[row.path] ??= {})[row.method.toLowerCase()] = toOperation(row, bodyLimit)
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      description: rules.join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: site.url }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: securitySchemes(cookies),
      schemas: mapEntries(entities, (schema) => toJsonSchema(schema, 'output')),
      parameters,
      headers,
      responses,
    },
  }
}

const tags: Record<ApiRow['tag'], string> = {
  Products: 'The catalog.',
  Quotes: 'What visitors ask a price for.',
  'Contact messages': 'What visitors write.',
  'Deer types': 'The species guide.',
  Blog: 'Posts, published and not.',
  'Search engines': 'Titles and descriptions of pages, and robots.txt.',
  Site: 'Sample content, placeholder pictures, and this document.',
}

const rules = [
  'Bodies are JSON in camelCase unless a call takes multipart/form-data; ids are integers; times are ISO 8601 in UTC; an absent optional text is `null`, an absent list `[]`. Every write goes through the same validation as the form on the page.',
  'Text is cleaned before it is measured: white space at both ends and control characters go, and in a field of one line every run of white space becomes one space. Its bounds count characters as people do (code points). Fields that a call does not know are ignored.',
  '**Failures** have the status code and `{"message": "…"}`; invalid fields get `400` with `{"message": "…", "errors": {"field": ["…"]}}`. A path that is not here is `404`, as JSON too. A method that a path does not take is `405` with the header `Allow`; every path answers `OPTIONS` with `204` and `Allow`, and every `GET` also answers `HEAD`.',
  "**The operator's calls** need a token or the session's cookie. An owner makes a token at `/admin/security`; it goes into the header `Authorization: Bearer …`, works until its last day, and may read or write what it was made for, else `403`. A wrong one is `401`, many wrong ones from an address `429`; more than 300 calls a minute with one token are `429` with `Retry-After`; with the header no cookie counts. The login form sets the cookie: a post to `/admin` with `intent=login`, `username` and `password`, and for an operator who has switched on the second factor `code`, six digits of the app or a recovery code (303; 400 when the name or the password is wrong, 401 when the code is). `intent=logout` there ends the session on the server; an hour without a call ends it, and 12 hours do in any case. Where the site's owners need a second factor, an owner without one gets `403` until it is set up at `/admin/security`. Without a session every method of a path that is the operator's alone is `401`, before anything of the request is read or looked up.",
  '**Cross-site writes** (any method but GET, HEAD and OPTIONS) are `403`, with the cookie or without it, but not with a token: `Sec-Fetch-Site`, where present, decides alone, and only `same-origin` and `none` pass; without it an `Origin` must be that of the site, scheme and port included. A request with neither header goes on.',
  '**Public GETs** carry an `ETag` and answer `304` to `If-None-Match`; a shared cache may keep them and has to ask again each time. All other answers are `Cache-Control: no-store`.',
  '**Lists** come whole unless `limit` or `cursor` is given. The `Link` header then leads to the next page, and is absent on the last.',
  '**Changes** may carry `version`, as it was read: `409` when somebody has saved the record since.',
]

function securitySchemes({ http, https }: OpenApiSettings['cookies']) {
  const cookie = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description })
  return {
    session: cookie(http, "The operator's session, where the address of the site begins with http."),
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: `${tokenPrefix}…`,
      description: 'Of an owner, for a script: made and revoked at /admin/security.',
    },
    secureSession: cookie(https, "The operator's session, where the address of the site begins with https."),
  }
}

const text = { type: 'string' } as const

const parameters = {
  limit: {
    name: 'limit',
    in: 'query',
    required: false,
    description: `The most entries that the answer may have; with a cursor alone ${String(maxListLimit)}.`,
    schema: { type: 'integer', minimum: 1, maximum: maxListLimit },
  },
  cursor: {
    name: 'cursor',
    in: 'query',
    required: false,
    description: 'Where to go on: from the Link header of the page before.',
    schema: text,
  },
  ifNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the answer that the caller has.',
    schema: text,
  },
}

const headers = {
  ETag: { required: true, description: 'Names this answer, for If-None-Match.', schema: text },
  ETagForVisitors: { required: false, description: 'As ETag; the operator gets none.', schema: text },
  Link: { required: false, description: 'The next page: `<…>; rel="next"`.', schema: text },
  Location: { required: true, description: 'The path of the new record.', schema: text },
  RetryAfter: { required: true, description: 'In seconds.', schema: { type: 'integer', minimum: 0 } },
}

const responses = {
  NotModified: { description: 'The caller has this very answer.', headers: { ETag: ref('headers', 'ETag') } },
  Unauthorized: failure("No session of the operator's, and no token."),
  CrossSite: failure('A write from another site.'),
  UnsupportedType: invalid('Another content type, a compressed body, or a file that is no image.'),
  Misdirected: failure(misdirected),
  InternalError: failure('A fault of the site; the cause is in its log.'),
  Unavailable: {
    ...failure('The database cannot be written right now.'),
    headers: { 'Retry-After': ref('headers', 'RetryAfter') },
  },
  Refused: failure('Any other refusal: a request that no call here takes.'),
}
