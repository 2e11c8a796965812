export function fillIn(inside: Element | null | undefined, name: string, text: string | null): void {
  const field = inside?.closest('form')?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  if (text === null || field.value.trim() !== '') return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
