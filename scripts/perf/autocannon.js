/** Runs autocannon. It takes a core for 30,000 requests per second, which limits what it can measure. */
import { inRoot } from '../run-command.js'
import { connections } from './options.js'

/**
 * @param {import('./load.js').Contender} contender
 * @param {number} seconds
 */
export function autocannonCommand({ server, paths, headers, body }, seconds) {
  const method = body === undefined ? 'GET' : 'POST'
  const options = {
    url: server.origin,
    connections,
    duration: seconds,
    timeout: 20,
    // The server closes a connection after a thousand requests, which autocannon does not expect.
    reconnectRate: 900,
    headers,
    requests: paths.map((path) => ({ method, path, ...(body === undefined ? {} : { body }) })),
  }
  return [process.execPath, inRoot('scripts', 'perf', 'run-autocannon.js'), JSON.stringify(options)]
}

/**
 * @typedef {object} Report
 * @property {{ average: number, total: number }} requests
 * @property {{ p99: number }} latency in milliseconds
 * @property {{ total: number }} throughput
 * @property {number} errors
 * @property {Record<string, unknown>} statusCodeStats
 */

/**
 * @param {string} output
 * @returns {import('./load.js').Run}
 */
export function parseAutocannon(output) {
  /** @type {Report} */
  const { requests, latency, throughput, errors, statusCodeStats } = JSON.parse(output)
  const statuses = Object.keys(statusCodeStats)
  const isWrong = errors > 0 || statuses.length !== 1 || Number(statuses[0]) >= 400
  return {
    requests: requests.total,
    perSecond: requests.average,
    p99Ms: latency.p99,
    bytes: throughput.total,
    fault: isWrong ? `${errors} errors, statuses ${statuses.join(', ')}` : undefined,
  }
}
