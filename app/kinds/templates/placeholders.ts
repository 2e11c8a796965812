/** A template leaves words in braces open, such as {name}. */
export const placeholderMeanings = {
  name: 'the customer’s name',
  reference: 'the number of the quote or message, such as Q-01313',
  products: 'the products of the price lines, or else what the customer asked for, a line for each',
  date: 'the day on which you write',
  site: 'the name of the site',
  operator: 'your username',
} as const

export type PlaceholderValues = Readonly<Record<keyof typeof placeholderMeanings, string>>

const braces = /\{\s*([a-z][\w -]{0,40}?)\s*\}/gi

export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(braces, (whole, name: string) => known.get(name.toLowerCase()) ?? whole)
}

export function fillLine(text: string, values: PlaceholderValues): string {
  return fillPlaceholders(text, { ...values, products: values.products.replaceAll('\n', ', ') })
}

export function unknownPlaceholders(text: string): string[] {
  const found = Array.from(text.matchAll(braces), ([whole, name = '']) => ({ whole, name: name.toLowerCase() }))
  return [...new Set(found.filter(({ name }) => !Object.hasOwn(placeholderMeanings, name)).map(({ whole }) => whole))]
}

export function placeholderFault(text: string): string | undefined {
  const unknown = unknownPlaceholders(text)
  if (unknown.length === 0) return undefined
  const known = Object.keys(placeholderMeanings).map((name) => `{${name}}`)
  return `Nothing fills in ${unknown.join(', ')}. Change or remove ${unknown.length === 1 ? 'it' : 'them'}. These work: ${known.join(', ')}`
}
