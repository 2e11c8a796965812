/** Whether a route has `handle = { interactive: true }`: its pages hydrate. */
export function isInteractiveHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle && handle.interactive === true
}
