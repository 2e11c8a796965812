/** For messages and the log: the address of a database or a replica may have one. */
export function withoutPassword(text: string): string {
  return text.replace(/^([a-z\d+]+:\/\/[^/@:]*):.*@/i, '$1:…@').replace(/([?&]password=)[^&]*/gi, '$1…')
}
