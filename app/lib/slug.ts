/** The last part of a record's address, as the specification makes it of a title. */

export const maxSlugLength = 240

export const slugMessage = 'Slug should only contain lowercase letters, numbers, and hyphens'

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Lower case; characters other than a-z, 0-9, space and hyphen go; spaces become hyphens; repeated hyphens collapse;
 * none at the ends. Empty for a title of which nothing is left.
 */
export function toSlug(title: string): string {
  const kept = title
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^a-z0-9 -]/g, '')
  return trimHyphens(kept.replaceAll(/[ -]+/g, '-')).slice(0, maxSlugLength).replace(/-$/, '')
}

function trimHyphens(text: string): string {
  return text.replace(/^-/, '').replace(/-$/, '')
}

export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && slugPattern.test(text)
}

/** `slug` with a number behind it, no longer than a slug may be. */
export function numberedSlug(slug: string, number: number): string {
  const ending = `-${String(number)}`
  return `${slug.slice(0, maxSlugLength - ending.length).replace(/-$/, '')}${ending}`
}
