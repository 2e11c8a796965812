/** Crockford's base 32 leaves out i, l, o and u, which look like other characters or make words. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
export const recoveryCodeLength = 16

const lookalikes: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' }

const appCode = /^\d{6}$/
const recoveryCode = new RegExp(`^[${recoveryAlphabet}]{${String(recoveryCodeLength)}}$`)

const typedCodeLimit = 60

type TypedCode = { kind: 'app'; digits: string } | { kind: 'recovery'; code: string }

export function readTypedCode(text: string): TypedCode | undefined {
  if (text.length > typedCodeLimit) return undefined
  // Some keyboards type full-width digits.
  const bare = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  if (appCode.test(bare)) return { kind: 'app', digits: bare }
  const code = bare.toLowerCase().replace(/[ilo]/g, (letter) => lookalikes[letter] ?? letter)
  return recoveryCode.test(code) ? { kind: 'recovery', code } : undefined
}

/** A refused field shows a recovery code, so that a typo can be corrected, but no app code. */
export function typedAgain(text: string): string {
  return readTypedCode(text)?.kind === 'app' ? '' : text.slice(0, typedCodeLimit)
}

export function inGroupsOfFour(text: string, separator: string): string {
  return (text.match(/.{1,4}/gsu) ?? []).join(separator)
}
