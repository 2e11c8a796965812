/**
 * Random UUIDs (version 4), many made at once and cut out of one text: node:crypto's own puts each together from twenty
 * pieces when it is asked for, which is 2 % of what a finished page costs.
 */
import { randomBytes } from 'node:crypto'

/** Where there are dots, digits are random; at `y`, two of their bits (RFC 9562, 5.4). */
const form = Buffer.from('........-....-4...-y...-............', 'latin1')
const random = '.'.charCodeAt(0)
const variant = 'y'.charCodeAt(0)
const variants = Buffer.from('89ab', 'latin1')
const digits = Buffer.from('0123456789abcdef', 'latin1')
const madeTogether = 256

let ids = ''
let next = 0

export function randomId(): string {
  if (next === ids.length) {
    ids = makeIds()
    next = 0
  }
  next += form.length
  return ids.slice(next - form.length, next)
}

function makeIds(): string {
  // A byte for each place of them all: the simplest way is quick enough.
  const text = randomBytes(form.length * madeTogether)
  for (let at = 0; at < text.length; at += 1) {
    const kind = form[at % form.length] ?? random
    const byte = text[at] ?? 0
    const digit = kind === variant ? variants[byte & 3] : digits[byte & 15]
    text[at] = kind === random || kind === variant ? (digit ?? 0) : kind
  }
  return text.toString('latin1')
}
