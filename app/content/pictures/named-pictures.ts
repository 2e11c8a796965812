import { bodyPictures, describedPictures } from './body-pictures'
import { parseImageName } from './images'
import { pictureFields } from './library'
import { cleanText } from '~/lib/text'

export type NamedPictures = { field: string } & (
  { url: string | null; alt?: string | null } | { urls: readonly string[] } | { html: string }
)

export function namedHashes(named: NamedPictures): (string | undefined)[] {
  const urls = 'url' in named ? [named.url ?? ''] : 'urls' in named ? named.urls : bodyPictures(named.html)
  return urls.map(hashOf)
}

function hashOf(url: string): string | undefined {
  return url.startsWith('/images/') ? parseImageName(url.slice('/images/'.length))?.hash : undefined
}

/** Returns the first description of each picture, cut to the library's limit. */
export function descriptionsIn(named: readonly NamedPictures[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const each of named) {
    const described =
      'html' in each ? describedPictures(each.html) : 'url' in each ? [{ src: each.url, alt: each.alt }] : []
    for (const { src, alt } of described) {
      const hash = hashOf(src ?? '')
      const text = Array.from(cleanText(alt ?? ''))
        .slice(0, pictureFields.alt.max)
        .join('')
      if (hash !== undefined && text !== '' && !found.has(hash)) found.set(hash, text)
    }
  }
  return found
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
