/** Command line of the bench. */
import { parseArgs } from 'node:util'

/** Concurrent connections. */
export const connections = 20

/** In order, one file each. Growth must be named, because it makes a huge database, and engines, because it needs PostgreSQL. */
const partNames = /** @type {const} */ (['pages', 'files', 'quotes', 'start', 'memory', 'engines', 'growth'])

const use = `Use: npm run bench -- [${partNames.join('] [')}] [/page …] [--seconds 2] [--rounds 3] [--quick] [--autocannon]`

/** @typedef {typeof partNames[number]} PartName */

/**
 * @typedef {object} Options
 * @property {readonly PartName[]} parts
 * @property {readonly string[]} pages by address, in place of one of each kind
 * @property {number} rounds
 * @property {number} seconds of load on each contender in a round
 * @property {boolean} isQuick a look in about a minute: no warming up, short waits
 * @property {boolean} isAutocannon also where wrk is installed
 */

/**
 * What a part gets; its file exports `measurePart`, which answers with its figures.
 * @typedef {object} Bench
 * @property {string} folder of its own on a real disk, removed afterwards
 * @property {Options} options
 */

/**
 * @param {readonly string[]} args
 * @returns {Options}
 * @throws with one line for the person who typed them
 */
export function readOptions(args) {
  const { values, positionals } = parse(args)
  const pages = positionals.filter((each) => each.startsWith('/'))
  const named = positionals.filter((each) => !each.startsWith('/'))
  const parts = partNames.filter((name) => named.includes(name))
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 3))
  const seconds = Number(values.seconds ?? (values.quick ? 1 : 2))
  const isKnown = named.every((name) => parts.some((part) => part === name))
  if (!isKnown || !isCount(rounds) || !isCount(seconds)) throw new Error(use)
  return {
    parts: parts.length > 0 ? parts : defaultParts(pages),
    pages,
    rounds,
    seconds,
    isQuick: values.quick,
    isAutocannon: values.autocannon,
  }
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seconds: { type: 'string' },
        rounds: { type: 'string' },
        quick: { type: 'boolean', default: false },
        autocannon: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new Error(use)
  }
}

/**
 * @param {readonly string[]} pages
 * @returns {readonly PartName[]}
 */
function defaultParts(pages) {
  return pages.length > 0 ? ['pages'] : partNames.filter((name) => name !== 'growth' && name !== 'engines')
}

/** @param {number} value */
function isCount(value) {
  return Number.isInteger(value) && value > 0
}
