import type { VerifiedDatabase } from '~db/sqlite/verify.server'

export function contentsLine(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([words, count]) => `${String(count)} ${count === 1 ? words.replace(/s$/, '') : words}`)
    .join(', ')
}

export function pictureWarning({ damagedPictures }: VerifiedDatabase): string[] {
  const [first, ...more] = damagedPictures
  if (first === undefined) return []
  const those = more.length === 0 ? `The picture ${first}` : `The picture ${first} and ${String(more.length)} more`
  return [`  WARNING: ${those} cannot be shown: the stored bytes are no picture. Upload it anew.`]
}
