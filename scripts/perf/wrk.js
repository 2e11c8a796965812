/** wrk's command line and output. */
import { inRoot } from '../run-command.js'
import { connections } from './options.js'

/** Makes the texts of each bench unique. */
const stamp = Date.now().toString(36)
let runs = 0

/**
 * @param {import('./load.js').Contender} contender
 * @param {number} seconds
 */
export function wrkCommand({ server, paths, headers, body }, seconds) {
  const [path = '/'] = paths
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '--latency', ...sent]
  const isPlain = paths.length === 1 && !path.includes('[<id>]') && body === undefined
  if (isPlain) return ['wrk', ...settings, server.origin + path]
  runs += 1
  const asked = [`${stamp}-${runs}-`, body === undefined ? 'GET' : 'POST', body ?? '', ...paths]
  return ['wrk', ...settings, '-s', inRoot('scripts', 'perf', 'wrk-requests.lua'), server.origin, '--', ...asked]
}

/**
 * @param {string} output
 * @returns {import('./load.js').Run}
 */
export function parseWrk(output) {
  const total = /^\s*(\d+) requests in \S+, ([\d.]+)([KMGT]?B) read/m.exec(output)
  const perSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1]
  const p99 = /^\s*99%\s+([\d.]+)(us|ms|s|m)\s*$/m.exec(output)
  if (total === null || perSecond === undefined || p99 === null) throw new Error(`wrk printed:\n${output}`)
  return {
    requests: Number(total[1]),
    perSecond: Number(perSecond),
    p99Ms: Number(p99[1]) * (milliseconds[p99[2] ?? ''] ?? NaN),
    bytes: Number(total[2]) * (bytes[total[3] ?? ''] ?? NaN),
    fault: faultOf(output),
  }
}

/** @type {Record<string, number>} */
const milliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** @type {Record<string, number>} */
const bytes = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3, TB: 1024 ** 4 }

/**
 * The site announces the end of a connection after a thousand responses, which is no error.
 * @param {string} output
 */
function faultOf(output) {
  const lines = output.match(/^\s*(Socket errors|Non-2xx or 3xx responses): .*$/gm)
  return lines?.map((line) => line.trim()).join('; ')
}
