/** @param {import('better-sqlite3').Database} db */
export function slugsOf(db) {
  return {
    product: textOf(db, 'SELECT slug AS text FROM products WHERE isActive = 1 ORDER BY id DESC LIMIT 1'),
    post: textOf(db, 'SELECT slug AS text FROM blogPosts WHERE isPublished = 1 ORDER BY publishedAt LIMIT 1'),
    species: textOf(db, 'SELECT slug AS text FROM deerTypes WHERE isActive = 1 ORDER BY id LIMIT 1'),
  }
}

/**
 * @param {string} path
 * @param {Record<string, string>} slugs
 */
export function page(path, slugs) {
  return Object.entries(slugs).reduce((name, [kind, slug]) => name.replace(slug, `{${kind}}`), path)
}

/**
 * @param {import('better-sqlite3').Database} db
 * @param {string} query
 */
export function textOf(db, query) {
  const value = db.prepare(query).pluck().get()
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
