/** Counts code points, not UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

export function truncate(text: string, limit: number): string {
  const characters = Array.from(text)
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`
}

export function cleanText(text: string): string {
  return withoutControls(text.replaceAll(/\r\n?/g, '\n')).trim()
}

/** Keeps empty first and last lines; drops a byte order mark. */
export function cleanFile(text: string): string {
  return withoutControls(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'))
}

export function cleanLine(text: string): string {
  return withoutInvisible(withoutControls(text)).replaceAll(/\s+/g, ' ').trim()
}

// Joiners (U+200C, U+200D) stay behind any letter or sign that is not ASCII: Persian, the scripts of India, and emoji
// contain them.
function withoutInvisible(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll(/(?<![^\0-\x7F])[\u200C\u200D]+/gu, '')
}

// UTF-8 cannot store unpaired surrogates, and XML forbids U+FFFE and U+FFFF.
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '').replaceAll('\r', '\n')
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function countNoun(count: number, { one, many }: { one: string; many: string }): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

export function listSome(names: readonly string[], most: number): string {
  const more = names.length - most
  return names.slice(0, most).join(', ') + (more > 0 ? `, and ${more.toLocaleString('en-US')} more` : '')
}

/** Returns "agency.gov" of "https://www.agency.gov/deer". */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
