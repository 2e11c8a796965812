/** Servers take turns in changing order, so that other work on the machine affects all alike. */
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
  // Lets V8 optimize.
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
