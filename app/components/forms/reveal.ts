/** Dispatched on an element that needs to be visible; tabs and closed rows listen for it and open. */
export const revealEvent = 'reveal'

export function focusRevealed(element: HTMLElement): void {
  element.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  element.focus()
}
