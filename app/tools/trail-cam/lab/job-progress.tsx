import { Button } from '~/components/ui/button'
import { countOf } from '~/lib/text'
import type { PicturesState, Running } from './use-pictures'

interface JobProgressProps {
  what: Running['what']
  lab: PicturesState
}

export function JobProgress({ what, lab: { running, message, stop } }: JobProgressProps) {
  const id = `progress-${what.toLowerCase()}`
  return (
    <>
      {running?.what === what ? (
        <div>
          <label htmlFor={id} className="tabular-nums">
            {what} {running.done} of {countOf(running.total, 'file')}
          </label>
          <progress id={id} value={running.done} max={running.total} className="block h-4 w-full" />
          <Button look="secondary" extra="mt-2" onClick={stop}>
            Cancel
          </Button>
        </div>
      ) : null}
      <p role="status" className="text-base wrap-anywhere empty:hidden">
        {message.what === what ? message.text : ''}
      </p>
    </>
  )
}
