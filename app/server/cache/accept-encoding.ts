const codings = ['br', 'gzip', 'identity'] as const

export type Coding = (typeof codings)[number]

/** @returns an empty list when the client accepts none, not even identity */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  // Without the header, every coding is allowed, but the client may not support it.
  const weights = new Map((header ?? '').split(',').map(parseItem))
  const weighed = codings.map((coding) => ({ coding, weight: weightOf(coding, weights) }))
  return weighed
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ coding }) => coding)
}

function parseItem(item: string): [name: string, weight: number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : parseWeight(weight)]
}

function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0
}

function weightOf(coding: Coding, weights: ReadonlyMap<string, number>): number {
  return weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0)
}
