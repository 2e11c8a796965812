import { writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { costOf } from './growth'
import {
  load,
  serve,
  startSite,
  toFigure,
  type Bench,
  type Figure,
  type Load,
  type Rate,
  type Server,
} from './processes'

const pages = Object.entries({ home: '/', species: '/elk', post: '/the-whitetail-year-month-by-month' })
/** The site counts a visit only with a browser's headers (app/server/http/page-reads.ts). */
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'gzip',
}
const rawServer = `
  const recorded = JSON.parse(require('node:fs').readFileSync(process.env.ANSWERS, 'utf8'))
  const answers = new Map(recorded.map(({ path, headers, body }) => [path, [headers, Buffer.from(body, 'base64')]]))
  require('node:http').createServer((req, res) => {
    const [headers, bytes] = answers.get(req.url)
    res.writeHead(200, headers).end(bytes)
  }).listen(process.env.PORT, '127.0.0.1')
`

export async function measurePages({ folder, newDatabase, isQuick, rounds, seconds }: Bench): Promise<Figure[]> {
  const database = await newDatabase()
  const site = await startSite(folder, database)
  const chosen = isQuick ? pages.slice(0, 1) : pages
  const raw = await startRaw(folder, site)
  const rates = new Map<string, Rate[]>()
  const measure = async (name: string, server: Server, what: Partial<Load> & { path: string }) => {
    const before = rates.get(name) ?? []
    // The first load compiles the code.
    if (before.length === 0) await load(server, { headers, ...what }, 2)
    rates.set(name, [...before, await load(server, { headers, ...what }, seconds)])
  }
  // Compared servers take turns, since a shared machine changes by the second.
  for (let round = 1; round <= rounds; round += 1) {
    for (const [kind, address] of chosen) {
      await measure(`${kind}, raw`, raw, { path: address })
      await measure(kind, site, { path: address })
    }
    await measure('unchanged', site, { path: '/', headers: { ...headers, 'if-none-match': '*' }, status: 304 })
  }
  const rendered: Figure[] = []
  const place = { server: site, database, cookie: '' }
  for (const [kind, address] of chosen) {
    rendered.push(toFigure(`${kind}, rendered`, [await costOf(place, address)], { unit: 'ms' }))
  }
  const of = (name: string, key: keyof Rate) => (rates.get(name) ?? []).map((rate) => rate[key])
  const share = (kind: string) => of(`${kind}, raw`, 'cpuMs').map((raw, at) => raw / (of(kind, 'cpuMs')[at] ?? NaN))
  return [
    ...chosen.flatMap(([kind]) => [
      toFigure(`${kind}, from the cache`, of(kind, 'perSecond'), { unit: '/s', atLeast: 20_000 }),
      toFigure(`${kind}: node:http's CPU of the site's`, share(kind)),
      toFigure(`${kind}: p99`, of(kind, 'p99Ms'), { unit: 'ms', atMost: 2 }),
    ]),
    ...rendered,
    toFigure('home, unchanged (304)', of('unchanged', 'perSecond'), { unit: '/s' }),
  ]
}

async function startRaw(folder: string, site: Server): Promise<Server> {
  const file = path.join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(await Promise.all(pages.map(([, address]) => record(site.origin, address)))))
  return serve(['-e', rawServer], path.join(folder, 'raw.log'), { ANSWERS: file })
}

/** The first answers are compressed quickly, so this waits until the final one is in the cache. */
async function record(origin: string, address: string) {
  let answer = await ask(origin + address)
  for (let alike = 0, left = 20; alike < 3 && left > 0; left -= 1) {
    const before = answer
    await new Promise((resolve) => setTimeout(resolve, 200))
    answer = await ask(origin + address)
    alike = answer.headers.etag !== undefined && answer.body === before.body ? alike + 1 : 0
  }
  if (answer.headers.etag === undefined) throw new Error(`${address} is not in the cache`)
  return { path: address, ...answer }
}

async function ask(url: string) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(url, { headers, agent: false }, resolve).on('error', reject)
  })
  const bytes = Buffer.concat(await response.toArray())
  const own: Record<string, string> = { 'content-length': String(bytes.length) }
  for (const [name, value] of Object.entries(response.headers)) {
    if (!/^(date|connection|keep-alive|transfer-encoding)$/.test(name)) own[name] = String(value)
  }
  return { headers: own, body: bytes.toString('base64') }
}
