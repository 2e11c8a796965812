/** What was pressed is gone, or a new page has put the focus on its heading. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.matches('main h1')
}
