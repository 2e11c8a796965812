/**
 * The two bodies of a mail, plain text and simple HTML, made of the same blocks. Nothing is loaded, and there is no
 * style sheet and no color but a gray that shows on white and on black: mail programs block the first, ignore the
 * second, and choose the third in dark mode.
 */
import { escapeXml } from '~/lib/escape'
import { fineMark, mirrorMark } from '~/lib/mark.data'

export type MailBlock =
  | { text: string }
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words. */
  | { quoted: string }
  | { table: MailTable }
  | { link: { label: string; href: string; look?: 'button' } }

/** The first column has text, the others numbers. Sums are the last rows; the last one is bold. */
interface MailTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  sums?: readonly (readonly string[])[]
}

interface MailBody {
  subject: string
  /** The site's name with its mark, at the top of the HTML. */
  letterhead?: string
  blocks: readonly MailBlock[]
  /** Says who sends the mail, and why. */
  footer: string
}

/** Returns the texts that the outbox stores. */
export function composeMail(body: MailBody): { subject: string; text: string; html: string } {
  return { subject: body.subject, text: mailText(body), html: mailHtml(body) }
}

export function mailText({ blocks, footer }: MailBody): string {
  return `${blocks.map(blockText).join('\n\n')}\n\n-- \n${footer}\n`
}

function blockText(block: MailBlock): string {
  if ('text' in block) return block.text
  if ('heading' in block) return block.heading.toUpperCase()
  if ('facts' in block)
    return block.facts.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n')
  if ('quoted' in block) return block.quoted.replaceAll(/^/gm, '> ')
  if ('link' in block) return `${block.link.label}:\n${block.link.href}`
  const { head, rows, sums = [] } = block.table
  return [head, ...rows, ...sums].map((cells) => cells.filter((cell) => cell !== '').join(' | ')).join('\n')
}

/** Names the picture that goes with a mail: see smtp.server.ts. */
export const markCid = 'mark'

/** Draws the picture on its background. */
export function markSvg(side: number): string {
  const half = fineMark.toe + fineMark.dewclaw + fineMark.antler
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44" width="${String(side)}" height="${String(side)}">` +
    '<rect x="-6" y="-6" width="44" height="44" rx="6" fill="#1f3b2d"/>' +
    `<g fill="#f7f4ec"><path d="${half}"/><path d="${half}" transform="${mirrorMark}"/></g></svg>`
  )
}

/** A page that shows the mail may load nothing either. */
export function withMark(html: string): string {
  return html.replace(markImage, markSvg(markSide))
}

const markSide = 48
const markImage = `<img src="cid:${markCid}" alt="" width="${String(markSide)}" height="${String(markSide)}">`

const rule = '1px solid #8a8a8a'

export function mailHtml({ subject, letterhead, blocks, footer }: MailBody): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px">',
    '<div style="max-width:600px;margin:0 auto;font-family:Georgia,serif;font-size:16px;line-height:1.5">',
    ...(letterhead === undefined ? [] : [letterheadHtml(letterhead)]),
    ...blocks.map(blockHtml),
    `<p dir="auto" style="margin:32px 0 0;border-top:${rule};padding-top:12px;font-size:14px">${withBreaks(footer)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

function letterheadHtml(name: string): string {
  return [
    `<table role="presentation" style="width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:${rule}"><tr>`,
    `<td style="width:48px;padding:0 12px 12px 0">${markImage}</td>`,
    '<td dir="auto" style="padding:0 0 12px;font-family:Arial,Helvetica,sans-serif;font-size:22px;font-weight:bold">',
    `${escapeXml(name)}</td></tr></table>`,
  ].join('')
}

function blockHtml(block: MailBlock): string {
  if ('text' in block) return paragraphs(block.text)
  if ('heading' in block) return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeXml(block.heading)}</h2>`
  if ('facts' in block) {
    return table(block.facts.map(([label, value]) => row([`<strong>${escapeXml(label)}</strong>`, withBreaks(value)])))
  }
  if ('quoted' in block) {
    return `<blockquote style="margin:0 0 16px;border-left:3px solid #8a8a8a;padding-left:16px">${paragraphs(block.quoted)}</blockquote>`
  }
  if ('link' in block) {
    const { label, href, look } = block.link
    const button = 'display:inline-block;border:2px solid;padding:10px 20px;font-weight:bold;text-decoration:none'
    const style = look === 'button' ? ` style="${button}"` : ''
    return `<p style="margin:0 0 16px"><a href="${escapeXml(href)}"${style}>${escapeXml(label)}</a></p>`
  }
  const { head, rows, sums = [] } = block.table
  const bold = (cells: readonly string[]) => ruled(cells.map((text) => `<strong>${withBreaks(text)}</strong>`))
  const plain = (cells: readonly string[]) => ruled(cells.map(withBreaks))
  return table([bold(head), ...[...rows, ...sums.slice(0, -1)].map(plain), ...sums.slice(-1).map(bold)], 'width:100%;')
}

function table(rows: readonly string[], look = ''): string {
  return `<table style="${look}margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

/** Makes a row of HTML: a line below, and numbers after the first cell. */
function ruled([first = '', ...others]: readonly string[]): string {
  const line = `border-bottom:${rule};padding:6px 0;vertical-align:top`
  const numbers = others.map(
    (html) => `<td style="${line};padding-left:12px;text-align:right;white-space:nowrap">${html}</td>`,
  )
  return `<tr><td dir="auto" style="${line}">${first}</td>${numbers.join('')}</tr>`
}

function row(cells: readonly string[]): string {
  const each = cells.map((html) => `<td dir="auto" style="padding:4px 16px 4px 0;vertical-align:top">${html}</td>`)
  return `<tr>${each.join('')}</tr>`
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p dir="auto" style="margin:0 0 16px">${withBreaks(part)}</p>`)
    .join('')
}

function withBreaks(text: string): string {
  return escapeXml(text).replaceAll('\n', '<br>')
}
