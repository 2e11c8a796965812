/** If a text has several lines, each line is one value, so a value may contain commas. */

export function parseCommaList(text: string): string[] {
  const lines = text.split(/\r\n?|\n/)
  const values = lines.length === 1 ? text.split(',') : lines
  return values.map((value) => value.trim()).filter((value) => value !== '')
}

export function formatCommaList(list: readonly string[]): string {
  if (!list.some((value) => value.includes(','))) return list.join(', ')
  // The line end keeps a single value with commas from being split.
  return list.length === 1 ? `${list.join('')}\n` : list.join('\n')
}
