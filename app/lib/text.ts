/** Text as people count and type it. */

/** Characters as a reader counts them: code points, not UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The first `limit` characters, with "…" only when something was cut off. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}

/**
 * What a visitor typed into a box of several lines: line ends become `\n`, control characters that nobody types
 * (and that a database or an XML feed stumbles over) go, white space at both ends goes.
 */
export function cleanText(text: string): string {
  return withoutControls(text.replaceAll(/\r\n?/g, '\n')).trim()
}

/** The same for a text file: its first and last lines may be empty, and no byte order mark stands before it. */
export function cleanFile(text: string): string {
  return withoutControls(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
}

/** The same for a box of one line: every run of white space becomes one space. */
export function cleanLine(text: string): string {
  return withoutControls(text).replaceAll(/\s+/g, ' ').trim()
}

// Everything in Unicode's category Cc but tab and line feed; unpaired surrogates (Cs) cannot be stored as UTF-8, and the
// noncharacters U+FFFE and U+FFFF stand in no XML.
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '').replaceAll('\r', '\n')
}
