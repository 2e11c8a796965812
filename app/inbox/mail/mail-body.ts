/**
 * The two bodies of a mail, plain text and simple HTML, made of the same blocks. No picture, no style sheet and no
 * color: mail programs block the first, ignore the second, and choose the third in dark mode.
 */
import { escapeXml } from '~/lib/escape'

export type MailBlock =
  | { text: string }
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  /** Somebody's own words. */
  | { quoted: string }
  | { table: MailTable }
  | { link: { label: string; href: string } }

/** The first column has text, the others numbers. Sums are the last rows. */
interface MailTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
  sums?: readonly (readonly string[])[]
}

interface MailBody {
  subject: string
  blocks: readonly MailBlock[]
  /** Who sends it, and why. */
  footer: string
}

/** What the outbox takes. */
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

export function mailHtml({ subject, blocks, footer }: MailBody): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>${escapeXml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px">',
    '<div style="max-width:600px;margin:0 auto;font-family:Georgia,serif;font-size:16px;line-height:1.5">',
    ...blocks.map(blockHtml),
    `<p dir="auto" style="margin:32px 0 0;border-top:1px solid;padding-top:12px;font-size:14px">${withBreaks(footer)}</p>`,
    '</div></body></html>',
  ].join('\n')
}

function blockHtml(block: MailBlock): string {
  if ('text' in block) return paragraphs(block.text)
  if ('heading' in block) return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeXml(block.heading)}</h2>`
  if ('facts' in block) {
    return table(block.facts.map(([label, value]) => row([`<strong>${escapeXml(label)}</strong>`, withBreaks(value)])))
  }
  if ('quoted' in block) {
    return `<blockquote style="margin:0 0 16px;border-left:3px solid;padding-left:16px">${paragraphs(block.quoted)}</blockquote>`
  }
  if ('link' in block) {
    return `<p style="margin:0 0 16px"><a href="${escapeXml(block.link.href)}">${escapeXml(block.link.label)}</a></p>`
  }
  const { head, rows, sums = [] } = block.table
  const bold = (cells: readonly string[]) => priced(cells.map((text) => `<strong>${withBreaks(text)}</strong>`))
  return table([bold(head), ...rows.map((cells) => priced(cells.map(withBreaks))), ...sums.map(bold)])
}

function table(rows: readonly string[]): string {
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`
}

/** Of HTML, as `row`. */
function priced(cells: readonly string[]): string {
  return row(cells, 'text-align:right;white-space:nowrap;')
}

function row([first = '', ...others]: readonly string[], look = ''): string {
  const cell = (html: string, more = '') =>
    `<td dir="auto" style="${more}padding:4px 16px 4px 0;vertical-align:top">${html}</td>`
  return `<tr>${cell(first)}${others.map((html) => cell(html, look)).join('')}</tr>`
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
