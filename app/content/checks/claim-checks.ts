import type { BodyBlock } from './body-outline'
import { atMost, excerptOf, type Remark } from './remark'

const reason = 'Readers trust a number or a “best” more when they can look it up, and the law may ask you for proof.'

/** Materials are no claims: “100% cotton”. */
const percent =
  /\b\d+(?:[.,]\d+)?\s?(?:%|percent\b|per cent\b)(?!\s+(?:cotton|polyester|nylon|wool|merino|spandex|elastane|leather|steel))/i
const superlative =
  /#\s?1\b|\bno\. ?1\b|\bnumber one\b|\bguarantee[ds]?\b|\bproven\b|\bunbeatable\b|\bunmatched\b|\btop[- ]rated\b|\baward[- ]winning\b|\bbest[- ](?:selling|rated|in class)\b|\bthe (?:very )?best\b(?! (?:time|way|place|hours?|days?|practices?|to|is|are|of your|part)\b)/i
const rating =
  /\b\d(?:[.,]\d)?\s?(?:\/\s?|out of )(?:5|five|10|ten)\b(?=\s*(?:stars?|rating|points|reviews|from|by|[.,!]|$))|\b(?:[1-5](?:[.,]\d)?|one|two|three|four|five)[- ]stars?\b|★/i

export function findClaim(text: string): string | undefined {
  const found = [percent, superlative, rating].flatMap((pattern) => {
    const match = pattern.exec(text)
    return match ? [{ at: match.index, words: match[0] }] : []
  })
  return found.toSorted((a, b) => a.at - b.at)[0]?.words
}

const address = /https?:\/\//

export function checkClaims(fields: readonly { field: string; label: string; text: string }[]): Remark[] {
  const remarks = fields.flatMap(({ field, label, text }): Remark[] => {
    const claim = address.test(text) ? undefined : findClaim(text)
    return claim === undefined ? [] : [{ field, text: `${label}: “${around(text, claim)}” has no source.`, reason }]
  })
  return atMost(remarks, 'statements without a source')
}

/** A link in the same block or beside it is a source, and a list of sources is one for the whole content. */
export function checkBodyClaims(field: string, blocks: readonly BodyBlock[]): Remark[] {
  if (hasSourceList(blocks)) return []
  const remarks = blocks.flatMap(({ text, hasLink }, index): Remark[] => {
    const isNear = hasLink || blocks[index - 1]?.hasLink === true || blocks[index + 1]?.hasLink === true
    const claim = isNear || address.test(text) ? undefined : findClaim(text)
    if (claim === undefined) return []
    return [
      { field, spot: { kind: 'text', text: claim }, text: `“${around(text, claim)}” has no source nearby.`, reason },
    ]
  })
  return atMost(remarks, 'statements without a source')
}

function hasSourceList(blocks: readonly BodyBlock[]): boolean {
  const start = blocks.findIndex(
    ({ text, isHeading }) => isHeading && /^(?:sources?|references|further reading)\b/i.test(text),
  )
  return start >= 0 && blocks.slice(start + 1).some(({ hasLink }) => hasLink)
}

function around(text: string, claim: string): string {
  const at = text.indexOf(claim)
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, at - 20)))
  const start = at <= 24 ? 0 : from + 1
  return `${start > 0 ? '…' : ''}${excerptOf(text.slice(start), 70)}`
}
