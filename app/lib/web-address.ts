/** Of the web: no `javascript:` or other scheme that a link should not have. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
