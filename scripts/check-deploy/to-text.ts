/** "a, b, c and 2 more". */
export function inWords(names: readonly string[], most = 5): string {
  const more = names.length - most
  return names.slice(0, most).join(', ') + (more > 0 ? ` and ${String(more)} more` : '')
}
