import { Form } from '@remix-run/react'
import { useSite } from '~/components/layout/site-context'
import { Button } from '~/components/ui/button'
import { LocalTime } from '~/components/ui/local-time'
import { longDateTime } from '~/lib/date-and-time'
import type { CredentialCounts } from '~/lib/credentials'
import { formTokenField } from '~/lib/form-rules'
import { securityPath } from '~/paths'
import { AlsoMade } from './also-made'
import { PressForm } from './press-form'

export interface ListedSession {
  idHash: string
  /** ISO 8601, UTC. */
  createdAt: string
  lastUsedAt: string
  /** A name such as "Firefox on Windows". */
  device: string | null
}

interface SessionListProps {
  sessions: readonly ListedSession[]
  ownHash: string
  /** What the operator has made and what is still open. */
  made: CredentialCounts
  formToken: string
}

export function SessionList({ sessions, ownHash, made, formToken }: SessionListProps) {
  const others = sessions.filter(({ idHash }) => idHash !== ownHash).length
  return (
    <section aria-labelledby="sessions" className="no-print rounded-field border border-hairline bg-card p-6">
      <h2 id="sessions">Your sessions</h2>
      <p className="mt-3 max-w-measure">
        A session ends after an hour without use, when you close the browser, and after 12 hours at most.
      </p>
      <ul className="row-list mt-4">
        {sessions.map((session) => (
          <li key={session.idHash} className="px-4 py-3">
            <Row session={session} isOwn={session.idHash === ownHash} formToken={formToken} />
          </li>
        ))}
      </ul>
      {others > 0 || Object.keys(made).length > 0 ? (
        <div className="mt-5">
          <PressForm
            intent="end-other-sessions"
            formToken={formToken}
            label="End All Other Sessions"
            pendingLabel="Ending..."
            look="secondary"
          >
            <AlsoMade id="sessions-also-made" made={made} />
          </PressForm>
        </div>
      ) : null}
    </section>
  )
}

function Row({ session, isOwn, formToken }: { session: ListedSession; isOwn: boolean; formToken: string }) {
  const { timeZone } = useSite()
  const { idHash, createdAt, lastUsedAt } = session
  const device = session.device ?? 'Unknown browser'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 font-sans">
        <p className="font-semibold">
          {device}
          {isOwn ? ' (this one)' : ''}
        </p>
        <p className="text-base text-soft">
          Since <LocalTime at={createdAt} />
          <br />
          {isOwn ? (
            'In use now'
          ) : (
            <>
              Last used <LocalTime at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      {isOwn ? null : (
        <Form method="post" action={securityPath} preventScrollReset>
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={idHash} />
          <input type="hidden" name={formTokenField} value={formToken} />
          <Button type="submit" look="secondary">
            End
            <span className="sr-only">
              {' '}
              the session of {device}, since {longDateTime(createdAt, timeZone)}
            </span>
          </Button>
        </Form>
      )}
    </div>
  )
}
