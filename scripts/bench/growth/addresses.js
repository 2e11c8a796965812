/**
 * Every address whose cost may grow with the site, of one database: its records and the places in its lists are looked
 * up there. The names are the same for every database.
 */
import BetterSqlite3 from 'better-sqlite3'

/**
 * @typedef {object} Address
 * @property {string} name
 * @property {string} path
 * @property {boolean} [isWhole] an answer with all rows of a list, which grows with it by its nature
 */

/** The places of a list that are asked for, as shares of its rows. */
const places = /** @type {const} */ ([
  ['first', 0],
  ['middle', 0.5],
  ['far', 0.95],
])

const tools = [
  ...['deer-movement-predictor', 'moon-phase-calendar', 'wind-direction-stand-picker', 'rut-activity-tracker'],
  ...['trail-cam-analyzer', 'deer-call-recommender', 'stand-location-mapper', 'venison-yield-calculator'],
  ...['hunting-checklist-generator', 'license-regulation-finder'],
]

/**
 * @param {string} database path of the file
 * @returns {Address[]}
 */
export function listAddresses(database) {
  const db = new BetterSqlite3(database, { readonly: true })
  try {
    return [...publicAddresses(db), ...searchAddresses(), ...apiAddresses(db), ...dashboardAddresses(db)]
  } finally {
    db.close()
  }
}

/**
 * @param {BetterSqlite3.Database} db
 * @returns {Address[]}
 */
function publicAddresses(db) {
  const { product, post, species } = slugsOf(db)
  const pages = [
    ...['/', '/deer-types', `/${species}`, `/${post}`, `/products/${product}`, `/products/${product}/quote`],
    ...['/contact', '/terms', '/privacy', '/dmca', '/hunting-tools', ...tools.map((tool) => `/hunting-tools/${tool}`)],
    ...['/hunting-tools/no-such-tool', '/products/nothing-has-this-address', '/nothing/has/this/address'],
    '/nothing-has-this-address',
  ].map((path) => ({ name: page(path, { post, product, species }), path: uncached(path) }))
  const lists = places.flatMap(([place, share]) => [
    { name: `/products, ${place}`, path: uncached(`/products${cursor(db, 'products WHERE isActive = 1', share)}`) },
    { name: `/products.data, ${place}`, path: `/products.data${cursor(db, 'products WHERE isActive = 1', share)}` },
    { name: `/blog, ${place}`, path: uncached(`/blog${postCursor(db, share)}`) },
    { name: `/blog.data, ${place}`, path: `/blog.data${postCursor(db, share)}` },
    {
      name: `/blog?category, ${place}`,
      path: uncached(`/blog${postCursor(db, share).replace('?', '?category=deer-food&') || '?category=deer-food'}`),
    },
  ])
  const parts = ['pages.xml', 'products-1.xml', 'deer-types-1.xml', 'blog-1.xml', 'blog-20.xml']
  const files = [
    ...['/sitemap.xml', ...parts.map((part) => `/sitemap/${part}`), '/feed.xml', '/robots.txt', '/healthz'],
    ...['/manifest.webmanifest', '/.well-known/security.txt', '/art/species/whitetail-deer.svg'],
    ...[`/art/cards/post/${post}.png`, '/api/placeholder/400/300?text=Deer'],
  ]
  return [
    ...pages,
    { name: '/{post}.data', path: `/${post}.data` },
    { name: '/{species}.data', path: `/${species}.data` },
    { name: '/_root.data', path: '/_root.data' },
    ...lists,
    ...files.map((path) => ({ name: path, path })),
  ]
}

/** @param {BetterSqlite3.Database} db */
function slugsOf(db) {
  return {
    product: textOf(db, 'SELECT slug AS text FROM products WHERE isActive = 1 ORDER BY id DESC LIMIT 1'),
    post: textOf(db, 'SELECT slug AS text FROM blogPosts WHERE isPublished = 1 ORDER BY publishedAt LIMIT 1'),
    species: textOf(db, 'SELECT slug AS text FROM deerTypes WHERE isActive = 1 ORDER BY id LIMIT 1'),
  }
}

/** @returns {Address[]} */
function searchAddresses() {
  const searches = {
    'a common word': 'deer',
    'a rare word': 'goldenrod',
    'the beginning of a word': 'whitet',
    'a common beginning': 'hunti',
    'two letters': 'de',
    'one letter': 'd',
    'common words': 'deer stand wind',
    'a common and a rare word': 'deer goldenrod',
    'words that never meet': 'goldenrod mahogany forklift',
    'a word that is nowhere': 'xylophonists',
    'a misspelt word': 'whitetial',
    'a misspelt rare word': 'goldenrood',
  }
  return [
    { name: '/search', path: '/search' },
    ...Object.entries(searches).map(([name, words]) => ({
      name: `/search, ${name}`,
      path: `/search?q=${encodeURIComponent(words)}`,
    })),
  ]
}

/**
 * @param {BetterSqlite3.Database} db
 * @returns {Address[]}
 */
function apiAddresses(db) {
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

/**
 * @param {BetterSqlite3.Database} db
 * @returns {Address[]}
 */
function dashboardAddresses(db) {
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

/** @param {string} path */
function uncached(path) {
  return `${path}${path.includes('?') ? '&' : '?'}not-a-parameter=1`
}

/**
 * @param {string} path
 * @param {Record<string, string>} slugs
 */
function page(path, slugs) {
  return Object.entries(slugs).reduce((name, [kind, slug]) => name.replace(slug, `{${kind}}`), path)
}

/**
 * @param {BetterSqlite3.Database} db
 * @param {string} from the table, and which of its rows
 * @param {number} share
 * @param {string} [order]
 */
function cursor(db, from, share, order = 'ASC') {
  const id = share === 0 ? '' : at(db, `SELECT id AS text FROM ${from} ORDER BY id ${order}`, from, share)
  return id === '' ? '' : `?cursor=after-${id}`
}

/**
 * @param {BetterSqlite3.Database} db
 * @param {number} share
 */
function postCursor(db, share) {
  const from = 'blogPosts WHERE isPublished = 1'
  const select = `SELECT id || '-' || publishedAt AS text FROM ${from} ORDER BY publishedAt DESC, id DESC`
  const place = share === 0 ? '' : at(db, select, from, share)
  return place === '' ? '' : `?cursor=after-${encodeURIComponent(place)}`
}

/**
 * @param {BetterSqlite3.Database} db
 * @param {number} share
 */
function deerTypeCursor(db, share) {
  const from = 'deerTypes WHERE isActive = 1'
  const select = `SELECT id || '-' || name AS text FROM ${from} ORDER BY lower(name), id`
  const place = share === 0 ? '' : at(db, select, from, share)
  return place === '' ? '' : `?cursor=after-${encodeURIComponent(place)}`
}

/**
 * The row that has this share of all rows before it, and one after it.
 * @param {BetterSqlite3.Database} db
 * @param {string} select
 * @param {string} from
 * @param {number} share
 */
function at(db, select, from, share) {
  const count = Number(textOf(db, `SELECT count(*) AS text FROM ${from}`))
  return textOf(db, `${select} LIMIT 1 OFFSET ${Math.max(0, Math.min(Math.floor(count * share), count - 2))}`)
}

/**
 * @param {BetterSqlite3.Database} db
 * @param {string} query
 */
function textOf(db, query) {
  const value = db.prepare(query).pluck().get()
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
