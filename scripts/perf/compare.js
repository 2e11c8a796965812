/** Compares the site with node:http sending the same responses. */
import { recordAnswer } from './record-answer.js'
import { startRaw } from './servers.js'

/**
 * @typedef {object} Question
 * @property {string} name
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {boolean} [isWithoutRaw] node:http has an answer like this one to send for another question
 */

/**
 * @param {import('./processes.js').Server} site
 * @param {readonly Question[]} questions
 * @param {string} folder
 * @returns {Promise<import('./load.js').Contender[]>} for each question the site, by its name, and `…, raw`
 */
export async function againstRaw(site, questions, folder) {
  /** @type {Record<string, import('./record-answer.js').RecordedAnswer>} */
  const answers = {}
  for (const [index, { name, path, headers }] of questions.entries()) {
    const answer = await recordAnswer({ url: site.origin + path, headers })
    if (answer.status >= 400) throw new Error(`${name}: ${path} answers ${answer.status}`)
    if (answer.headers.etag === undefined) console.log(`${name}: not kept`)
    answers[index] = answer
  }
  const raw = await startRaw(folder, answers)
  return questions.flatMap(({ name, path, headers, isWithoutRaw }, index) => {
    const answer = answers[index]
    if (answer === undefined) return []
    const isFirst = index === 0
    const own = { name, server: site, paths: [path], headers, answer, ...(isFirst && { warmUpSeconds: 1 }) }
    if (isWithoutRaw) return [own]
    // Once for all.
    const warmUpSeconds = isFirst ? 1 : 0
    return [{ name: rawOf(name), server: raw, paths: [`/${index}`], headers, answer, warmUpSeconds }, own]
  })
}

/** @param {string} name */
export function rawOf(name) {
  return `${name}, raw`
}
