/** Checks that records have in common. */
import { altReason, isDescribed } from './body-checks'
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
