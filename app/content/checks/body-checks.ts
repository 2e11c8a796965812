/** Headings, pictures and tables of a post's content. */
import { imageHashesIn } from '~/content/pictures/images'
import type { BodyOutline } from './body-outline'
import { atMost, excerptOf, type Remark } from './remark'

const orderReason = 'Screen readers and search engines read the headings as a table of contents.'

export function checkHeadings(field: string, { headings }: Pick<BodyOutline, 'headings'>): Remark[] {
  const remarks = headings.flatMap(({ level, text }, index): Remark[] => {
    const spot = { kind: 'heading', index } as const
    if (text === '') {
      const reason = 'An empty heading is announced and says nothing. Delete it or write it.'
      return [{ field, spot, text: `Heading ${String(index + 1)} has no words.`, reason }]
    }
    const before = headings[index - 1]?.level
    const named = `The heading “${excerptOf(text)}” is an h${String(level)}`
    if (before === undefined && level > 2) {
      return [{ field, spot, text: `${named}, and the first one should be an h2.`, reason: orderReason }]
    }
    if (before !== undefined && level > before + 1) {
      return [{ field, spot, text: `${named} right after an h${String(before)}.`, reason: orderReason }]
    }
    return []
  })
  return atMost(remarks, 'headings out of order')
}

export const altReason = 'People who cannot see the picture hear this text, and search engines read it.'

/** `described`: hashes of pictures with alternative text in the library. */
export function checkBodyPictures(
  field: string,
  { pictures }: Pick<BodyOutline, 'pictures'>,
  described: ReadonlySet<string>,
): Remark[] {
  const remarks = pictures.flatMap(({ src, alt }, index): Remark[] => {
    if (alt.trim() !== '' || isDescribed(src, described)) return []
    const text = `Picture ${String(index + 1)} in the content has no alternative text.`
    return [{ field, spot: { kind: 'picture', index }, text, reason: altReason }]
  })
  return atMost(remarks, 'pictures without alternative text')
}

/** The site's own drawings are decoration. */
export function isDescribed(address: string, described: ReadonlySet<string>): boolean {
  const [hash] = imageHashesIn(address)
  return hash === undefined ? /^\/(?:art|api\/placeholder)\//.test(address) : described.has(hash)
}

export function checkTables(field: string, { emptyHeaders }: Pick<BodyOutline, 'emptyHeaders'>): Remark[] {
  if (emptyHeaders === 0) return []
  const text =
    emptyHeaders === 1
      ? 'A table has a header without words.'
      : `${String(emptyHeaders)} headers of tables have no words.`
  return [{ field, text, reason: 'Screen readers name the header with each cell of its row or column.' }]
}
