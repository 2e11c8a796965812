/** A notice is for people without JavaScript, and for those to whom a five-second toast is too short. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { Message, UndoForm } from '~/lib/messages'
import { isFocusLost } from '~/components/layout/focus'
import { SiteLink } from '~/components/ui/site-link'
import { UndoButton } from './undo-button'

interface NoticeProps {
  message: Message
  kind?: 'success' | 'error'
  undo?: UndoForm | undefined
  /** The answered form is gone, and focus with it. `whenLost` is for when the pressed button may still be there. */
  takesFocus?: 'always' | 'whenLost'
  children?: ReactNode
}

const looks = {
  success: 'border-[#1e5a2c] bg-[#ddefd9] text-[#1c1f1a] dark:border-moss dark:bg-card dark:text-ink',
  error: 'border-danger bg-card text-ink',
} as const

export function Notice({ message, kind = 'success', undo, takesFocus, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus === 'always' || (takesFocus === 'whenLost' && isFocusLost()))
      ref.current?.focus({ preventScroll: true })
  }, [takesFocus, message])
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      data-quiet-focus
      className={`rounded-field border-l-8 px-5 py-4 ${looks[kind]}`}
    >
      <p className="font-sans text-xl font-bold">{message.title}</p>
      {message.outcome === undefined ? null : <p className="font-semibold wrap-anywhere">{message.outcome}</p>}
      <p>{message.description}</p>
      {undo === undefined ? null : <UndoButton undo={undo} />}
      {children}
      {message.link === undefined ? null : (
        <p className="mt-1">
          <SiteLink to={message.link.to}>{message.link.label}</SiteLink>
        </p>
      )}
    </div>
  )
}
