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

/** Somebody may look for an address that a form took before, such as one without a dot in its domain. */
export function isEmailAddress(address: string): boolean {
  return wellFormed.test(address)
}

/** Mail servers take no dot at an end of the name or after another, and no number as the last part of the domain. */
const misplacedDot = /^\.|\.\.|\.@|\.\d+$/

export function emailProblem(address: string, malformed: string): string | undefined {
  const [letter] = notAscii.exec(address) ?? []
  if (letter !== undefined) return `An email address can’t have “${letter}”. Check it, or enter another one`
  if (!isEmailAddress(address) || misplacedDot.test(address)) return malformed
  const domain = address.slice(address.indexOf('@') + 1)
  if (/\.[^.]{2,}$/.test(domain)) return undefined
  return `Is the end of this address missing, such as “.com” after “${domain.replace(/\.[^.]$/, '')}”?`
}
