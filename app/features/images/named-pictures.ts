/** The uploaded pictures that a record names, field by field. */
import { bodyPictures } from './body-pictures'
import { parseImageName } from './images'

/** One address, several, or those in a text of sanitised HTML. */
export type NamedPictures = { field: string } & (
  { url: string | null } | { urls: readonly string[] } | { html: string }
)

/** In their order; undefined for what is no uploaded picture. */
export function namedHashes(named: NamedPictures): (string | undefined)[] {
  const urls = 'url' in named ? [named.url ?? ''] : 'urls' in named ? named.urls : bodyPictures(named.html)
  return urls.map((url) =>
    url.startsWith('/images/') ? parseImageName(url.slice('/images/'.length))?.hash : undefined,
  )
}

/** Why a field is refused, of whose pictures those with these numbers, counted from 1, are gone. */
export function goneMessage(named: NamedPictures, numbers: readonly number[]): string {
  const isOne = numbers.length === 1
  const what = isOne
    ? 'is not here any more. Please choose it again.'
    : 'are not here any more. Please choose them again.'
  if ('url' in named) return `This picture ${what}`
  if ('urls' in named) return `${isOne ? 'Picture' : 'Pictures'} ${numbers.join(', ')} ${what}`
  return `${String(numbers.length)} ${isOne ? 'picture' : 'pictures'} of the content ${what}`
}
