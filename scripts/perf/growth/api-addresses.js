/** The API's lists, by pages and whole, and its records. */
import { cursor, deerTypeCursor, places, postCursor } from './places.js'
import { page, slugsOf } from './records.js'

/**
 * @param {import('better-sqlite3').Database} db
 * @returns {import('./addresses.js').Address[]}
 */
export function apiAddresses(db) {
  /** @type {[string, (share: number) => string][]} */
  const lists = [
    ['/api/products', (share) => cursor(db, 'products WHERE isActive = 1', share)],
    ['/api/products/all', (share) => cursor(db, 'products', share)],
    ['/api/deer-types', (share) => deerTypeCursor(db, share)],
    ['/api/admin/deer-types', (share) => deerTypeCursor(db, share)],
    ['/api/blog/posts', (share) => postCursor(db, share)],
    ['/api/admin/blog/posts', (share) => cursor(db, 'blogPosts', share, 'DESC')],
    ['/api/quotes', (share) => cursor(db, 'quotes WHERE suspected = 0', share, 'DESC')],
    ['/api/contacts', (share) => cursor(db, 'contacts WHERE suspected = 0', share, 'DESC')],
  ]
  const pages = lists.flatMap(([path, cursorOf]) =>
    places.map(([place, share]) => ({
      name: `${path}?limit, ${place}`,
      path: `${path}${cursorOf(share) || '?'}&limit=${path.includes('blog') ? 10 : 50}`.replace('?&', '?'),
    })),
  )
  const wholes = lists.map(([path]) => ({ name: `${path}, whole`, path, isWhole: true }))
  const slugs = slugsOf(db)
  const others = [
    ...['/api/seo/page/home', `/api/seo/product/${slugs.product}`, `/api/seo/deer/${slugs.species}`],
    ...[`/api/seo/blog/${slugs.post}`, `/api/products/slug/${slugs.product}`, `/api/deer-types/slug/${slugs.species}`],
    ...[`/api/blog/posts/slug/${slugs.post}`, '/api/admin/seo', '/api/openapi.json', '/api/no-such-thing'],
  ]
  return [...pages, ...others.map((path) => ({ name: page(path, slugs), path })), ...wholes]
}
