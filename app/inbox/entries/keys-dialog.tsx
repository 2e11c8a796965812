/** The list of the keys. Keys can be switched off (WCAG 2.1.4), which this browser remembers. */
import { createContext, useContext, useState, type ReactNode } from 'react'
import { Dialog } from '~/components/dialogs/dialog'
import { Button } from '~/components/ui/button'
import { storedText } from '~/lib/use-stored-text'
import { keyHelp } from './keys'
import { useKeys, useUndo } from './use-keys'

const OpenKeys = createContext<() => void>(() => undefined)

/** The button takes its place at once, so that nothing moves when the page hydrates. */
export function KeysButton() {
  const open = useContext(OpenKeys)
  return (
    <Button look="secondary" onClick={open} extra="noscript:hidden">
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
        <p className="mt-1">
          They do nothing while you type in a field. With rows selected, c, e, s, and # act on all of them.
        </p>
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
