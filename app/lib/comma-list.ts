/**
 * A list of short texts as one writes it into a box: "elk, moose" on one line. Where the text has several lines, each of
 * them is one value, commas and all; so a value with a comma can stand on a line of its own.
 */

/** White space around the values goes, and so do empty ones. */
export function parseCommaList(text: string): string[] {
  const lines = text.split(/\r\n?|\n/)
  const values = lines.length === 1 ? text.split(',') : lines
  return values.map((value) => value.trim()).filter((value) => value !== '')
}

/** The text that `parseCommaList` reads as this very list of clean lines. */
export function formatCommaList(list: readonly string[]): string {
  if (!list.some((value) => value.includes(','))) return list.join(', ')
  // A single line would be split; the line end behind it says that it is not to be.
  return list.length === 1 ? `${list.join('')}\n` : list.join('\n')
}
