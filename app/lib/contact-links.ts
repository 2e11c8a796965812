/** RFC 6068 encodes everything but the last "@", and ends lines of the text with CR LF. */
export function mailto(email: string, subject: string, text?: string): string {
  const at = email.lastIndexOf('@')
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@')
  const body = text === undefined ? '' : `&body=${encodeURIComponent(text.replaceAll(/\r\n?|\n/g, '\r\n'))}`
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`
}

/** Reads a phone number as people write it, with an extension. Returns undefined unless the whole text is a number. */
export function phoneAddress(text: string): string | undefined {
  const [, digits = '', extension] =
    /^(\+?[\d ()./-]+?)(?: ?(?:ext\.?|extension|x) ?(\d{1,8}))?$/i.exec(text.trim()) ?? []
  const number = digits.replaceAll(/[^\d+]/g, '')
  if (!/^\+?\d{5,15}$/.test(number)) return undefined
  return extension === undefined ? `tel:${number}` : `tel:${number};ext=${extension}`
}
