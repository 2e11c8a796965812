import { writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { load, serve, startSite, toFigure, type Bench, type Figure, type Rate, type Server } from './processes'

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
  const site = await startSite(folder, await newDatabase())
  const chosen = isQuick ? pages.slice(0, 1) : pages
  const raw = await startRaw(folder, site)
  const rates = new Map<string, Rate[]>()
  const measure = async (name: string, server: Server, address: string) => {
    rates.set(name, [...(rates.get(name) ?? []), await load(server, { headers, path: address }, seconds)])
  }
  // Compared servers take turns, since a shared machine changes by the second. The first round compiles the code.
  for (const [kind, address] of Array.from({ length: rounds + 1 }, () => chosen).flat()) {
    await measure(`${kind}, raw`, raw, address)
    await measure(kind, site, address)
  }
  const of = (name: string, key: keyof Rate) => (rates.get(name) ?? []).slice(1).map((rate) => rate[key])
  const share = (kind: string) => of(`${kind}, raw`, 'cpuMs').map((raw, at) => raw / (of(kind, 'cpuMs')[at] ?? NaN))
  return chosen.flatMap(([kind]) => [
    toFigure(`${kind}, from the cache`, of(kind, 'perSecond'), { unit: '/s', atLeast: 20_000 }),
    toFigure(`${kind}: node:http's CPU of the site's`, share(kind)),
    toFigure(`${kind}: p99`, of(kind, 'p99Ms'), { unit: 'ms', atMost: 2 }),
  ])
}

async function startRaw(folder: string, site: Server): Promise<Server> {
  const file = path.join(folder, 'answers.json')
  // The first answers are compressed quickly. The final ones are in the cache soon after.
  for (const [, address] of pages) await load(site, { path: address, headers }, 2)
  writeFileSync(file, JSON.stringify(await Promise.all(pages.map(([, address]) => record(site.origin, address)))))
  return serve(['-e', rawServer], path.join(folder, 'raw.log'), { ANSWERS: file })
}

/** fetch would unpack the body. */
async function record(origin: string, address: string) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get(origin + address, { headers, agent: false }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await response.toArray())
  if (response.headers.etag === undefined) throw new Error(`${address} is not in the cache`)
  const ofConnection = /^(date|connection|keep-alive|transfer-encoding)$/
  const own = Object.entries(response.headers).filter(([name]) => !ofConnection.test(name))
  return {
    path: address,
    headers: { ...Object.fromEntries(own), 'content-length': body.length },
    body: body.toString('base64'),
  }
}
