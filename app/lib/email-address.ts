import { cleanLine } from './text'

/**
 * Phones paste non-breaking spaces and curly apostrophes. The domain `münchen.example` becomes
 * `xn--mnchen-3ya.example`.
 */
export function cleanEmail(text: string): string {
  const address = cleanLine(text.replaceAll(/[\u00A0\u202F]/g, '')).replaceAll(/[‘’ʼ＇]/g, "'")
  const at = address.lastIndexOf('@')
  return at === -1 ? address : address.slice(0, at + 1) + toAsciiDomain(address.slice(at + 1))
}

function toAsciiDomain(domain: string): string {
  if (!notAscii.test(domain) || /[\s/\\:?#@[\]%]/.test(domain) || !URL.canParse(`http://${domain}`)) return domain
  return new URL(`http://${domain}`).hostname
}

const notAscii = /[^\0-\x7F]/u

/** `<input type=email>` accepts ASCII alone, as most mail servers do. */
const wellFormed =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

export function emailProblem(address: string, malformed: string): string | undefined {
  if (wellFormed.test(address)) return undefined
  const [letter] = notAscii.exec(address) ?? []
  return letter === undefined ? malformed : `An email address can’t have “${letter}”. Check it, or enter another one`
}
