/**
 * The policy of documents. A script may run when it comes from this site's files, or when it stands inline and we
 * wrote it: the mark, a secret that no visitor's text can know, tells our own from any other.
 */
import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export const scriptMark = randomBytes(24).toString('base64url')

const markAttribute = ` nonce="${scriptMark}"`

/** What names a script in the policy, by its text: most are the same in every page. */
const sources = new LRUCache<string, string>({
  max: 50,
  memoMethod: (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

/**
 * Takes the mark out of a rendered document and returns the hashes of the inline scripts that bore it. Links that preload
 * modules bear it too. By cutting at the marks, for a document is long and each pass over it costs.
 */
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

/** With a copy of the text for a key: the text itself is a part of its page, and would keep the whole page in memory. */
function sourceOf(text: string): string {
  return sources.get(text) ?? sources.memo(Buffer.from(text).toString())
}

export function documentPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    // Radix positions a toast while it is swiped by a style attribute.
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

/** Of a drawing: its colors are a style in it; nothing else runs or loads when it is opened by itself. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"
