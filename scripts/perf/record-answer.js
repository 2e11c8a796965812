/** Records a response of the site, compressed as sent. */
import http from 'node:http'

/** Written by Node itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** `HTTP/1.1 200 OK` and the final empty line. */
const statusLineBytes = 19

/** Sent compressed. */
const compressible = /^text\/|javascript|json|svg|xml/

/**
 * @typedef {object} RecordedAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {number} headerBytes with those that Node writes itself
 * @property {string} body in base64
 * @property {number} bytes of the body
 */

/**
 * @typedef {object} Question
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {string} [body] of a POST
 */

/**
 * Asks until the answer comes in its final form: with a tag, in the coding that was asked for, and of the same length
 * three times, each a moment apart: the first and the second bring what was compressed quickly. What has none after two
 * seconds is not kept, and is taken as it comes.
 * @param {Question} question
 * @returns {Promise<RecordedAnswer>}
 */
export async function recordAnswer(question) {
  let answer = await ask(question)
  let alike = 0
  for (let attempt = 0; attempt < 10 && alike < 2; attempt += 1) {
    const before = answer
    await new Promise((resolve) => setTimeout(resolve, 200))
    answer = await ask(question)
    alike = isFinal(answer, question) && answer.bytes === before.bytes ? alike + 1 : 0
  }
  return answer
}

/**
 * @param {RecordedAnswer} answer
 * @param {Question} question
 */
function isFinal({ status, headers }, question) {
  const coding = question.headers['accept-encoding']
  const isCoded = headers['content-encoding'] === coding || !compressible.test(headers['content-type'] ?? '')
  return headers.etag !== undefined && (isCoded || status === 304)
}

/**
 * @param {Question} question
 * @returns {Promise<RecordedAnswer>}
 */
export function ask({ url, headers, body: sent }) {
  return new Promise((resolve, reject) => {
    const method = sent === undefined ? 'GET' : 'POST'
    const request = http.request(url, { method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const own = Object.entries(response.headers).filter(([name]) => !ofNode.has(name))
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
          headerBytes: response.rawHeaders.reduce((sum, each) => sum + each.length + 2, statusLineBytes),
          body: body.toString('base64'),
          bytes: body.byteLength,
        })
      })
    })
    request.on('error', reject)
    request.end(sent)
  })
}
