/** A visitor copies an answer's link here, shares it, or prints it. Without JavaScript the browser's own menu does. */
import { useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import { hasPeople, hasPlace, privateLink, type LeftOut } from './private-link'

const nothing = new URLSearchParams()

interface AnswerActionsProps {
  title: string
  shared?: URLSearchParams | undefined
  children?: ReactNode
}

export function AnswerActions({ title, shared = nothing, children }: AnswerActionsProps) {
  const isHydrated = useHydrated()
  const [message, setMessage] = useState('')
  const [leftOut, setLeftOut] = useState<LeftOut>({ place: false, people: false })
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
  const address = () => privateLink(window.location.href, shared, leftOut)
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
      {hasPlace(shared) ? (
        <LeaveOut
          isChecked={leftOut.place}
          onChange={(place) => {
            setLeftOut({ ...leftOut, place })
          }}
        >
          {shared.has('stand') ? 'Leave my place and my stands out of the link' : 'Leave my place out of the link'}
        </LeaveOut>
      ) : null}
      {hasPeople(shared) ? (
        <LeaveOut
          isChecked={leftOut.people}
          onChange={(people) => {
            setLeftOut({ ...leftOut, people })
          }}
        >
          Leave names, phone numbers, truck and plate out of the link
        </LeaveOut>
      ) : null}
      {leftOut.place && !leftOut.people && hasPeople(shared) ? (
        <p className="text-base text-soft">Names, phone numbers, truck and plate stay in the link.</p>
      ) : null}
      <p role="status" className="mt-2 text-base text-soft empty:hidden">
        {message}
      </p>
    </div>
  )
}

interface LeaveOutProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: string
}

function LeaveOut({ isChecked, onChange, children }: LeaveOutProps) {
  return (
    <label className="mt-3 flex noscript:hidden min-h-11 items-center gap-2 text-base">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isChecked}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.checked)
        }}
      />
      {children}
    </label>
  )
}
