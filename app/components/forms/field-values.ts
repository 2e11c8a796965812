/** What a person can type or choose in a form: not hidden fields, buttons or files. */

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const untypedInputs = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

export function isFormField(element: unknown): element is FormField {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLInputElement && !untypedInputs.includes(element.type)
}

/** Whether it differs from what the server sent. */
export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected)
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}

/** Whether it is checked, or its text. */
export function readField(field: FormField): string | boolean {
  return isCheckable(field) ? field.checked : field.value
}

/** Without an event. The prototype's setter: React's own on the element would swallow the event that follows. */
export function setField(field: FormField, value: string | boolean): void {
  Reflect.set(Object.getPrototypeOf(field), typeof value === 'boolean' ? 'checked' : 'value', value, field)
}

/** Tells React and the form of a value that was set. */
export function announceField(field: FormField): void {
  const clicked = isCheckable(field) ? ['click'] : []
  for (const type of [...clicked, 'input', ...(field instanceof HTMLSelectElement ? ['change'] : [])]) {
    // No MouseEvent, so that it checks nothing itself.
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function isCheckable(field: FormField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}
