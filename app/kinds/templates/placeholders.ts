/** Words in braces that a template leaves open, such as {name}. */
export const placeholderMeanings = {
  name: 'the customer’s name',
  reference: 'the number of the quote or message, such as Q-01313',
  products: 'what the customer asked for, a line for each product',
  date: 'the day on which you write',
  site: 'the name of the site',
  operator: 'your username',
} as const

export type PlaceholderValues = Readonly<Record<keyof typeof placeholderMeanings, string>>

const braces = /\{\s*([a-z][\w -]{0,40}?)\s*\}/gi

/** Leaves what it does not know. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const known = new Map<string, string>(Object.entries(values))
  return text.replaceAll(braces, (whole, name: string) => known.get(name.toLowerCase()) ?? whole)
}

/** In one line: products with commas between them. */
export function fillLine(text: string, values: PlaceholderValues): string {
  return fillPlaceholders(text, { ...values, products: values.products.replaceAll('\n', ', ') })
}

/** As typed, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = Array.from(text.matchAll(braces), ([whole, name = '']) => ({ whole, name: name.toLowerCase() }))
  return [...new Set(found.filter(({ name }) => !Object.hasOwn(placeholderMeanings, name)).map(({ whole }) => whole))]
}

/** The error at a field; undefined if all are known. */
export function placeholderFault(text: string): string | undefined {
  const unknown = unknownPlaceholders(text)
  if (unknown.length === 0) return undefined
  const known = Object.keys(placeholderMeanings).map((name) => `{${name}}`)
  return `Nothing fills in ${unknown.join(', ')}. Change or remove ${unknown.length === 1 ? 'it' : 'them'}. These work: ${known.join(', ')}`
}
