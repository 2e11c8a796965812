/** A page hydrates once somebody uses it; one that shows little before says `interactive: 'at once'`. */
export function isInteractiveHandle(handle: unknown): boolean {
  return isInteractiveAtOnce(handle) || interactivityOf(handle) === true
}

export function isInteractiveAtOnce(handle: unknown): boolean {
  return interactivityOf(handle) === 'at once'
}

function interactivityOf(handle: unknown): unknown {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle ? handle.interactive : undefined
}
