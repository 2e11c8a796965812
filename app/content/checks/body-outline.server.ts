import sanitizeHtml from 'sanitize-html'
import type { BodyBlock, BodyOutline } from './body-outline'

const blockTags = new Set(['p', 'li', 'td', 'th', 'caption', 'figcaption', 'blockquote', 'h2', 'h3', 'h4'])

/** Expects the result of sanitizePostHtml(), whose depth is bounded. */
export function outlineOf(html: string): BodyOutline {
  const headings: string[] = []
  const pictures: { src: string; alt: string }[] = []
  const links: { href: string; text: string }[] = []
  const blocks: BodyBlock[] = []
  let openLink: { href: string; text: string } | undefined
  let block = { text: '', hasLink: false }
  const endBlock = (tag: string) => {
    const text = block.text.replaceAll(/\s+/g, ' ').trim()
    const isHeading = /^h[2-4]$/.test(tag)
    if (isHeading) headings.push(text)
    if (text !== '') blocks.push({ text, isHeading, hasLink: block.hasLink })
    block = { text: '', hasLink: false }
  }
  sanitizeHtml(html, {
    // Only the parser's events are used, not its output.
    allowedTags: [],
    onOpenTag: (tag, attributes) => {
      if (blockTags.has(tag)) endBlock('')
      if (tag === 'img') pictures.push({ src: attributes.src ?? '', alt: attributes.alt ?? '' })
      if (tag === 'br') block.text += ' '
      if (tag === 'a' && attributes.href !== undefined) {
        openLink = { href: attributes.href, text: '' }
        links.push(openLink)
        block.hasLink = true
      }
    },
    onCloseTag: (tag) => {
      if (tag === 'a') openLink = undefined
      if (blockTags.has(tag)) endBlock(tag)
    },
    textFilter: (escaped) => {
      const text = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
      block.text += text
      if (openLink) openLink.text += text
      return ''
    },
  })
  endBlock('')
  return { headings, pictures, links, blocks }
}
