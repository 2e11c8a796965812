/** Adapts pasted or dropped HTML, and reports what changes. */

/** Browsers make the site's own paths absolute when copying. */
export function withOwnPaths(html: string): string {
  return html.replaceAll(`"${location.origin}/`, '"/')
}

/** As the sanitizer does: posts have headings of levels 2 to 4. */
const levels: Readonly<Record<string, string>> = { 1: '2', 5: '4', 6: '4' }

export function withKnownHeadings(html: string): string {
  return html.replaceAll(
    /(<\/?h)([156])(?=[\s/>])/gi,
    (_, start: string, level: string) => start + (levels[level] ?? level),
  )
}

/** Empty if nothing changes. */
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
