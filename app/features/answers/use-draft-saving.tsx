import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLeaveGuard } from '~/components/forms/use-leave-guard'
import { createDraftSaver, type SavingState } from './draft-saver'

interface SavingOptions {
  url: string
  /** What the server said about the form. */
  reply: { differences?: unknown; question?: unknown } | undefined
}

/** Asks before the page is left only while something could not be saved. */
export function useDraftSaving(ref: RefObject<HTMLFormElement>, { url, reply }: SavingOptions) {
  const [state, setState] = useState<SavingState>({ kind: 'idle' })
  const saver = useRef<ReturnType<typeof createDraftSaver>>()
  const { arm, letGo } = useLeaveGuard(false)
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    const show = (now: SavingState) => {
      setState(now)
      if (now.kind === 'failed') arm()
      else letGo()
    }
    const own = createDraftSaver(form, { url, show })
    saver.current = own
    if (hasTyped(form)) own.noteTyping()
    const leaving = new AbortController()
    const { signal } = leaving
    const hide = () => {
      if (document.visibilityState === 'hidden') own.leave()
    }
    const submit = () => {
      own.noteSubmit()
      letGo()
    }
    document.addEventListener('visibilitychange', hide, { signal })
    window.addEventListener('pagehide', own.leave, { signal })
    form.addEventListener('input', own.noteTyping, { signal })
    form.addEventListener('submit', submit, { signal, capture: true })
    return () => {
      leaving.abort()
      own.leave()
      own.stop()
    }
  }, [ref, url, arm, letGo])
  useEffect(() => {
    if (reply) saver.current?.noteReply(reply.differences !== undefined || reply.question !== undefined)
  }, [reply])
  return state
}

/** Before hydration. */
function hasTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')) &&
      field.value !== field.defaultValue,
  )
}
