/**
 * Keeps what was typed into a public form until it is sent, for the way back to it: in the tab, by the address that
 * the form is sent to.
 */
import { useEffect, useState } from 'react'
import { tabStorage } from '~/lib/browser-storage'
import { announceField, isChanged, isFormField, setField, type FormField } from './field-values'

interface KeptInput {
  /** Where the form is sent. */
  address: string
  /** The names of text fields. */
  names: readonly string[]
  /** A form that came back is newer than what was kept. */
  isRefused: boolean
}

/** `names`: the same array each time. */
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
    // Includes what was typed before hydration, and what the browser filled in again itself.
    if (cameBack || fields().some(isChanged)) keep()
    form.addEventListener('input', keep)
    return () => {
      form.removeEventListener('input', keep)
    }
  }, [formId, address, names, cameBack])
}

/** After the form was sent. */
export function forgetInput(address: string): void {
  tabStorage.remove(keyOf(address))
}

function keyOf(address: string): string {
  return `stagwise-typed ${address}`
}

function readKept(address: string): ReadonlyMap<string, unknown> {
  const kept: unknown = JSON.parse(tabStorage.read(keyOf(address)) ?? '{}')
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
