/**
 * React resets a `<textarea>` that was served with a text, hears of no file that was chosen before, and renders the
 * whole document again if a browser extension has changed it: then every field is a new element.
 */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import {
  announceField,
  isChanged,
  isFileInput,
  isFormField,
  readField,
  setField,
  type FieldValue,
  type FormField,
} from '~/components/forms/field-values'

interface Typed {
  field: FormField
  value: FieldValue
  place: number
}

interface TypedBefore {
  typed: readonly Typed[]
  focused: Typed | undefined
}

/** Call before hydrateRoot(). */
export function watchFields(page: Document): () => TypedBefore {
  const typed = new Map<FormField, Typed>()
  let focused: Typed | undefined
  const toTyped = (field: FormField): Typed => ({
    field,
    value: readField(field),
    place: fieldsLike(field, page).indexOf(field),
  })
  const note = (field: unknown) => {
    if (!isFormField(field) && !isFileInput(field)) return
    if (isChanged(field) || typed.has(field)) typed.set(field, toTyped(field))
  }
  const onInput = ({ target }: Event) => {
    note(target)
  }
  const onFocus = ({ target }: { target: unknown }) => {
    focused = isFormField(target) ? toTyped(target) : undefined
  }
  page.querySelectorAll('input, textarea, select').forEach(note)
  onFocus({ target: page.activeElement })
  page.addEventListener('input', onInput)
  page.addEventListener('focusin', onFocus)
  return () => {
    page.removeEventListener('input', onInput)
    page.removeEventListener('focusin', onFocus)
    return { typed: [...typed.values()], focused }
  }
}

/**
 * Fills the fields in after hydration, then tells the forms, whose effects have run by then, and presses the buttons
 * that were pressed before, submit buttons last.
 */
export function WithInputBeforeHydration({ take, children }: { take: () => TypedBefore; children: ReactNode }) {
  const filled = useRef<FormField[]>([])
  const pressed = useRef<HTMLElement[]>([])
  const inUse = useRef<Typed>()
  useLayoutEffect(() => {
    // React hears of every later press.
    pressed.current = [...document.querySelectorAll<HTMLElement>('[data-pressed]')]
    const { typed, focused } = take()
    for (const each of typed) {
      const field = shownField(each)
      const isKept = field && readField(field) === each.value
      if (!field || (isKept && !isFileInput(field))) continue
      if (!isKept) setField(field, each.value)
      filled.current.push(field)
    }
    const isLeft = focused?.field.isConnected && document.activeElement === document.body
    inUse.current = isLeft ? undefined : focused
  }, [take])
  useEffect(() => {
    // The page's own effects, which may focus an error, do not take the focus from somebody who is typing.
    if (inUse.current) focusAgain(inUse.current)
    for (const field of filled.current.splice(0)) announceField(field)
    for (const button of document.querySelectorAll('[data-pressed]')) button.removeAttribute('data-pressed')
    for (const button of pressed.current.splice(0)) button.click()
    document.documentElement.dataset.hydrated = ''
    delete document.documentElement.dataset.saved
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
      form.removeAttribute('data-held')
      form.inert = false
      form.requestSubmit()
    }
  }, [])
  return children
}

/** React may have put another element in its place. */
function shownField({ field, place }: Typed): FormField | undefined {
  return field.isConnected ? field : fieldsLike(field, document)[place]
}

function focusAgain(focused: Typed): void {
  const field = shownField(focused)
  if (field === document.activeElement) return
  field?.focus({ preventScroll: true })
  if (!field || field instanceof HTMLSelectElement || focused.field instanceof HTMLSelectElement) return
  const { selectionStart, selectionEnd } = focused.field
  // The selection is null for a type without a caret, such as email.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

function fieldsLike(field: FormField, page: Document): FormField[] {
  return fieldsOfKind(kindOf(field), page)
}

export function fieldsOfKind(kind: string, page: Document): FormField[] {
  const fields = [...page.querySelectorAll<FormField>('input, textarea, select')]
  return fields.filter((field) => kindOf(field) === kind)
}

/** Names a field as the same page has it after it was rendered or loaded again. */
export function kindOf(field: FormField): string {
  const { form, type, name, id } = field
  const choice = type === 'checkbox' || type === 'radio' ? field.value : ''
  return JSON.stringify([form?.getAttribute('id'), form?.getAttribute('action'), type, name === '' ? id : name, choice])
}
