import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

/** The event reaches an element that needs to be visible; tabs and closed rows listen for it and open. */
export const revealEvent = 'reveal'

export function focusRevealed(element: HTMLElement): void {
  element.dispatchEvent(new Event(revealEvent, { bubbles: true }))
  element.focus()
}

interface FieldDetails {
  result: SubmissionResult<string[]> | undefined
  isInside: (field: string) => boolean
  isOpenAtFirst: boolean
}

/** Returns the props of a `<details>` with fields, which opens when a field inside has an error. */
export function useFieldDetails({ result, isInside, isOpenAtFirst }: FieldDetails) {
  const ref = useRef<HTMLDetailsElement>(null)
  const isWrong = Object.keys(result?.error ?? {}).some(isInside)
  const [isOpen, setOpen] = useState(isOpenAtFirst || isWrong)
  const [seenResult, setSeenResult] = useState(result)
  if (result !== seenResult) {
    // The fold opens during rendering, so that it is open when focus moves to its error.
    setSeenResult(result)
    if (isWrong) setOpen(true)
  }
  useEffect(() => {
    const details = ref.current
    const reveal = () => {
      if (details) details.open = true
    }
    details?.addEventListener(revealEvent, reveal)
    return () => details?.removeEventListener(revealEvent, reveal)
  }, [])
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    setOpen(currentTarget.open)
  }
  return { ref, open: isOpen, onToggle }
}
