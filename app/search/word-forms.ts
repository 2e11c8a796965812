/** Forms follow the rules of English spelling. Those that do not exist find nothing and do no harm. */

export function formsOf(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word]
  const forms = new Set([word])
  for (const base of basesOf(word)) {
    for (const form of [base, pluralOf(base), withEnding(base, 'ing'), withEnding(base, 'ed')]) forms.add(form)
  }
  return [...forms]
}

/** All forms of a word share the shortest one. */
export function baseOf(word: string): string {
  return basesOf(word).reduce((shortest, base) => (base.length < shortest.length ? base : shortest))
}

function basesOf(word: string): string[] {
  const bases = new Set([word])
  if (/[^aeiou]ies$/.test(word)) bases.add(`${word.slice(0, -3)}y`)
  else if (/(?:s|x|z|ch|sh)es$/.test(word)) bases.add(word.slice(0, -2))
  if (/[^su]s$/.test(word) && word.length > 3) bases.add(word.slice(0, -1))
  const cut = /^(?<stem>.*[aeiouy].*[^aeiou]|.*[aeiou]{2})(?:ing|ed)$/.exec(word)?.groups?.stem
  if (cut !== undefined && cut.length >= 3) {
    bases.add(cut)
    bases.add(`${cut}e`)
    if (cut.at(-1) === cut.at(-2)) bases.add(cut.slice(0, -1))
  }
  return [...bases]
}

export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return word + (/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's')
}

function withEnding(word: string, ending: 'ing' | 'ed'): string {
  if (word.endsWith('e')) return word.slice(0, -1) + ending
  // Cut becomes cutting.
  const doubles = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word)
  return word + (doubles ? (word.at(-1) ?? '') : '') + ending
}

/** Writes roughly how an English word sounds, so that fase is phase and karibu caribou. */
export function soundOf(word: string): string {
  return soundRules.reduce((text, [from, to]) => text.replaceAll(from, to), word)
}

const soundRules: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/^wh/g, 'w'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/z/g, 's'],
  [/ai|ay|ei|ey/g, 'a'],
  [/ea|ee|ie/g, 'i'],
  [/ou|oo/g, 'u'],
  [/y/g, 'i'],
  [/e$/g, ''],
  [/(.)\1+/g, '$1'],
]
