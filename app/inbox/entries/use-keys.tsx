import { useLocation, useNavigate, useRouteLoaderData, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useToaster } from '~/components/feedback/toaster'
import { formTokenField } from '~/lib/form-rules'
import type { UndoForm } from '~/lib/messages'
import { tabPath } from '~/paths'
import { actionOf, sequenceMs, type KeyAction } from './keys'
import { isTyping, pressKey } from './press-key'

interface OwnActions {
  help: () => void
  undo: () => void
}

export function useKeys(isOn: boolean, own: OwnActions): void {
  const navigate = useNavigate()
  const prefixAt = useRef(-Infinity)
  const act = useRef<(action: KeyAction) => void>(() => undefined)
  useEffect(() => {
    act.current = (action) => {
      if (action === 'help') own.help()
      else if (action === 'undo') own.undo()
      else if (action === 'quotes') navigate(tabPath('quotes'))
      else if (action === 'messages') navigate(tabPath('contacts'))
      else pressKey(action)
    }
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const action = actionOf(event, event.timeStamp - prefixAt.current < sequenceMs)
      prefixAt.current = action === 'prefix' ? event.timeStamp : -Infinity
      if (action === undefined || action === 'prefix') return
      // Only moving continues while a key is held.
      if (event.repeat && action !== 'next-row' && action !== 'previous-row') return
      event.preventDefault()
      act.current(action)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOn])
}

/** Takes back what was done last, even when its message is gone. */
export function useUndo(formToken: string): () => void {
  const undo = undoIn(useRouteLoaderData('root'))
  const last = useRef<UndoForm>()
  const submit = useSubmit()
  const { show } = useToaster()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (undo) last.current = undo
  }, [undo])
  return () => {
    const form = last.current
    last.current = undefined
    if (form === undefined) {
      show({ kind: 'error', title: 'Nothing to Undo', description: 'Nothing was changed since this page was opened.' })
      return
    }
    const fields = { ...form.fields, back: pathname + search, [formTokenField]: formToken }
    submit(fields, { method: 'post', action: form.action, preventScrollReset: true })
  }
}

function undoIn(root: unknown): UndoForm | undefined {
  if (typeof root !== 'object' || root === null || !('toast' in root)) return undefined
  const { toast } = root
  if (typeof toast !== 'object' || toast === null || !('undo' in toast)) return undefined
  return isUndoForm(toast.undo) ? toast.undo : undefined
}

function isUndoForm(value: unknown): value is UndoForm {
  return typeof value === 'object' && value !== null && 'action' in value && 'fields' in value
}
