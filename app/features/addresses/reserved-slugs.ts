/** First path segments of other pages and files. A test compares the list with the routes and with public/. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'art', 'assets', 'blog', 'contact', 'deer-types', 'dmca', 'healthz', 'hunting-tools', 'images'],
  ...['invitation', 'offline', 'preview', 'privacy', 'products', 'request', 'search', 'sitemap', 'terms'],
])

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}
