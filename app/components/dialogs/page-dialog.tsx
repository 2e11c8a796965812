/** Closing the dialog is always a link, so the address matches what is open. */
import { useNavigate } from '@remix-run/react'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import type { ErrorWords } from '~/lib/messages'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'

interface PageDialogProps {
  title: string
  back: string
  isQuestion?: boolean
  children: ReactNode
}

export function PageDialog({ title, back, isQuestion = false, children }: PageDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const navigate = useNavigate()
  // Without JavaScript the content is a whole page, so its heading is the first.
  const Heading = useHydrated() ? 'h2' : 'h1'
  // Escape must ask about unsaved text, and the router's blocker is active only from the second render on.
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
    // An open dialog cannot be made modal.
    const { activeElement } = document
    dialog.close()
    dialog.showModal()
    // Keeps focus in the field somebody is already typing in.
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.focus()
    else heading.current?.focus()
  }, [isAlive])
  return (
    <dialog
      ref={ref}
      open
      className={`dialog page-dialog ${isQuestion ? 'question' : ''}`}
      aria-labelledby={titleId}
      // Closes by navigating, so that unsaved text is asked about.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        navigate(back, { preventScrollReset: true })
      }}
      // Browsers close a dialog anyway on the second Escape.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return
        currentTarget.showModal()
        navigate(back, { preventScrollReset: true })
      }}
    >
      <div className="flex items-start justify-between gap-4 border-b border-hairline px-5 py-3 cramped:flex-col-reverse cramped:gap-0 cramped:px-3 sm:px-6 sm:py-4">
        <Heading
          id={titleId}
          ref={heading}
          tabIndex={-1}
          data-quiet-focus
          className="flex min-h-11 min-w-0 items-center text-2xl wrap-anywhere cramped:text-xl"
        >
          {title}
        </Heading>
        <SiteLink
          to={back}
          preventScrollReset
          className="-mr-2.75 inline-flex size-11 shrink-0 items-center justify-center cramped:self-end rounded-field text-ink hover:bg-panel"
        >
          <X aria-hidden="true" size={22} />
          <span className="sr-only">Close</span>
        </SiteLink>
      </div>
      <div className="px-5 py-5 sm:px-6">{children}</div>
    </dialog>
  )
}

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
