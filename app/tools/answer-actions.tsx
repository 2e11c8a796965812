/** What a visitor does with an answer: copy its link, share it, print it. Without JavaScript the browser's own menu does. */
import { useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { buttonClass } from '~/components/ui/button'

interface AnswerActionsProps {
  title: string
  shared?: URLSearchParams | undefined
  children?: ReactNode
}

export function AnswerActions({ title, shared, children }: AnswerActionsProps) {
  const isHydrated = useHydrated()
  const [message, setMessage] = useState('')
  const say = (outcome: Promise<void>, done: string, failed: string) => {
    outcome.then(
      () => {
        setMessage(done)
      },
      (error: unknown) => {
        // Closing the share sheet is no failure.
        setMessage(error instanceof DOMException && error.name === 'AbortError' ? '' : failed)
      },
    )
  }
  const address = () => {
    const url = new URL(window.location.href)
    for (const name of new Set(shared?.keys())) url.searchParams.delete(name)
    for (const [name, value] of shared ?? []) url.searchParams.append(name, value)
    url.hash = ''
    return url.href
  }
  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-2">
        {isHydrated ? (
          <>
            <button
              type="button"
              className={buttonClass('secondary')}
              onClick={() => {
                say(
                  navigator.clipboard.writeText(address()),
                  'Link copied.',
                  'The browser did not allow it. Copy the address of the page instead.',
                )
              }}
            >
              Copy link
            </button>
            {'share' in navigator ? (
              <button
                type="button"
                className={buttonClass('secondary')}
                onClick={() => {
                  say(navigator.share({ title, url: address() }), '', 'Sharing did not work. Copy the link instead.')
                }}
              >
                Share
              </button>
            ) : null}
            <button
              type="button"
              className={buttonClass('secondary')}
              onClick={() => {
                window.print()
              }}
            >
              Print
            </button>
          </>
        ) : null}
        {children}
      </div>
      <p role="status" className="mt-2 text-base text-soft empty:hidden">
        {message}
      </p>
    </div>
  )
}
