/** RFC 6068: everything is encoded but the last "@". */
export function mailto(email: string, subject: string): string {
  const at = email.lastIndexOf('@')
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
