/** The address of a mail (RFC 6068): whatever else is encoded, the "@" before the domain is itself. */
export function mailto(email: string, subject: string): string {
  const at = email.lastIndexOf('@')
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
