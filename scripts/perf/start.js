/** From process start to the first response of the home page, with an existing database, against plain node:http. */
import http from 'node:http'
import { inRoot, startCommand } from '../run-command.js'
import { summarize } from './figures.js'
import { startServer, toServer } from './processes.js'
import { nextPort, preparePlace, startSite } from './servers.js'

const atMostMs = 500
const bareServer = `require('node:http').createServer((_, res) => res.end('ok')).listen(process.env.PORT, '127.0.0.1')`

/**
 * @param {import('./options.js').Bench} bench
 * @returns {Promise<import('./figures.js').Figure[]>}
 */
export async function measurePart({ folder, options }) {
  const place = preparePlace(folder, 'site')
  const first = await startSite(place)
  await first.stop()
  const remixServe = inRoot('node_modules', '@remix-run', 'serve', 'dist', 'cli.js')
  const contenders = [
    { name: 'npm start', script: startCommand(), goal: { atMost: atMostMs } },
    { name: 'remix-serve', script: [remixServe, inRoot('build', 'server', 'index.js')], goal: { atMost: atMostMs } },
    { name: 'node:http alone', script: ['-e', bareServer] },
  ].map((contender) => ({ ...contender, starts: /** @type {Start[]} */ ([]) }))
  const times = options.isQuick ? 3 : 10
  for (let time = 0; time < times; time += 1) {
    for (const { script, starts } of contenders) starts.push(await timeStart(script, place))
  }
  return contenders.map(({ name, starts, goal }) => ({
    name: `start to first answer, ${name}`,
    ...summarize(starts.map(({ ms }) => ms)),
    unit: 'ms',
    beside: `CPU ${summarize(starts.map(({ cpuMs }) => cpuMs)).value.toFixed(0)} ms`,
    ...(goal && { goal }),
  }))
}

/**
 * @typedef {object} Start
 * @property {number} ms
 * @property {number} cpuMs
 */

/**
 * @param {readonly string[]} script
 * @param {import('./servers.js').Place} place
 * @returns {Promise<Start>}
 */
export async function timeStart(script, { settings, log }) {
  const port = nextPort()
  const from = performance.now()
  const child = startServer(script, port, settings, log)
  const server = toServer(child, `http://127.0.0.1:${port}`)
  while (!(await hasAnswered(server.origin))) {
    if (child.exitCode !== null) throw new Error(`${script.join(' ')} ended at its start`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const start = { ms: performance.now() - from, cpuMs: server.cpuMs() }
  await server.stop()
  return start
}

/**
 * @param {string} origin
 * @returns {Promise<boolean>}
 */
function hasAnswered(origin) {
  return new Promise((resolve) => {
    const request = http.get(`${origin}/`, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200))
    })
    request.on('error', () => resolve(false))
  })
}
