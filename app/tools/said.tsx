/** Announces what has just happened to something that the browser saves, with a way back. */
import { useEffect, useRef } from 'react'
import { isFocusLost } from '~/components/layout/focus'
import { Button } from '~/components/ui/button'

export interface Message {
  text: string
  /** Takes back what can be undone. */
  undo?: () => void
}

/** The message takes over the focus of a button that is gone: a screen reader would start over at the top. */
export function Said({ message }: { message: Message | undefined }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!message || !isFocusLost() || !('userActivation' in navigator && navigator.userActivation.hasBeenActive)) return
    const target = ref.current?.querySelector('button') ?? ref.current
    target?.focus({ preventScroll: true })
  }, [message])
  return (
    <div ref={ref} role="status" tabIndex={-1} data-quiet-focus className="no-print empty:hidden">
      {message === undefined || message.text === '' ? null : (
        <p className="flex flex-wrap items-center gap-4 rounded-field border-l-8 border-moss bg-panel px-5 py-3">
          <span className="whitespace-pre-line">{message.text}</span>
          {message.undo ? (
            <Button
              look="secondary"
              onClick={() => {
                message.undo?.()
                ref.current?.focus()
              }}
            >
              Undo
            </Button>
          ) : null}
        </p>
      )}
    </div>
  )
}
