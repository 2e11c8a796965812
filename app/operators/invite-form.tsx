import { RadioGroup } from '~/components/forms/choice-fields'
import { errorOf, TextField, typed } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { operatorRoles, roleWords } from '~/lib/roles'
import { operatorsPath } from '~/paths'
import { AccountForm, CurrentPassword } from './account-form'

export const inviteIntent = 'invite-operator'

interface InviteFormProps {
  formToken: string
  refused: RefusedForm | undefined
  isMailSetUp: boolean
}

interface InviteFields extends Record<string, string> {
  name: string
  role: string
  email: string
  currentPassword: string
}

const choices = operatorRoles.map((role) => ({ value: role, ...roleWords[role] })).toReversed()

export function InviteForm({ formToken, refused, isMailSetUp }: InviteFormProps) {
  return (
    <section aria-labelledby="invite" className="rounded-field border border-hairline bg-card p-6">
      <h2 id="invite">Invite somebody</h2>
      <p className="mt-3">You get a link that works once, for three days. Whoever opens it chooses a password.</p>
      <AccountForm<InviteFields>
        intent={inviteIntent}
        // Without JavaScript the browser scrolls to the link.
        action={`${operatorsPath}#invitation-link`}
        formToken={formToken}
        refused={refused}
        button={{ label: 'Make an Invitation', pendingLabel: 'Making...' }}
      >
        {(fields) => (
          <>
            <TextField meta={fields.name} label="Name" hint="Suggested as the username" required autoComplete="off" />
            <RadioGroup
              name={fields.role.name}
              id={fields.role.id}
              label="Role"
              choices={choices}
              value={typed(fields.role) || 'editor'}
              error={errorOf(fields.role)}
            />
            {isMailSetUp ? (
              <TextField
                meta={fields.email}
                label="Email address"
                hint="The link is sent there, too"
                type="email"
                autoComplete="off"
              />
            ) : null}
            <CurrentPassword meta={fields.currentPassword} />
          </>
        )}
      </AccountForm>
    </section>
  )
}
