import { documentTitle } from '~/seo/head'
import { characterCount, cleanLine } from '~/lib/text'
import type { Remark } from './remark'
import { pixelWidth, resultLine } from './text-width'

interface CheckedHead {
  /** As the page's head has it, with the field it comes from. */
  title: { field: string; text: string }
  /** As typed for search engines; what is made of another text is cut to fit. */
  description?: { field: string; text: string }
}

/** Narrower descriptions leave most of their two lines empty. */
const leastDescription = 400

export function checkHead({ title, description }: CheckedHead, siteName: string): Remark[] {
  return [...checkTitle(title, siteName), ...(description ? checkDescription(description) : [])]
}

function checkTitle({ field, text }: CheckedHead['title'], siteName: string): Remark[] {
  if (cleanLine(text) === '') return []
  const shown = documentTitle(text, siteName, false)
  const { fontSize, most } = resultLine.title
  const width = pixelWidth(shown, fontSize)
  const isCut = shown.endsWith('…') && !cleanLine(text).endsWith('…')
  if (width <= most && !isCut) return []
  const size = isCut
    ? `has ${String(characterCount(cleanLine(text)))} characters and is cut after 59`
    : `is about ${String(width)} px wide, and ${String(most)} px fit`
  return [
    {
      field,
      text: `The title for search results ${size}.`,
      reason: 'Search engines cut the end off, so people may not read what the page is about.',
    },
  ]
}

function checkDescription({ field, text }: { field: string; text: string }): Remark[] {
  const line = cleanLine(text)
  if (line === '') return []
  const { fontSize, most } = resultLine.description
  const width = pixelWidth(line, fontSize)
  if (width > most) {
    return [
      {
        field,
        text: `The meta description is about ${String(width)} px wide, and ${String(most)} px fit into two lines.`,
        reason: 'Search engines cut the end off.',
      },
    ]
  }
  if (width >= leastDescription) return []
  return [
    {
      field,
      text: `The meta description is short: about ${String(width)} of ${String(most)} px.`,
      reason: 'A fuller one says more about the page, and search engines use it more often.',
    },
  ]
}
