/** A visitor copies an answer's link here, shares it, or prints it. Without JavaScript the browser's own menu does. */
import { useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'

/** The parameters that say where somebody hunts. A state alone says little. */
const privateParameters = ['lat', 'lon', 'place', 'zone', 'stand', 'truck']

interface AnswerActionsProps {
  title: string
  shared?: URLSearchParams | undefined
  children?: ReactNode
}

export function AnswerActions({ title, shared, children }: AnswerActionsProps) {
  const isHydrated = useHydrated()
  const [message, setMessage] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const secrets = privateParameters.filter((name) => shared?.has(name))
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
    if (isPrivate) for (const name of privateParameters) url.searchParams.delete(name)
    url.hash = 'result'
    return url.href
  }
  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          extra="noscript:hidden"
          onClick={() => {
            say(
              navigator.clipboard.writeText(address()),
              'Link copied.',
              'The browser did not allow it. Copy the address of the page instead.',
            )
          }}
        >
          Copy link
        </Button>
        {isHydrated && 'share' in navigator ? (
          <Button
            look="secondary"
            onClick={() => {
              say(navigator.share({ title, url: address() }), '', 'Sharing did not work. Copy the link instead.')
            }}
          >
            Share
          </Button>
        ) : null}
        <Button
          look="secondary"
          extra="noscript:hidden"
          onClick={() => {
            window.print()
          }}
        >
          Print
        </Button>
        {children}
      </div>
      {secrets.length > 0 ? (
        <label className="mt-3 flex noscript:hidden min-h-11 items-center gap-2 text-base">
          <input
            type="checkbox"
            className="size-5"
            checked={isPrivate}
            onChange={({ currentTarget }) => {
              setPrivate(currentTarget.checked)
            }}
          />
          {secrets.includes('stand')
            ? 'Leave my place and my stands out of the link'
            : 'Leave my place out of the link'}
        </label>
      ) : null}
      <p role="status" className="mt-2 text-base text-soft empty:hidden">
        {message}
      </p>
    </div>
  )
}
