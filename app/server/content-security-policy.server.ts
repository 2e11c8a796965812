/**
 * Scripts must come from the site's files or carry the nonce mark, a secret of the process that visitors' text cannot
 * contain.
 */
import { createHash, randomBytes } from 'node:crypto'

export const scriptMark = randomBytes(24).toString('base64url')

const markAttribute = ` nonce="${scriptMark}"`

/** Marks become hashes. This splits at the marks, because each pass over a long document costs time. */
export function settleScripts(html: string): { document: string; hashes: string[] } {
  const hashes = new Set<string>()
  const pieces = html.split(markAttribute)
  for (const [index, piece] of pieces.entries()) {
    if (index === 0 || !endsInScriptTag(pieces[index - 1] ?? '')) continue
    const text = piece.slice(piece.indexOf('>') + 1, piece.indexOf('</script>'))
    if (text !== '') hashes.add(sourceOf(text))
  }
  return { document: pieces.join(''), hashes: [...hashes] }
}

function endsInScriptTag(html: string): boolean {
  return html.startsWith('<script', html.lastIndexOf('<'))
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function documentPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    // Radix moves a toast during a swipe with a style attribute.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The service worker asks this site for the files it stores. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** An SVG opened by itself has its colors in an inline style. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
