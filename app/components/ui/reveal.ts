/** What hides a part of the page, as tabs do, shows it when something in it is asked for by this event. */
export const revealEvent = 'reveal'

/** Moves the focus to an element, after whatever hides it has shown it. */
export function focusRevealed(element: HTMLElement): void {
  element.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  element.focus()
}
