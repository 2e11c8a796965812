/**
 * What somebody typed before the page came alive, on a slow connection. Where a text field was served with a text in it
 * (an editor, a form that came back with an error), React sets it back to that text when it takes the page over: only
 * with `<textarea>`, other fields keep what they have.
 */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'

interface Typed {
  field: HTMLTextAreaElement
  text: string
}

/** Begins to watch the page as it was served; to be called before React takes it over. */
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

/** Around the whole application: puts back what was typed, and then tells the forms, whose effects have run by then. */
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

/** Past the setter that React has put on the field, by which it would know the text, and say nothing of a change. */
function setText(field: HTMLTextAreaElement, text: string): void {
  Reflect.set(HTMLTextAreaElement.prototype, 'value', text, field)
}
