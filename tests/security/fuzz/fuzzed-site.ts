import sharp from 'sharp'
import { z } from 'zod'
import type { Answer, Question } from '../ask'
import { findSession, getSession, startTarget, storeSession, type Target } from '../target'
import { listAddresses } from './addresses'
import type { Body, Call, Known } from './calls'
import type { DocumentedStatuses } from './judge'
import { readForms, type PageForm } from './page-forms'

export interface FuzzedSite {
  target: Target
  known: Known
  statusesOf: DocumentedStatuses
  send: (call: Call) => Promise<Answer>
  newErrors: () => string[]
}

const limits = { LIMIT_FORMS: '100000/600', LIMIT_LOGIN: '100000/600' }

export async function startFuzzedSite(): Promise<FuzzedSite> {
  const target = await startTarget(limits)
  const known = await lookAround(target)
  const keepSession = await sessionKeeper(target)
  return {
    target,
    known,
    statusesOf: await readDocument(target),
    newErrors: watchLog(target),
    send: async (call) => {
      if (call.who === 'operator') await keepSession()
      return target.ask(addressOf(call), { method: call.method, ...contentOf(call, target) })
    },
  }
}

function addressOf({ path, query }: Call): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`
}

function contentOf({ who, method, body, headers: sent }: Call, { sessions, token }: Target): Question {
  // Two cookies of the name count as none, and the operator must get in.
  const headers = who === 'operator' ? { ...sent, Cookie: sessions.live } : sent
  if (method === 'GET' || method === 'HEAD' || body.kind === 'none') return { headers }
  const signed = (fields: [string, string][]) =>
    fields.map(([name, value]): [string, string] => [name, who === 'operator' ? (token[name] ?? value) : value])
  if (body.kind === 'form') return { headers, form: signed(body.fields) }
  if (body.kind === 'multipart') return { headers, multipart: toFormData({ ...body, fields: signed(body.fields) }) }
  return {
    headers: { ...headers, 'Content-Type': body.kind === 'json' ? 'application/json' : body.type },
    body: body.text,
  }
}

function toFormData({ fields, files }: Extract<Body, { kind: 'multipart' }>): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  for (const { field, name, type, bytes } of files) {
    form.append(field, new Blob([Buffer.from(bytes, 'base64')], { type }), name)
  }
  return form
}

/** A call may end the operator's session. It is put back: its id, and so its token, stay the same. */
async function sessionKeeper({ database, sessions }: Target): Promise<() => Promise<void>> {
  const row = await getSession(database, sessions.live)
  return async () => {
    if ((await findSession(database, sessions.live)) === undefined) await storeSession(database, row)
  }
}

function watchLog({ site }: Target): () => string[] {
  let errors: string[] = []
  let rest = ''
  site.process.stderr?.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    errors.push(...lines.filter((line) => !isHarmless(line)))
  })
  return () => {
    const seen = errors
    errors = []
    return seen
  }
}

/** The picture library reports what is damaged before it refuses a picture. */
function isHarmless(line: string): boolean {
  return line === '' || /"level":"(?:info|warn)"|GLib-\w+-(?:CRITICAL|WARNING)/.test(line)
}

/** The forms are those that the operator sees; the parts of addresses are those of the sitemap. */
async function lookAround(target: Target): Promise<Known> {
  const segments = await readSegments(target)
  const pages = listAddresses().filter((address) => !/^\/(?:api|art|images|sitemap)\b|\.\w+$/.test(address))
  const forms = new Map(
    await Promise.all(pages.map(async (page) => [page, await formsAt(target, page, segments)] as const)),
  )
  const asked = [...forms.values()].flat().filter(({ method }) => method === 'GET')
  const names = asked.flatMap(({ fields }) => fields.map(([name]) => name))
  return {
    forms,
    segments: [...segments, '1', '2', '3', 'new', 'all', 'tool', 'product', 'blog', 'page', 'contact', '400'],
    queryNames: [...new Set([...names, ...furtherQueryNames])],
    pictures: await makePictures(),
  }
}

/** The operator sees the forms, but a visitor sees those of the dashboard's front page. */
async function formsAt({ ask, sessions }: Target, address: string, segments: readonly string[]): Promise<PageForm[]> {
  const { live } = sessions
  for (const part of ['1', ...segments]) {
    const path = address.replaceAll(/:\w+|\*/g, part)
    const { status, body } = await ask(path, { cookie: live })
    if (status !== 200 && path !== address) continue
    return [body, path === '/admin' ? (await ask(path)).body : ''].flatMap(readForms)
  }
  return []
}

const furtherQueryNames = 'limit cursor text category status q back v index _routes luck window'.split(' ')

async function readSegments(target: Target): Promise<string[]> {
  const locations = async (path: string) =>
    Array.from((await target.ask(path)).body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  const parts = await locations('/sitemap.xml')
  const paths = (await Promise.all(parts.map(locations))).flat()
  return [...new Set(paths.flatMap((path) => path.split('/').slice(1)))].filter((part) => part !== '')
}

async function makePictures(): Promise<string[]> {
  const image = sharp({ create: { width: 9, height: 7, channels: 3, background: '#7a5' } })
  const all = [
    image.clone().png(),
    image.clone().jpeg(),
    image.clone().webp(),
    image.clone().gif(),
    image.clone().avif(),
  ]
  return Promise.all(all.map(async (each) => (await each.toBuffer()).toString('base64')))
}

const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
})

/** The published document includes the server's own failures, which are never right here. */
async function readDocument(target: Target): Promise<DocumentedStatuses> {
  const { paths } = Document.parse(JSON.parse((await target.ask('/api/openapi.json')).body))
  return (method, address) => {
    const operation = paths[address.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    return (
      operation &&
      Object.keys(operation.responses)
        .map(Number)
        .filter((status) => status < 500)
    )
  }
}
