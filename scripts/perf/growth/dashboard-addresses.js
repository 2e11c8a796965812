/** The dashboard's tabs, their lists with each filter and search, and its editors. */
import { cursor, places } from './places.js'
import { textOf } from './records.js'

/**
 * @param {import('better-sqlite3').Database} db
 * @returns {import('./addresses.js').Address[]}
 */
export function dashboardAddresses(db) {
  const searches = ['deer', 'a', 'zq', 'notthere', '99-9']
  /** @type {[string, string, string, readonly string[]][]} */
  const tabs = [
    ['quotes', 'quotes WHERE suspected = 0', 'DESC', ['pending', 'contacted', 'closed', 'overdue', 'suspected']],
    ['contacts', 'contacts WHERE suspected = 0', 'DESC', ['new', 'replied', 'closed', 'overdue', 'suspected']],
    ['products', 'products', 'ASC', ['active', 'inactive']],
    ['blog', 'blogPosts', 'DESC', ['published', 'draft']],
    ['activity', 'auditLog', 'DESC', ['product', 'quote', 'operator', 'site']],
  ]
  const lists = tabs.flatMap(([tab, from, order, filters]) => [
    ...places.map(([place, share]) => ({
      name: `/admin/${tab}, ${place}`,
      path: `/admin/${tab}${cursor(db, from, share, order)}`,
    })),
    ...[...filters, ...searches.map((words) => `&q=${words}`), `${filters.at(-1)}&q=notthere`].map((query) => ({
      name: `/admin/${tab}?${query.startsWith('&') ? query.slice(1) : `status=${query}`}`,
      path: `/admin/${tab}?status=${query}`.replace('status=&', ''),
    })),
  ])
  const ids = {
    product: textOf(db, 'SELECT id AS text FROM products ORDER BY id DESC LIMIT 1'),
    post: textOf(db, 'SELECT id AS text FROM blogPosts ORDER BY id DESC LIMIT 1'),
    quote: textOf(db, 'SELECT id AS text FROM quotes ORDER BY id DESC LIMIT 1'),
    contact: textOf(db, 'SELECT id AS text FROM contacts ORDER BY id DESC LIMIT 1'),
  }
  const others = [
    ...['/admin', '/admin.data', '/admin/deer', '/admin/deer-types', '/admin/deer-types?q=elk'],
    ...tabs.map(([tab]) => `/admin/${tab}.data`),
    ...['/admin/seo', '/admin/security', '/admin/nothing-of-this-name'],
    ...['/admin/products/new', '/admin/blog/new', '/admin/deer-types/new'],
  ].map((path) => ({ name: path, path }))
  return [
    ...others,
    ...lists,
    { name: '/admin/products/{id}/edit', path: `/admin/products/${ids.product}/edit` },
    { name: '/admin/products/{id}/delete', path: `/admin/products/${ids.product}/delete` },
    { name: '/admin/blog/{id}/edit', path: `/admin/blog/${ids.post}/edit` },
    { name: '/admin/blog/{id}/delete', path: `/admin/blog/${ids.post}/delete` },
    { name: '/admin/deer-types/{id}/edit', path: '/admin/deer-types/1/edit' },
    { name: '/admin/deer-types/{id}/delete', path: '/admin/deer-types/1/delete' },
    { name: '/admin/quotes/{id}', path: `/admin/quotes/${ids.quote}` },
    { name: '/admin/contacts/{id}', path: `/admin/contacts/${ids.contact}` },
  ]
}
