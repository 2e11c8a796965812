/** Puts load on one server with wrk or, if that is missing, autocannon, and checks that every response was right. */
import { spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { autocannonCommand, parseAutocannon } from './autocannon.js'
import { connections } from './options.js'
import { spawnLoad } from './processes.js'
import { parseWrk, wrkCommand } from './wrk.js'

/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {import('./processes.js').Server} server
 * @property {readonly string[]} paths each in turn
 * @property {Record<string, string>} headers
 * @property {string} [body] of a POST; each `[<id>]` in it, or in a path, is another text in each request
 * @property {import('./record-answer.js').RecordedAnswer} [answer] that all of them get
 * @property {number} [warmUpSeconds] where one second, and none for a quick look, is not what it needs
 * @property {() => number | Promise<number>} [countRows] for a POST that stores: how many rows there are
 */

/**
 * What a tool says of one run.
 * @typedef {object} Run
 * @property {number} requests that were answered
 * @property {number} perSecond
 * @property {number} p99Ms the latency that one request of a hundred exceeds
 * @property {number} bytes read
 * @property {string | undefined} fault errors of connections and of statuses, in the tool's words
 */

/**
 * @typedef {object} Rate
 * @property {number} requests
 * @property {number} perSecond
 * @property {number} p99Ms
 * @property {number} cpuUs processor time of the server for one request, in microseconds
 */

export const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/**
 * @param {Contender} contender
 * @param {{ seconds: number, isAutocannon: boolean }} options
 * @returns {Promise<Rate>}
 * @throws when an answer is not what it should be, or a row is missing
 */
export async function measure(contender, { seconds, isAutocannon }) {
  const { name, server, countRows } = contender
  const isWrk = hasWrk && !isAutocannon
  const rowsBefore = (await countRows?.()) ?? 0
  const cpuBefore = server.cpuMs()
  const output = await runToEnd((isWrk ? wrkCommand : autocannonCommand)(contender, seconds))
  const cpuMs = server.cpuMs() - cpuBefore
  const run = (isWrk ? parseWrk : parseAutocannon)(output)
  const fault = run.fault ?? findWrongSize(run, contender) ?? (await findWrongRows(run, rowsBefore, countRows))
  if (fault !== undefined) throw new Error(`${name}: ${fault}`)
  return { requests: run.requests, perSecond: run.perSecond, p99Ms: run.p99Ms, cpuUs: (cpuMs * 1000) / run.requests }
}

/** @param {readonly string[]} command */
async function runToEnd(command) {
  const child = spawnLoad(command)
  const [output, errors] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  if (output === '') throw new Error(`${command[0]} printed nothing. ${errors}`)
  return output
}

/** @param {import('node:stream').Readable | null} stream */
function textOf(stream) {
  return stream === null ? '' : text(stream)
}

/**
 * wrk does not tell statuses below 400 apart, but a page and a 304 differ in size.
 * @param {Run} run
 * @param {Contender} contender
 */
export function findWrongSize({ bytes, requests }, { answer }) {
  if (answer === undefined) return undefined
  const each = bytes / requests
  const due = answer.bytes + answer.headerBytes
  // Connection headers vary, and the last responses are read in part.
  const isRight = Math.abs(each - due) <= 300 + due * (0.02 + connections / requests)
  return isRight ? undefined : `answers have ${each.toFixed(0)} bytes, where ${due} are due`
}

/**
 * Requests under way at the end are stored without being counted.
 * @param {Run} run
 * @param {number} before
 * @param {Contender['countRows']} countRows
 */
async function findWrongRows({ requests }, before, countRows) {
  if (countRows === undefined) return undefined
  await new Promise((resolve) => setTimeout(resolve, 200))
  const stored = (await countRows()) - before
  const isRight = stored >= requests && stored <= requests + connections
  return isRight ? undefined : `${requests} requests were acknowledged, ${stored} rows are stored`
}
