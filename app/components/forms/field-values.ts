/** Hidden fields and buttons are left out, and so are files except where a function names them. */

export type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type FieldValue = string | boolean | FileList

const untypedInputs = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

export function isFormField(element: unknown): element is FormField {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true
  return element instanceof HTMLInputElement && !untypedInputs.includes(element.type)
}

export function isFileInput(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'file'
}

export function isChanged(field: FormField): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected)
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}

export function readField(field: FormField): FieldValue {
  if (isFileInput(field)) return field.files ?? ''
  return isCheckable(field) ? field.checked : field.value
}

/**
 * Fires no event. The setter is the prototype's, because React's own on the element would swallow the event that
 * follows.
 */
export function setField(field: FormField, value: FieldValue): void {
  const property = typeof value === 'string' ? 'value' : typeof value === 'boolean' ? 'checked' : 'files'
  Reflect.set(Object.getPrototypeOf(field), property, value, field)
}

export function announceField(field: FormField): void {
  const clicked = isCheckable(field) ? ['click'] : []
  const chosen = field instanceof HTMLSelectElement || isFileInput(field) ? ['change'] : []
  for (const type of [...clicked, 'input', ...chosen]) {
    // A MouseEvent would check the box itself.
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

function isCheckable(field: FormField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
}
