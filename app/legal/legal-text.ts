/** A legal page's HTML is cut at its headings. */
import { escapeXml } from '~/lib/escape'
import { htmlToText } from '~/lib/html-text'

export const legalTitles = { terms: 'Terms of Service', privacy: 'Privacy Policy', dmca: 'DMCA Policy' } as const

export type LegalPageId = keyof typeof legalTitles

export function isLegalPageId(text: string): text is LegalPageId {
  return Object.hasOwn(legalTitles, text)
}

export interface LegalText {
  /** The HTML before the first heading. */
  intro: string
  sections: readonly { title: string; anchor: string; html: string }[]
}

/** @param html sanitized */
export function toLegalText(html: string): LegalText {
  const [intro = '', ...rest] = html.split(/<h2>/)
  const anchors = new Map<string, number>()
  const sections = rest.map((part) => {
    const end = part.indexOf('</h2>')
    const title = htmlToText(part.slice(0, end))
    const anchor = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const uses = (anchors.get(anchor) ?? 0) + 1
    anchors.set(anchor, uses)
    return { title, anchor: uses === 1 ? anchor : `${anchor}-${String(uses)}`, html: part.slice(end + 5).trim() }
  })
  return { intro: intro.trim(), sections }
}

export interface LegalWords {
  site: string
  email: string
  /** Words such as "offices in New York and London". */
  offices: string
  /** Words such as "the United States and the United Kingdom". */
  countries: string
}

/** Fills in {site}, {email}, {offices} and {countries}; anything else in braces stays. @param html sanitized */
export function fillLegalWords(html: string, words: LegalWords): string {
  const values = new Map<string, string>(Object.entries(words))
  return html.replaceAll(/\{([a-z]+)\}/g, (typed, name: string) => {
    const value = values.get(name)
    return value === undefined ? typed : escapeXml(value)
  })
}
