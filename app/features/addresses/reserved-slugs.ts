/** Slugs that would hide, or be hidden by, something else of the site: taken from the route table when it is built. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.includes(slug)
}
