/** A key presses the rows and buttons on the page. */
import type { KeyAction } from './keys'

/** Values of the buttons and of the choices for the selected rows. */
const changes: Readonly<Partial<Record<KeyAction, readonly string[]>>> = {
  answered: ['contacted', 'replied'],
  closed: ['closed'],
  spam: ['not-spam', 'spam'],
  delete: ['delete'],
}

export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button]), textarea, select'
  return target instanceof Element && target.closest(`${fields}, [contenteditable]`) !== null
}

export function pressKey(action: KeyAction): void {
  const row = currentRow()
  const change = changes[action]
  if (change !== undefined) changeEntries(action, change, row)
  else if (action === 'next-row' || action === 'previous-row') moveRow(row, action === 'next-row' ? 1 : -1)
  else if (action === 'open') row?.querySelector<HTMLElement>('h2 a')?.click()
  else if (action === 'select') row?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  else if (action === 'search') find<HTMLInputElement>('[role=search] input[type=search]')?.select()
  else if (action === 'next-entry') find<HTMLElement>('a[rel=next][data-neighbor]')?.click()
  else if (action === 'previous-entry') find<HTMLElement>('a[rel=prev][data-neighbor]')?.click()
}

function find<Found extends Element>(selector: string, within: ParentNode | null = document.querySelector('main')) {
  return within?.querySelector<Found>(selector)
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-entry]')]

function currentRow(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

function moveRow(row: HTMLElement | undefined, step: 1 | -1): void {
  const all = rows()
  const index = row === undefined ? -1 : all.indexOf(row)
  const next = row === undefined ? all.at(step === 1 ? 0 : -1) : all[index + step]
  next?.querySelector<HTMLElement>('h2 a')?.focus()
}

/** Changes the selected rows, else the row with the focus, else the entry whose page it is. */
function changeEntries(action: KeyAction, values: readonly string[], row: HTMLElement | undefined): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main [data-entry] input[type=checkbox]')]
  if (boxes.some((box) => box.checked)) {
    changeSelected(values)
    return
  }
  const place = row ?? (boxes.length === 0 ? document.querySelector('main article') : null)
  const button = place && find<HTMLElement>(selectorOf(action, values), place)
  if (button) button.click()
  else if (row && action === 'spam') {
    // The row has no button for the change.
    row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
    changeSelected(values)
  }
}

function selectorOf(action: KeyAction, values: readonly string[]): string {
  if (action === 'spam') return 'button[name=isSuspected]'
  if (action === 'delete') return 'a[href*="/delete"]'
  return values.map((value) => `button[name=status][value=${value}]`).join()
}

function changeSelected(values: readonly string[]): void {
  const choice = find<HTMLSelectElement>('select[name=change]')
  const value = [...(choice?.options ?? [])].map((option) => option.value).find((each) => values.includes(each))
  if (!choice || value === undefined) return
  choice.value = value
  choice.form?.requestSubmit()
}
