/**
 * The contenders take turns, in an order that turns round each time: what else the machine does hits all of them.
 */
import { measure } from './load.js'

/** @typedef {import('./load.js').Rate} Rate */
/** @typedef {ReadonlyMap<string, readonly Rate[]>} Rates one for each round, by the contender's name */

/**
 * @param {readonly import('./load.js').Contender[]} contenders
 * @param {import('./options.js').Options} options
 * @returns {Promise<Rates>}
 */
export async function runRounds(contenders, options) {
  /** @type {Map<string, Rate[]>} */
  const rates = new Map(contenders.map(({ name }) => [name, []]))
  // Code that runs often is compiled anew by then.
  for (const contender of contenders) {
    const { warmUpSeconds: seconds = options.isQuick ? 0 : 1 } = contender
    if (seconds > 0) await measure(contender, { ...options, seconds })
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      rates.get(contender.name)?.push(await measure(contender, options))
    }
  }
  return rates
}
