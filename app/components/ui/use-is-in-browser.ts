import { useSyncExternalStore } from 'react'

/** Whether JavaScript is at work: false on the server and while the page comes alive, true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => undefined
}
