import { imageHashesIn } from '~/content/pictures/images'
import type { BodyOutline } from './body-outline'
import type { CheckFacts } from './check-facts'
import type { listIn } from './form-texts'
import { atMost, excerptOf, type Remark } from './remark'

export function checkTwins(field: string, { twins }: CheckFacts): Remark[] {
  return twins.slice(0, 1).map(({ kind, name }) => ({
    field,
    text: `There is ${kind} of the same name already: “${excerptOf(name)}”.`,
    reason: 'Visitors and search engines cannot tell two pages of one name apart.',
  }))
}

const altReason = 'People who cannot see the picture hear this text, and search engines read it.'

export function checkAlt(
  { picture, alt, field }: { picture: string; alt: string; field: string },
  { described }: CheckFacts,
): Remark[] {
  if (picture === '' || alt !== '' || isDescribed(picture, described)) return []
  return [{ field, text: 'The picture has no alternative text.', reason: altReason }]
}

export function checkGallery(field: string, urls: ReturnType<typeof listIn>, { described }: CheckFacts): Remark[] {
  const remarks = urls.flatMap((url, index): Remark[] => {
    if (typeof url !== 'string' || url === '' || isDescribed(url, described)) return []
    const text = `Picture ${String(index + 1)} of the gallery has no alternative text in the library.`
    return [{ field, text, reason: altReason }]
  })
  return atMost(remarks, 'pictures without alternative text')
}

export function checkBodyPictures(
  field: string,
  { pictures }: Pick<BodyOutline, 'pictures'>,
  { described }: CheckFacts,
): Remark[] {
  const remarks = pictures.flatMap(({ src, alt }, index): Remark[] => {
    if (alt.trim() !== '' || isDescribed(src, described)) return []
    const text = `Picture ${String(index + 1)} in the content has no alternative text.`
    return [{ field, spot: { kind: 'picture', index }, text, reason: altReason }]
  })
  return atMost(remarks, 'pictures without alternative text')
}

/** The site's own drawings are decoration. */
function isDescribed(address: string, described: ReadonlySet<string>): boolean {
  const [hash] = imageHashesIn(address)
  return hash === undefined ? /^\/(?:art|api\/placeholder)\//.test(address) : described.has(hash)
}

export function checkHeadings(field: string, { headings }: Pick<BodyOutline, 'headings'>): Remark[] {
  const remarks = headings.flatMap((text, index): Remark[] => {
    if (text !== '') return []
    const reason = 'An empty heading is announced and says nothing. Delete it or write it.'
    return [{ field, spot: { kind: 'heading', index }, text: `Heading ${String(index + 1)} has no words.`, reason }]
  })
  return atMost(remarks, 'headings without words')
}
