/** The focused element has disappeared, or the page has moved focus to its heading. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches('main h1')
}
