/**
 * Keeps what a visitor typed before hydration. React resets a `<textarea>` that was served with a text (an editor, a
 * refused form) to that text when it hydrates.
 */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

interface Typed {
  field: HTMLTextAreaElement
  text: string
}

/** Call before hydrateRoot(). */
export function watchTextFields(page: Document): () => Typed[] {
  const texts = new Map<HTMLTextAreaElement, string>()
  const note = (field: unknown) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) texts.set(field, field.value)
  }
  page.querySelectorAll('textarea').forEach(note)
  const onInput = ({ target }: Event) => {
    note(target)
  }
  page.addEventListener('input', onInput)
  return () => {
    page.removeEventListener('input', onInput)
    return [...texts]
      .map(([field, text]) => ({ field, text }))
      .filter(({ field, text }) => field.isConnected && field.value !== text)
  }
}

/** Puts the typed text back after hydration, then tells the forms, whose effects have run by then. */
export function WithInputBeforeHydration({ takeTyped, children }: { takeTyped: () => Typed[]; children: ReactNode }) {
  const restored = useRef<HTMLTextAreaElement[]>([])
  useLayoutEffect(() => {
    for (const { field, text } of takeTyped()) {
      setText(field, text)
      restored.current.push(field)
    }
  }, [takeTyped])
  useEffect(() => {
    for (const field of restored.current.splice(0)) field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return children
}

/** Bypasses React's value setter, which would swallow the change event. */
function setText(field: HTMLTextAreaElement, text: string): void {
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field)
}
