/**
 * An answer of the site as it goes over the wire, compressed as it is.
 */
import http from 'node:http'

/** Node writes these itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/**
 * @typedef {object} RecordedAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body in base64
 * @property {number} bytes
 */

/**
 * Asks until the answer comes from memory in its final form: the same length twice, a moment apart.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<RecordedAnswer>}
 */
export async function recordAnswer(url, headers) {
  let before = await ask(url, headers)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const answer = await ask(url, headers)
    if (answer.headers.etag !== undefined && answer.bytes === before.bytes) return answer
    before = answer
  }
  throw new Error(`${url} is not kept`)
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<RecordedAnswer>}
 */
function ask(url, headers) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = []
      response.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const own = Object.entries(response.headers).filter(([name]) => !ofNode.has(name))
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
          body: body.toString('base64'),
          bytes: body.byteLength,
        })
      })
    })
    request.on('error', reject)
  })
}
