/** "Save and stay here" gives a new record's editor another address, so the form is a new one. */
import { useEffect, type RefObject } from 'react'
import { stayButton } from './save-bar'

let kept: { field: string; scrolled: number } | undefined

/** A new `answer` or `openedAs` means that the form is still here. */
export function useEditorPlace(ref: RefObject<HTMLFormElement>, answer: unknown, openedAs: string | undefined) {
  useEffect(() => {
    const place = kept
    kept = undefined
    const form = ref.current
    if (!place || !form) return undefined
    const field = form.elements.namedItem(place.field)
    if (field instanceof HTMLElement) field.focus({ preventScroll: true })
    // The dialog opens first.
    const timer = window.setTimeout(() => {
      scrollerOf(form).scrollTop = place.scrolled
    }, 50)
    return () => {
      window.clearTimeout(timer)
    }
  }, [ref])
  useEffect(() => {
    kept = undefined
  }, [answer, openedAs])
  return {
    keep: (submitter: HTMLElement | null) => {
      const form = ref.current
      const isStaying =
        submitter instanceof HTMLButtonElement && submitter.name === stayButton.name && submitter.value !== ''
      const { activeElement } = document
      const field =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
          ? activeElement.name
          : ''
      kept = isStaying && form ? { field, scrolled: scrollerOf(form).scrollTop } : undefined
    },
  }
}

function scrollerOf(form: HTMLFormElement): Element {
  return form.closest('dialog:modal') ?? document.documentElement
}
