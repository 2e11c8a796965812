/** A public form stores what was typed until it is sent, in the tab, by the address that the form is sent to. */
import { useEffect, useState } from 'react'
import { tabStorage } from '~/lib/browser-storage'
import { parseJson } from '~/lib/parse-json'
import { announceField, isChanged, isFormField, setField, type FormField } from './field-values'

interface KeptInput {
  address: string
  names: readonly string[]
  /** A form that came back is newer than what was stored. */
  isRefused: boolean
}

/** `names` must be the same array each time. */
export function useKeptInput(formId: string, { address, names, isRefused }: KeptInput): void {
  const [cameBack] = useState(isRefused)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    const fields = () => names.flatMap((name) => fieldNamed(form, name))
    const keep = () => {
      const values = fields().map(({ name, value }) => [name, value])
      tabStorage.write(keyOf(address), JSON.stringify(Object.fromEntries(values)))
    }
    if (!cameBack) fields().forEach(fillFrom(readKept(address)))
    // Fields may have been filled in before hydration, or by the browser.
    if (cameBack || fields().some(isChanged)) keep()
    form.addEventListener('input', keep)
    return () => {
      form.removeEventListener('input', keep)
    }
  }, [formId, address, names, cameBack])
}

export function forgetInput(address: string): void {
  tabStorage.remove(keyOf(address))
}

function keyOf(address: string): string {
  return `stagwise-typed ${address}`
}

function readKept(address: string): ReadonlyMap<string, unknown> {
  const kept: unknown = parseJson(tabStorage.read(keyOf(address)) ?? '')
  return new Map(Object.entries(kept ?? {}))
}

function fieldNamed(form: HTMLFormElement, name: string): FormField[] {
  const field = form.elements.namedItem(name)
  return isFormField(field) ? [field] : []
}

function fillFrom(kept: ReadonlyMap<string, unknown>) {
  return (field: FormField) => {
    const text = kept.get(field.name)
    if (typeof text !== 'string' || text === field.value || isChanged(field)) return
    setField(field, text)
    announceField(field)
  }
}
