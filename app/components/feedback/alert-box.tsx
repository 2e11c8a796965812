import { useEffect, useRef, type ReactNode } from 'react'

interface AlertBoxProps {
  id?: string
  kind?: 'problem' | 'question'
  focusOn: unknown
  children: ReactNode
}

const borders = { problem: 'border-danger bg-card', question: 'border-bark bg-panel' } as const

export function AlertBox({ id, kind = 'problem', focusOn, children }: AlertBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOn !== undefined) ref.current?.focus()
  }, [focusOn])
  return (
    <div
      ref={ref}
      id={id}
      role="alert"
      tabIndex={-1}
      data-quiet-focus
      className={`mb-6 rounded-field border-4 p-4 font-sans ${borders[kind]}`}
    >
      {children}
    </div>
  )
}
