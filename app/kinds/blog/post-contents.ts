/** Makes the contents list of a long post from the headings of its sanitized body. */
import { escapeXml } from '~/lib/escape'
import { htmlToText } from '~/lib/html-text'
import { toSlug } from '~/lib/slug'
import { readingMinutes } from './blog'

export interface PostHeading {
  id: string
  text: string
}

const fewestHeadings = 4
const fewestMinutes = 3

/** The page around the body has these ids. */
const taken = ['main', 'contents', 'more-pictures', 'author', 'related-topics', 'post-faqs', 'related', 'nearby']

/** @param html sanitized, so headings have no attributes. @returns headings with ids and tables with names */
export function withContents(html: string): { html: string; headings: PostHeading[] } {
  const level = html.includes('<h2>') ? 'h2' : 'h3'
  const headings: PostHeading[] = []
  const ids = new FreeIds()
  const anchored = html.replaceAll(new RegExp(`<${level}>(.*?)</${level}>`, 'gs'), (heading, inner: string) => {
    const text = htmlToText(inner)
    if (text === '') return heading
    const id = ids.take(toSlug(text) || 'part')
    headings.push({ id, text })
    return `<${level} id="${id}">${inner}</${level}>`
  })
  const isLong = headings.length >= fewestHeadings && readingMinutes(html) >= fewestMinutes
  return { html: withTableNames(anchored), headings: isLong ? headings : [] }
}

/** A table is named by the heading above it, and a header cell says whether it heads a column or a row. */
function withTableNames(html: string): string {
  let above = ''
  let scope = 'row'
  return html.replaceAll(
    /<h[2-4](?: id="[^"]*")?>(.*?)<\/h[2-4]>|<(table|thead|tbody)>|<th(?![^>]* scope=)(?=[ >])/gs,
    (tag, heading: string | undefined, part: string | undefined) => {
      if (heading !== undefined) above = htmlToText(heading)
      if (part === 'thead') scope = 'col'
      if (part === 'tbody') scope = 'row'
      if (part === 'table' && above !== '') return `<table aria-label="${escapeXml(above)}">`
      return tag === '<th' ? `<th scope="${scope}"` : tag
    },
  )
}

class FreeIds {
  readonly #taken = new Set<string>(taken)
  /** Where to go on for a wish, so that a thousand equal headings are not a million steps. */
  readonly #next = new Map<string, number>()

  take(wish: string): string {
    let number = this.#next.get(wish) ?? 1
    let id = wish
    do {
      id = number === 1 ? wish : `${wish}-${String(number)}`
      number += 1
    } while (this.#taken.has(id))
    this.#next.set(wish, number)
    this.#taken.add(id)
    return id
  }
}
