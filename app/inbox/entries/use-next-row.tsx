import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, type FormEvent } from 'react'
import { isFocusLost } from '~/components/layout/focus'

/** When what was pressed disappears with what it did, focus goes to the same in the next row that has it. */
export function useNextRow() {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ selector: string; others: readonly string[] }>()
  const { state } = useNavigation()
  const onSubmit = ({ nativeEvent }: FormEvent) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    // A key sends the form above the list from a row.
    const index = rows.findIndex((row) => row.contains(submitter ?? document.activeElement))
    if (index === -1) return
    const others = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()]
    const selector = submitter instanceof HTMLButtonElement ? `button[value="${submitter.value}"]` : 'h3 a'
    pressed.current = { selector, others: others.map((row) => row.dataset.entry ?? '') }
  }
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const { selector, others } = pressed.current
    pressed.current = undefined
    if (!isFocusLost()) return
    const same = others.map((id) => `[data-entry="${id}"] ${selector}`)
    const next = [...same, '[data-entry] button', 'h2'].map((each) => list.current?.querySelector<HTMLElement>(each))
    next.find((each) => each)?.focus({ preventScroll: true })
  }, [state])
  return { list, onSubmit }
}
