import { Form } from '@remix-run/react'
import { Button } from '~/components/ui/button'
import { LocalTime } from '~/components/ui/local-time'
import { formTokenField } from '~/lib/form-rules'
import type { OperatorRole } from '~/lib/roles'
import { operatorsPath } from '~/paths'
import { RoleBadge } from './operator-list'

interface OpenInvitation {
  id: number
  name: string
  role: OperatorRole
  /** ISO 8601, UTC. */
  expiresAt: string
  invitedBy: string
}

export function InvitationList({
  invitations,
  formToken,
}: {
  invitations: readonly OpenInvitation[]
  formToken: string
}) {
  return (
    <section aria-labelledby="invitations" className="mt-10">
      <h2 id="invitations">Open invitations</h2>
      {invitations.length === 0 ? (
        <p className="mt-2">None.</p>
      ) : (
        <ul className="row-list mt-4">
          {invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} formToken={formToken} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ invitation, formToken }: { invitation: OpenInvitation; formToken: string }) {
  const { id, name, role, expiresAt, invitedBy } = invitation
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {name}
          <RoleBadge role={role} />
        </h3>
        <p className="font-sans text-base text-soft">
          By {invitedBy}. Works until <LocalTime at={expiresAt} />.
        </p>
      </div>
      <details>
        <summary className="min-h-7 font-sans font-semibold">
          Withdraw<span className="sr-only">: {name}</span>
        </summary>
        <Form method="post" action={operatorsPath} preventScrollReset className="mt-2">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name={formTokenField} value={formToken} />
          <p className="mb-2">The link stops working at once.</p>
          <Button type="submit" name="intent" value="withdraw-invitation" look="danger">
            Withdraw the Invitation<span className="sr-only"> of {name}</span>
          </Button>
        </Form>
      </details>
    </li>
  )
}
