export function nameList(names: readonly string[]): string {
  return format.format(names)
}

const format = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' })
