/** Pages, lists and files that everybody gets. */
import { cursor, places, postCursor } from './places.js'
import { page, slugsOf } from './records.js'

const tools = [
  ...['deer-movement-predictor', 'moon-phase-calendar', 'wind-direction-stand-picker', 'rut-activity-tracker'],
  ...['trail-cam-analyzer', 'deer-call-recommender', 'stand-location-mapper', 'venison-yield-calculator'],
  ...['hunting-checklist-generator', 'license-regulation-finder'],
]

/**
 * @param {import('better-sqlite3').Database} db
 * @returns {import('./addresses.js').Address[]}
 */
export function publicAddresses(db) {
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

/** @param {string} path */
function uncached(path) {
  return `${path}${path.includes('?') ? '&' : '?'}not-a-parameter=1`
}
