/**
 * A visitor's request for a quote, as the two ways in take it. `[<id>]` stands for a text that no other one has: a form
 * that is sent again is answered with the row of the first.
 */

/**
 * @typedef {object} Post
 * @property {string} name
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {string} body
 * @property {number} status of the answer to one that is stored
 */

const product = { id: 1, slug: 'full-body-treestand-harness' }
const buyer = {
  customerName: 'Ada Hunter',
  customerEmail: 'ada-[<id>]@example.org',
  customerPhone: '+1 555 0100',
  quantity: '2',
  notes: 'Two for the season, please. [<id>]',
}

/**
 * The hidden fields too, and what a browser says of itself.
 * @param {string} origin
 * @returns {Post}
 */
export function formPost(origin) {
  const fields = new URLSearchParams({ intent: 'request-quote', productId: String(product.id), website: '', ...buyer })
  return {
    name: 'form',
    path: `/products/${product.slug}/quote`,
    headers: {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-encoding': 'gzip, br',
      'content-type': 'application/x-www-form-urlencoded',
      origin,
      'sec-fetch-site': 'same-origin',
    },
    body: fields.toString().replaceAll(encodeURIComponent('[<id>]'), '[<id>]'),
    status: 303,
  }
}

/** @type {Post} */
export const apiPost = {
  name: 'API',
  path: '/api/quotes',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...buyer, productId: product.id }),
  status: 201,
}

/**
 * @param {string} origin
 * @param {Post} post
 * @param {string} id
 * @returns {import('./record-answer.js').Question}
 */
export function toQuestion(origin, { path, headers, body }, id) {
  const own = body.replaceAll('[<id>]', id)
  return { url: origin + path, headers: { ...headers, 'content-length': String(Buffer.byteLength(own)) }, body: own }
}
