/** Messages and the log need this, because the address of a database or a replica may have a password. */
export function withoutPassword(text: string): string {
  return text.replace(/^([a-z\d+]+:\/\/[^/@:]*):.*@/i, '$1:…@').replace(/([?&]password=)[^&]*/gi, '$1…')
}
