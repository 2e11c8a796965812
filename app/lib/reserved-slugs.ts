import { pageKinds } from '~/lib/page-kinds'

/** A test compares this list with the routes and with public/. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['admin', 'api', 'art', 'assets', 'contact', 'dmca', 'healthz', 'hunting-tools', 'images', 'invitation'],
  ...['offer', 'offline', 'preview', 'privacy', 'request', 'search', 'sitemap', 'terms'],
  ...Object.values(pageKinds).map(({ listPath }) => listPath.slice(1)),
])

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug)
}
