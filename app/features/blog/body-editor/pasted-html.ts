/** Adapts pasted or dropped HTML before the editor reads it, and says what was lost or changed. */

/** What was copied from a page of this site has its origin before every path. */
export function withOwnPaths(html: string): string {
  return html.replaceAll(`"${location.origin}/`, '"/')
}

/** A post has headings of levels 2 to 4; the sanitiser maps the others in the same way. */
const levels: Readonly<Record<string, string>> = { 1: '2', 5: '4', 6: '4' }

export function withKnownHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?h)([156])(?=[\s/>])/gi,
    (_, start: string, level: string) => start + (levels[level] ?? level),
  )
}

/** Empty where nothing is lost or changed. */
export function pasteNotice(html: string): string {
  const changed = Object.entries(levels).filter(([level]) => new RegExp(`<h${level}[\\s/>]`, 'i').test(html))
  return [
    /<img\b[^>]*\bsrc=["']?(?:[a-z]+:|\/\/)/i.test(withOwnPaths(html))
      ? 'Pictures of other sites were left out. Upload the picture instead.'
      : '',
    changed.length === 0
      ? ''
      : `Changed: ${changed.map(([from, to]) => `Heading ${from} to Heading ${to}`).join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
