/** Injected at build time, from the route table. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SLUGS.includes(slug)
}
