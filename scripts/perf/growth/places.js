/** Cursors into lists. */
import { textOf } from './records.js'

/** As shares of the rows. */
export const places = /** @type {const} */ ([
  ['first', 0],
  ['middle', 0.5],
  ['far', 0.95],
])

/**
 * @param {import('better-sqlite3').Database} db
 * @param {string} from the table, and which of its rows
 * @param {number} share
 * @param {string} [order]
 */
export function cursor(db, from, share, order = 'ASC') {
  const id = share === 0 ? '' : at(db, `SELECT id AS text FROM ${from} ORDER BY id ${order}`, from, share)
  return id === '' ? '' : `?cursor=after-${id}`
}

/**
 * @param {import('better-sqlite3').Database} db
 * @param {number} share
 */
export function postCursor(db, share) {
  const from = 'blogPosts WHERE isPublished = 1'
  const select = `SELECT id || '-' || publishedAt AS text FROM ${from} ORDER BY publishedAt DESC, id DESC`
  const place = share === 0 ? '' : at(db, select, from, share)
  return place === '' ? '' : `?cursor=after-${encodeURIComponent(place)}`
}

/**
 * @param {import('better-sqlite3').Database} db
 * @param {number} share
 */
export function deerTypeCursor(db, share) {
  const from = 'deerTypes WHERE isActive = 1'
  const select = `SELECT id || '-' || name AS text FROM ${from} ORDER BY lower(name), id`
  const place = share === 0 ? '' : at(db, select, from, share)
  return place === '' ? '' : `?cursor=after-${encodeURIComponent(place)}`
}

/**
 * The row that has this share of all rows before it, and one after it.
 * @param {import('better-sqlite3').Database} db
 * @param {string} select
 * @param {string} from
 * @param {number} share
 */
function at(db, select, from, share) {
  const count = Number(textOf(db, `SELECT count(*) AS text FROM ${from}`))
  return textOf(db, `${select} LIMIT 1 OFFSET ${Math.max(0, Math.min(Math.floor(count * share), count - 2))}`)
}
