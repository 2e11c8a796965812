import path from 'node:path'
import { load, serve, startSite, toFigure, type Bench, type Figure, type Rate, type Server } from './processes'

const pages = Object.entries({ home: '/', species: '/elk', post: '/the-whitetail-year-month-by-month' })
/** The site counts a visit only with a browser's headers (app/server/http/page-reads.ts). */
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-dest': 'document',
  'accept-encoding': 'gzip',
}
/** node:http with the site's own bytes, as fetched once. */
const rawServer = `
  const http = require('node:http')
  const { origin, addresses, headers } = JSON.parse(process.env.COPIED)
  const answers = new Map()
  for (const address of addresses) {
    http.get(origin + address, { headers, agent: false }, async (answer) => {
      const { date, connection, etag, ...own } = answer.headers
      if (!etag) throw new Error(address + ' is not in the cache')
      answers.set(address, [{ etag, ...own }, Buffer.concat(await answer.toArray())])
    })
  }
  http.createServer((req, res) => {
    const [headers, bytes] = answers.get(req.url) ?? [{}, '']
    res.writeHead(answers.size === addresses.length ? 200 : 503, headers).end(bytes)
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
  const addresses = pages.map(([, address]) => address)
  // The first answers are compressed quickly. The final ones are in the cache soon after.
  for (const address of addresses) await load(site, { path: address, headers }, 2)
  const copied = JSON.stringify({ origin: site.origin, addresses, headers })
  return serve(['-e', rawServer], path.join(folder, 'raw.log'), { COPIED: copied })
}
