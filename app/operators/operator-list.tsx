import { Badge } from '~/components/ui/badge'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { useSite } from '~/components/layout/site-context'
import { LocalTime } from '~/components/ui/local-time'
import { longDate } from '~/lib/date-and-time'
import { roleWords, type OperatorAccount, type OperatorRole } from '~/lib/roles'
import { countOf } from '~/lib/text'
import { operatorPath, securityPath } from '~/paths'

export function OperatorList({ operators, ownId }: { operators: readonly OperatorAccount[]; ownId: number }) {
  return (
    <ul className="row-list mt-6">
      {operators.map((operator) => (
        <li key={operator.id}>
          <Row operator={operator} isSelf={operator.id === ownId} />
        </li>
      ))}
    </ul>
  )
}

export function RoleBadge({ role }: { role: OperatorRole }) {
  return <Badge tone={role === 'owner' ? 'answered' : 'plain'}>{roleWords[role].label}</Badge>
}

function Row({ operator, isSelf }: { operator: OperatorAccount; isSelf: boolean }) {
  const { timeZone } = useSite()
  const { id, username, role, createdAt, lastLoginAt, openSessions, hasSecondFactor } = operator
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4">
      <div className="min-w-0 flex-1 basis-80 wrap-anywhere">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {username}
          {isSelf ? <span className="font-normal text-soft"> (you)</span> : null}
          <RoleBadge role={role} />
        </h2>
        <p className="mt-1 font-sans text-base text-soft">
          Since <time dateTime={createdAt}>{longDate(createdAt, timeZone)}</time>.{' '}
          {lastLoginAt === null ? (
            'No login yet.'
          ) : (
            <>
              Last login <LocalTime at={lastLoginAt} />.
            </>
          )}
        </p>
        <p className="font-sans text-base">
          {hasSecondFactor ? 'Second factor on.' : <strong>No second factor.</strong>}{' '}
          {openSessions === 0 ? 'Not logged in.' : `${countOf(openSessions, 'open session')}.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Question to={operatorPath(id, 'role')} of={username}>
          Change role
        </Question>
        {isSelf ? (
          <SiteLink to={securityPath} className={buttonClass('secondary')}>
            Password and sessions
          </SiteLink>
        ) : (
          <Question to={operatorPath(id, 'sessions')} of={username}>
            End sessions
          </Question>
        )}
        <Question to={operatorPath(id, 'remove')} of={username}>
          Remove
        </Question>
      </div>
    </article>
  )
}

function Question({ to, of, children }: { to: string; of: string; children: string }) {
  return (
    <SiteLink to={to} className={buttonClass('secondary')}>
      {children}
      <span className="sr-only">: {of}</span>
    </SiteLink>
  )
}
