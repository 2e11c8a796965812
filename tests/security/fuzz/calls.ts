/** A request is plain data, so that a counterexample says what was sent. */
import fc from 'fast-check'
import type { ApiRow } from '~/api/contract'
import { rowsAt } from './addresses'
import type { PageForm } from './page-forms'
import { wildJson, wildName, wildText } from './wild'

export interface Call {
  who: 'visitor' | 'operator'
  method: string
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: Body
}

export type Body =
  | { kind: 'none' }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'json'; text: string }
  | { kind: 'multipart'; fields: [name: string, value: string][]; files: SentFile[] }
  | { kind: 'raw'; type: string; text: string }

interface SentFile {
  field: string
  name: string
  type: string
  bytes: string
}

/** The site itself shows the forms of a page, and parts of addresses. */
export interface Known {
  forms: ReadonlyMap<string, readonly PageForm[]>
  segments: readonly string[]
  queryNames: readonly string[]
  pictures: readonly string[]
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE', 'REPORT', 'TRACE']

export function arbitraryCall(addresses: readonly string[], known: Known): fc.Arbitrary<Call> {
  return fc.constantFrom(...addresses).chain((address) => callOf(address, known))
}

function callOf(address: string, known: Known): fc.Arbitrary<Call> {
  const rows = rowsAt(address)
  const forms = known.forms.get(address) ?? []
  const ofPage = forms.some(({ method }) => method === 'POST') ? ['GET', 'POST', 'POST'] : ['GET']
  const usual = rows.length > 0 ? rows.map(({ method }) => method) : ofPage
  return fc.record({
    who: fc.constantFrom('visitor', 'operator'),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...usual) },
      { weight: 1, arbitrary: fc.constantFrom(...methods) },
    ),
    path: pathOf(address, known),
    query: fc.oneof(
      { weight: 2, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: fieldsOf(known.queryNames, 4) },
    ),
    headers: fc.oneof(fc.constant({}), wildlyHeaded),
    body: bodyOf(forms, rows, known),
  })
}

/** Few texts fit these parts of addresses, so most tries take one that does. */
const likely: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ':id': fc.integer({ min: 1, max: 16 }).map(String),
  ':index': fc.constantFrom('0', '1'),
  ':type': fc.constantFrom('tool', 'product', 'blog', 'page'),
  ':width': fc.integer({ min: 1, max: 4001 }).map(String),
  ':height': fc.integer({ min: 1, max: 4001 }).map(String),
}

function pathOf(address: string, { segments }: Known): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...segments) },
    { weight: 2, arbitrary: wildText.map((text) => encodeURIComponent(Buffer.from(text.slice(0, 300)).toString())) },
    // A request line must be able to hold the text.
    { weight: 1, arbitrary: wildText.map((text) => text.replaceAll(/[^!-~]|[?#]/g, '').slice(0, 300)) },
  )
  const parts = address.split('/').slice(1)
  const filled = parts.map((part) => {
    const fitting = likely[part]
    if (!/^[:*]/.test(part)) return fc.constant(part)
    return fitting ? fc.oneof({ weight: 3, arbitrary: fitting }, segment) : segment
  })
  const ending = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constant('.data') },
    { weight: 1, arbitrary: fc.constantFrom('/', '//', '/_root.data', '.json', '%20', '/.') },
  )
  return fc.tuple(fc.tuple(...filled), ending).map(([all, end]) => `/${all.join('/')}${end}`)
}

function fieldsOf(names: readonly string[], most: number): fc.Arbitrary<[string, string][]> {
  const name = names.length === 0 ? wildName : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, wildName)
  return fc.array(fc.tuple(name, wildText), { maxLength: most })
}

function changedForm({ fields, files }: PageForm, known: Known): fc.Arbitrary<Body> {
  const names = fields.map(([name]) => name)
  const changed = fc
    .tuple(fieldsOf(names, 4), fc.subarray([...fields], { minLength: Math.max(0, fields.length - 3) }))
    .map(([changes, kept]): [string, string][] => [
      ...kept.filter(([name]) => !changes.some(([other]) => other === name)),
      ...changes,
    ])
  const asForm = changed.map((sent): Body => ({ kind: 'form', fields: sent }))
  if (files.length === 0) return asForm
  return fc.oneof(
    asForm,
    fc.record({ kind: fc.constant('multipart' as const), fields: changed, files: filesOf(files, known) }),
  )
}

function filesOf(names: readonly string[], { pictures }: Known): fc.Arbitrary<SentFile[]> {
  const name = names.length === 0 ? wildName : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names) }, wildName)
  const bytes = fc.oneof(
    fc.constantFrom(...pictures),
    fc.tuple(fc.constantFrom(...pictures), fc.nat(), fc.nat(255)).map(([picture, at, value]) => {
      const damaged = Buffer.from(picture, 'base64')
      damaged[at % damaged.length] = value
      return damaged.toString('base64')
    }),
    fc.uint8Array({ maxLength: 40 }).map((some) => Buffer.from(some).toString('base64')),
  )
  const type = fc.constantFrom('image/png', 'image/svg+xml', 'text/html', '', 'a'.repeat(300))
  return fc.array(fc.record({ field: name, name: wildText, type, bytes }), { maxLength: 3 })
}

function bodyOf(forms: readonly PageForm[], rows: readonly ApiRow[], known: Known): fc.Arbitrary<Body> {
  const posts = forms.filter(({ method }) => method === 'POST')
  const ofForms = posts.map((form) => ({ weight: 4, arbitrary: changedForm(form, known) }))
  const ofRows = rows.flatMap((row) => (row.body ? [{ weight: 6, arbitrary: rowBody(row.body, known) }] : []))
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant<Body>({ kind: 'none' }) },
    { weight: 1, arbitrary: fieldsOf([], 6).map((fields): Body => ({ kind: 'form', fields })) },
    { weight: 1, arbitrary: wildJson.map((text): Body => ({ kind: 'json', text })) },
    { weight: 1, arbitrary: rawBody },
    ...ofForms,
    ...ofRows,
  )
}

function rowBody(body: NonNullable<ApiRow['body']>, known: Known): fc.Arbitrary<Body> {
  const names = Object.keys(body.schema.shape)
  if (body.kind === 'json') {
    const examples = Object.entries(body.example).map(([name, value]): [string, string] => [
      name,
      JSON.stringify(value),
    ])
    const changes = fc.array(
      fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names, 'version') }, wildName), wildJson),
      { maxLength: 4 },
    )
    return changes.map((wild): Body => {
      const members = [...examples, ...wild].map(([name, value]) => `${JSON.stringify(name)}:${value}`)
      return { kind: 'json', text: `{${members.join(',')}}` }
    })
  }
  const examples = Object.entries(body.example)
  const value = fc.oneof(wildText, wildJson)
  const changes = fc.array(
    fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...names, 'version') }, wildName), value),
    { maxLength: 4 },
  )
  return fc.record({
    kind: fc.constant('multipart' as const),
    fields: changes.map((wild): [string, string][] => [
      ...examples.filter(([name]) => !wild.some(([other]) => other === name)),
      ...wild,
    ]),
    files: filesOf(Object.keys(body.files), known),
  })
}

const rawBody: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('raw' as const),
  type: fc.constantFrom(
    ...['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=x', 'text/plain'],
    ...[
      'application/json; charset=utf-16',
      'application/vnd.a+json',
      'application/x-www-form-urlencoded; charset=latin1',
    ],
    ...['application/xml', '', '*/*', ';', 'APPLICATION/JSON'],
  ),
  text: fc.oneof(
    wildText,
    fc.constantFrom(
      '--x\r\n\r\n--x--',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      '--x',
      'a=b&a=%ff&%=%',
    ),
  ),
})

const headerText = wildText.map((text) => text.replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, '').slice(0, 400))
const site = fc.constantFrom('same-origin', 'none', 'cross-site', 'same-site')

const wildHeaders: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Accept: fc.oneof(fc.constantFrom('text/html', 'application/json', '*/*', 'image/avif'), headerText),
  'Accept-Encoding': fc.oneof(fc.constantFrom('gzip', 'br', 'identity;q=0', '*;q=0', 'br;q=1, gzip;q=x'), headerText),
  'Accept-Language': headerText,
  'If-None-Match': fc.oneof(fc.constantFrom('*', 'W/"a"', '"', '""'), headerText),
  'If-Modified-Since': fc.oneof(fc.constantFrom('Thu, 01 Jan 2099 00:00:00 GMT', '0'), headerText),
  Range: fc.oneof(fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,0-,0-'), headerText),
  Cookie: fc.oneof(
    fc.constantFrom(
      'stagwise_session=',
      'stagwise_toast=eyJpZCI6MX0=.x',
      'stagwise_session=a; stagwise_session=b',
      '=;;=',
      '__proto__=1',
    ),
    headerText,
  ),
  Origin: fc.oneof(fc.constantFrom('null', 'https://evil.example', 'http://'), headerText),
  Referer: headerText,
  'If-Match': fc.oneof(fc.constantFrom('"x"', '*'), headerText),
  'If-Unmodified-Since': fc.oneof(fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT'), headerText),
  'Sec-Fetch-Site': fc.oneof({ weight: 5, arbitrary: site }, headerText),
  'X-Forwarded-For': fc.oneof(fc.constantFrom('203.0.113.9', '::1', '1.2.3.4, x', ',,,'), headerText),
  'X-Forwarded-Proto': fc.oneof(fc.constantFrom('https', 'javascript'), headerText),
  'X-Forwarded-Host': fc.oneof(fc.constantFrom('evil.example', 'evil.example:x', 'a/b'), headerText),
  'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'GET', 'x'),
  'X-Client-Address': headerText,
  'X-Render-Start': fc.constantFrom('1 1', '999999 1', 'x'),
  'X-Exchange': fc.constantFrom('1', 'x'),
  Authorization: headerText,
  Purpose: fc.constantFrom('prefetch', 'x'),
}

/** Few requests have these headers, because each may end the request before its body is read. */
const wildlyHeaded = fc
  .uniqueArray(fc.oneof(...Object.entries(wildHeaders).map(([name, value]) => fc.tuple(fc.constant(name), value))), {
    maxLength: 3,
    selector: ([name]) => name,
  })
  .map((entries): Record<string, string> => Object.fromEntries(entries))
