/**
 * Load on each contender in turn, with autocannon.
 */
import { text } from 'node:stream/consumers'
import { inRoot } from '../prepare/root.js'
import { spawnOn } from './processes.js'

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {import('./processes.js').Server} server
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {number} status that every answer has
 */

/**
 * @typedef {object} Rate
 * @property {number} perSecond requests
 * @property {number} cpuUs processor time of the server for one request, in microseconds
 */

/**
 * @param {readonly Contender[]} contenders
 * @param {{ rounds: number, seconds: number }} length
 * @returns {Promise<Map<string, Rate[]>>} one for each round, by name
 */
export async function runRounds(contenders, { rounds, seconds }) {
  /** @type {Map<string, Rate[]>} */
  const rates = new Map(contenders.map(({ name }) => [name, []]))
  // One second each first: code that runs often is compiled anew by then.
  for (const contender of contenders) await measure(contender, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      rates.get(contender.name)?.push(await measure(contender, seconds))
    }
  }
  return rates
}

/**
 * @param {Contender} contender
 * @param {number} seconds
 * @returns {Promise<Rate>}
 */
async function measure({ name, server, path, headers, status }, seconds) {
  // The front door ends a connection after a thousand requests, which autocannon does not expect.
  const settings = ['--json', '--connections', '20', '--duration', String(seconds), '--reconnectRate', '900']
  const sent = Object.entries(headers).flatMap(([header, value]) => ['--headers', `${header}=${value}`])
  const before = server.cpuMs()
  const child = spawnOn(1, [
    inRoot('node_modules', 'autocannon', 'autocannon.js'),
    ...settings,
    ...sent,
    server.origin + path,
  ])
  child.stderr.resume()
  /** @type {{ requests: { average: number, total: number }, errors: number, statusCodeStats: Record<string, unknown> }} */
  const result = JSON.parse(await text(child.stdout))
  const statuses = Object.keys(result.statusCodeStats)
  if (result.errors > 0 || statuses.join() !== String(status)) {
    throw new Error(`${name}: ${result.errors} errors, statuses ${statuses.join(', ')}`)
  }
  const cpuUs = ((server.cpuMs() - before) * 1000) / result.requests.total
  return { perSecond: result.requests.average, cpuUs }
}
