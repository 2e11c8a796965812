/** What visitors see of a record, by its flag. The same rule for queries: db/visibility.server.ts. */
export const publicFlags = {
  products: 'isActive',
  deerTypes: 'isActive',
  blogPosts: 'isPublished',
} as const

export type PublicTable = keyof typeof publicFlags

/** Whether it is in lists, search, feed, sitemap and social cards. */
export function isListed(record: { isActive: boolean } | { isPublished: boolean }): boolean {
  return 'isPublished' in record ? record.isPublished : record.isActive
}
