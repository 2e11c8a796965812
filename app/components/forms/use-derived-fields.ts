/** A field such as the slug follows the title until the user edits it. Without JavaScript the server derives it. */
import { useEffect, type RefObject } from 'react'

interface DerivedField {
  name: string
  derive: (text: string) => string
}

/** `fields` must be stable. */
export function useDerivedFields(form: RefObject<HTMLFormElement>, source: string, fields: readonly DerivedField[]) {
  useEffect(() => {
    const element = form.current
    const from = element && fieldNamed(element, source)
    if (!element || !from) return undefined
    // Somebody may have typed before the script ran.
    let last = from.defaultValue
    const deriveFrom = (text: string) => {
      if (text === last) return
      for (const { name, derive } of fields) {
        const field = fieldNamed(element, name)
        if (field && (field.value === '' || field.value === derive(last))) write(field, derive(text))
      }
      last = text
    }
    const follow = (event: Event) => {
      const input = fieldNamed(element, source)
      if (input && event.target === input) deriveFrom(input.value)
    }
    deriveFrom(from.value)
    element.addEventListener('input', follow)
    return () => {
      element.removeEventListener('input', follow)
    }
  }, [form, source, fields])
}

function write(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  if (field.value === text) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fieldNamed(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}
