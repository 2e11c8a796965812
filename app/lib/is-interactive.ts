/** Whether a page with this route in it comes alive in the browser: for a route, `handle = { interactive: true }`. */
export function isInteractiveHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'interactive' in handle && handle.interactive === true
}
