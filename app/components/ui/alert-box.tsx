/** What a form says before its fields and wants to be read first. */
import { useEffect, useRef, type ReactNode } from 'react'

interface AlertBoxProps {
  kind?: 'problem' | 'question'
  /** It takes the focus when it comes, and with each new value of this; undefined: it takes none. */
  focusOn: unknown
  children: ReactNode
}

const borders = { problem: 'border-danger bg-card', question: 'border-bark bg-panel' } as const

export function AlertBox({ kind = 'problem', focusOn, children }: AlertBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOn !== undefined) ref.current?.focus()
  }, [focusOn])
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      data-quiet-focus
      className={`mb-6 rounded-field border-4 p-4 font-sans ${borders[kind]}`}
    >
      {children}
    </div>
  )
}
