/**
 * The codes of the second factor as people read and type them: six digits of the app, or a recovery code of sixteen
 * letters and digits in groups of four. Spaces, hyphens and capitals are the typist's affair.
 */

/** Crockford's base 32: without i, l, o and u, which are read as another character or make words. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodeLength = 16

/** What is typed for the characters that the alphabet leaves out. */
const lookalikes: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' }

const appCode = /^\d{6}$/
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${String(recoveryCodeLength)}}$`)

/** As long as a field for either may be. */
const typedCodeLimit = 60

export type TypedCode = { kind: 'app'; digits: string } | { kind: 'recovery'; code: string }

/** Undefined for what can be neither. */
export function readTypedCode(text: string): TypedCode | undefined {
  if (text.length > typedCodeLimit) return undefined
  // Full-width digits and the like come from some keyboards.
  const bare = text.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
  if (appCode.test(bare)) return { kind: 'app', digits: bare }
  const code = bare.toLowerCase().replace(/[ilo]/g, (letter) => lookalikes[letter] ?? letter)
  return recoveryCode.test(code) ? { kind: 'recovery', code } : undefined
}

/**
 * What a refused code field shows again: a long code with a slip in it is corrected, six digits are typed anew from the
 * app.
 */
export function typedAgain(text: string): string {
  return readTypedCode(text)?.kind === 'app' ? '' : text.slice(0, typedCodeLimit)
}

/** For reading and typing: `abcd efgh`. */
export function inGroupsOfFour(text: string, separator: string): string {
  return (text.match(/.{1,4}/gsu) ?? []).join(separator)
}
