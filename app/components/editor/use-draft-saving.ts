import { useContext, useEffect, useRef, useState, type RefObject } from 'react'
import { useLeaveGuard } from '~/components/forms/use-leave-guard'
import { hasChanges } from '~/components/forms/use-unsaved-guard'
import { OperatorContext } from '~/components/layout/operator-context'
import { createDraftSaver, type DraftSaver, type SavingState } from './draft-saver'

interface SavingOptions {
  url: string | undefined
  reply: { differences?: unknown; question?: unknown } | undefined
  openedAs?: string | undefined
  /** Asks before the page is left while anything is unsaved; otherwise only once a save has failed. */
  asksUntilSaved?: boolean
}

export function useDraftSaving(ref: RefObject<HTMLFormElement>, options: SavingOptions) {
  const { url, reply, openedAs, asksUntilSaved = false } = options
  const [state, setState] = useState<SavingState>({ kind: 'idle' })
  const saver = useRef<DraftSaver>()
  const { operatorId } = useContext(OperatorContext)
  const { arm, letGo } = useLeaveGuard(asksUntilSaved && reply !== undefined)
  useEffect(() => {
    const form = ref.current
    if (!form) return undefined
    const isChanged = hasChanges(form)
    const show = (now: SavingState, isDirty: boolean) => {
      setState(now)
      if (now.kind === 'failed' || (asksUntilSaved && isDirty)) arm()
      else letGo()
    }
    const own = url === undefined ? undefined : createDraftSaver(form, { url, operatorId, hasTyped: isChanged, show })
    saver.current = own
    const type = () => {
      if (asksUntilSaved) arm()
      own?.noteTyping()
    }
    if (isChanged) type()
    const leaving = new AbortController()
    const { signal } = leaving
    const hide = () => {
      if (document.visibilityState === 'hidden') own?.leave()
    }
    const leave = () => own?.leave()
    document.addEventListener('visibilitychange', hide, { signal })
    window.addEventListener('pagehide', leave, { signal })
    form.addEventListener('input', type, { signal })
    return () => {
      leaving.abort()
      own?.leave()
      own?.stop()
    }
  }, [ref, url, operatorId, asksUntilSaved, arm, letGo])
  useEffect(() => {
    if (reply) saver.current?.noteReply(reply.differences !== undefined || reply.question !== undefined)
  }, [reply])
  useEffect(() => saver.current?.noteStored(), [openedAs])
  const noteSubmit = () => {
    saver.current?.noteSubmit()
    // The text may still get lost before the answer.
    if (!asksUntilSaved) letGo()
  }
  return { state, saver, noteSubmit }
}
