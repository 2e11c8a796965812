export const maxSlugLength = 240

export const slugMessage = 'Slug should only contain lowercase letters, numbers, and hyphens'

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The specification allows only a-z, 0-9 and single hyphens. The slug may be empty. */
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

/** The slug stays within the maximum length. */
export function numberedSlug(slug: string, number: number): string {
  const ending = `-${String(number)}`
  return `${slug.slice(0, maxSlugLength - ending.length).replace(/-$/, '')}${ending}`
}
