/** Asks before unsaved changes are lost: when the page is left by a link, and when the window is closed. */
import { useBlocker } from '@remix-run/react'
import { useEffect, useRef, type RefObject } from 'react'

const question = 'You have unsaved changes. Leave without saving?'

/** `isUnsaved`: the form came back with what was typed. Call the result when the form is on its way. */
export function useUnsavedGuard(form: RefObject<HTMLFormElement>, isUnsaved: boolean, answer: unknown): () => void {
  const isDirty = useRef(isUnsaved)
  const isSending = useRef(false)
  useEffect(() => {
    isSending.current = false
    if (isUnsaved) isDirty.current = true
  }, [answer, isUnsaved])

  useEffect(() => {
    const element = form.current
    // What was typed before the page came alive counts too.
    if (element && hasChanges(element)) isDirty.current = true
    const markDirty = () => {
      isDirty.current = true
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current && !isSending.current) event.preventDefault()
    }
    element?.addEventListener('input', markDirty)
    window.addEventListener('beforeunload', warn)
    return () => {
      element?.removeEventListener('input', markDirty)
      window.removeEventListener('beforeunload', warn)
    }
  }, [form])

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && !isSending.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])

  return () => {
    isSending.current = true
  }
}

function hasChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (field instanceof HTMLSelectElement) return [...field.options].some((o) => o.selected !== o.defaultSelected)
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })
}
