import { bodyPictures } from './body-pictures'
import { parseImageName } from './images'

/** One address, several, or those in sanitized HTML. */
export type NamedPictures = { field: string } & (
  { url: string | null } | { urls: readonly string[] } | { html: string }
)

/** In order; undefined for other addresses. */
export function namedHashes(named: NamedPictures): (string | undefined)[] {
  const urls = 'url' in named ? [named.url ?? ''] : 'urls' in named ? named.urls : bodyPictures(named.html)
  return urls.map((url) =>
    url.startsWith('/images/') ? parseImageName(url.slice('/images/'.length))?.hash : undefined,
  )
}

/** The error for a field whose pictures of these numbers (from 1) are gone. */
export function goneMessage(named: NamedPictures, numbers: readonly number[]): string {
  const isOne = numbers.length === 1
  const what = isOne
    ? 'is not here any more. Please choose it again.'
    : 'are not here any more. Please choose them again.'
  if ('url' in named) return `This picture ${what}`
  if ('urls' in named) return `${isOne ? 'Picture' : 'Pictures'} ${numbers.join(', ')} ${what}`
  return `${String(numbers.length)} ${isOne ? 'picture' : 'pictures'} of the content ${what}`
}
