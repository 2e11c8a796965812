/** The keys of the dashboard with their list. They can be switched off (WCAG 2.1.4), which this browser remembers. */
import { useLocation, useNavigate, useRouteLoaderData, useSubmit } from '@remix-run/react'
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Dialog } from '~/components/dialogs/dialog'
import { useToaster } from '~/components/feedback/toaster'
import { Button } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import type { UndoForm } from '~/lib/messages'
import { storedText } from '~/lib/use-stored-text'
import { tabPath } from '~/paths'
import { actionOf, keyHelp, sequenceMs, type KeyAction } from './keys'
import { isTyping, pressKey } from './press-key'

const OpenKeys = createContext<() => void>(() => undefined)

/** It takes its place at once, so that nothing moves when the page comes to life. */
export function KeysButton() {
  const open = useContext(OpenKeys)
  return (
    <Button look="secondary" onClick={open} extra={`noscript:hidden ${useHydrated() ? '' : 'invisible'}`}>
      Keys
    </Button>
  )
}

const stored = storedText('stagwise-keys')
const off = 'off'

export function Keys({ formToken, children }: { formToken: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  // Storage may be blocked.
  const [isOffHere, setOffHere] = useState(false)
  const isOn = stored.useText() !== off && !isOffHere
  useKeys(isOn, {
    help: () => {
      setOpen(true)
    },
    undo: useUndo(formToken),
  })
  const turn = (on: boolean) => {
    setOffHere(!on)
    if (on) stored.forget()
    else stored.save(off)
  }
  return (
    <OpenKeys.Provider
      value={() => {
        setOpen(true)
      }}
    >
      {children}
      <Dialog
        title="Keys"
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
        }}
      >
        <label className="flex min-h-11 items-center gap-3 font-sans font-semibold">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => {
              turn(currentTarget.checked)
            }}
            className="size-5 accent-pine-2"
          />
          Use these keys in this browser
        </label>
        <p className="mt-1">They do nothing while you type in a field. With rows selected, they act on all of these.</p>
        <KeyList />
      </Dialog>
    </OpenKeys.Provider>
  )
}

function KeyList() {
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2 font-sans text-base">
      {keyHelp.map(({ keys, joined = 'or', does }) => (
        <div key={does} className="contents">
          <dt className="whitespace-nowrap">
            {keys.map((key, index) => (
              <span key={key}>
                {index === 0 ? '' : ` ${joined} `}
                <kbd className="rounded-field border border-control bg-panel px-2 py-0.5">{key}</kbd>
              </span>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

interface OwnActions {
  help: () => void
  undo: () => void
}

function useKeys(isOn: boolean, own: OwnActions): void {
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
      // Only moving goes on while a key is held.
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

/** Takes back what was done last, also when its message is gone. */
function useUndo(formToken: string): () => void {
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
