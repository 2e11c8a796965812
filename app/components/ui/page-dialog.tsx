/**
 * A page of the dashboard that is a dialog with JavaScript: served open, in the place of the list behind it, and made
 * modal once it is alive. Whatever closes it is a link, so that the address always says what is open.
 */
import { useNavigate } from '@remix-run/react'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { ErrorWords } from '~/lib/error-words'
import { ButtonLink } from './button'
import { SiteLink } from './site-link'

interface PageDialogProps {
  title: string
  /** The page behind it. */
  back: string
  /** A question has few words. */
  isQuestion?: boolean
  children: ReactNode
}

export function PageDialog({ title, back, isQuestion = false, children }: PageDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const navigate = useNavigate()
  // A modal one closes on Escape, which must ask about what was typed before the page came alive. The router asks only
  // once the editor inside has been rendered a second time: with this, or before.
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIsAlive(true)
    })
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [])
  useEffect(() => {
    const dialog = ref.current
    if (!isAlive || !dialog || dialog.matches(':modal')) return
    // A dialog that is open cannot be made modal.
    const { activeElement } = document
    dialog.close()
    dialog.showModal()
    // What somebody was typing in while the page came alive keeps the focus.
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus()
    else heading.current?.focus()
  }, [isAlive])
  return (
    <dialog
      ref={ref}
      open
      className={`dialog page-dialog ${isQuestion ? 'question' : ''}`}
      aria-labelledby={titleId}
      // It closes by leaving its address, so that what is unsaved is asked about.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        navigate(back, { preventScrollReset: true })
      }}
      // A browser closes it all the same at the second Escape.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        currentTarget.showModal()
        navigate(back, { preventScrollReset: true })
      }}
    >
      <div className="flex items-start justify-between gap-4 border-b border-hairline px-5 py-3 sm:px-6 sm:py-4">
        <h2
          id={titleId}
          ref={heading}
          tabIndex={-1}
          data-quiet-focus
          className="flex min-h-11 min-w-0 items-center wrap-anywhere"
        >
          {title}
        </h2>
        <SiteLink
          to={back}
          preventScrollReset
          className="-mr-2.75 inline-flex size-11 shrink-0 items-center justify-center rounded-field text-ink hover:bg-panel"
        >
          <X aria-hidden="true" size={22} />
          <span className="sr-only">Close</span>
        </SiteLink>
      </div>
      <div className="px-5 py-5 sm:px-6">{children}</div>
    </dialog>
  )
}

/** In the place of an editor whose record is not there. */
export function GoneDialog({ words, back }: { words: ErrorWords; back: string }) {
  return (
    <PageDialog title={words.title} back={back} isQuestion>
      <p>{words.message}</p>
      <p className="mt-5">
        <ButtonLink to={back} preventScrollReset>
          Back to the list
        </ButtonLink>
      </p>
    </PageDialog>
  )
}
