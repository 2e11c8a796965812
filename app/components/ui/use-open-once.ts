import { useState } from 'react'

/**
 * Returns `open` for a `<details>` that opens when its fields have values, and then stays open: it must not fold under
 * the cursor while somebody empties a field.
 */
export function useOpenOnce(isOpen: boolean): true | undefined {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen || isOpen || undefined
}
