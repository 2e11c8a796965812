import { bodyPictures } from './body-pictures'
import { parseImageName } from './images'

export type NamedPictures = { field: string } & (
  { url: string | null } | { urls: readonly string[] } | { html: string }
)

export function namedHashes(named: NamedPictures): (string | undefined)[] {
  const urls = 'url' in named ? [named.url ?? ''] : 'urls' in named ? named.urls : bodyPictures(named.html)
  return urls.map((url) =>
    url.startsWith('/images/') ? parseImageName(url.slice('/images/'.length))?.hash : undefined,
  )
}

/** Numbers count from 1. */
export function goneMessage(named: NamedPictures, numbers: readonly number[]): string {
  const isOne = numbers.length === 1
  const what = isOne
    ? 'is not here any more. Please choose it again.'
    : 'are not here any more. Please choose them again.'
  if ('url' in named) return `This picture ${what}`
  if ('urls' in named) return `${isOne ? 'Picture' : 'Pictures'} ${numbers.join(', ')} ${what}`
  return `${String(numbers.length)} ${isOne ? 'picture' : 'pictures'} of the content ${what}`
}
