/** Roughly how an English word sounds, so that fase is phase and karibu caribou. */
export function soundOf(word: string): string {
  return rules.reduce((text, [from, to]) => text.replaceAll(from, to), word)
}

const rules: readonly (readonly [RegExp, string])[] = [
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
