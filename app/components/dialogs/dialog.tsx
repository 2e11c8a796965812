/**
 * The page serves the same content without JavaScript. Typed text survives closing, and a click outside does not close
 * the dialog.
 */
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type ReactNode } from 'react'

// By default the browser would focus the close button.
const firstField = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === isOpen) return
    if (!isOpen) {
      dialog.close()
      return
    }
    dialog.showModal()
    dialog.querySelector<HTMLElement>(firstField)?.focus()
  }, [isOpen])
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      // Escape does what the close button does; browsers close by themselves on the second Escape.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        if (isOpen) onClose()
      }}
    >
      <div className="flex items-start justify-between gap-4 border-b border-hairline px-6 py-4 cramped:flex-col-reverse cramped:gap-0 cramped:px-3">
        <h2 id={titleId} className="flex min-h-11 items-center">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          className="-mr-2.75 inline-flex size-11 shrink-0 items-center justify-center rounded-field hover:bg-panel"
        >
          <X aria-hidden="true" size={22} />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="px-6 py-5 cramped:px-3">{children}</div>
    </dialog>
  )
}
