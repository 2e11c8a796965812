/** The page is for somebody without an account. It needs no JavaScript. */
import { AlertBox } from '~/components/feedback/alert-box'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { useSite } from '~/components/layout/site-context'
import { Button } from '~/components/ui/button'
import { LocalTime } from '~/components/ui/local-time'
import { passwordLength } from '~/lib/password-rules'
import type { OperatorRole } from '~/lib/roles'

interface ShownInvitation {
  role: OperatorRole
  /** ISO 8601, UTC. */
  expiresAt: string
  invitedBy: string
  /** The name of whoever is logged in in this browser. */
  loggedInAs: string | null
}

interface InvitationPageProps {
  invitation: ShownInvitation
  /** The name as typed, or as suggested. */
  username: string
  errors: Readonly<Partial<Record<'username' | 'password' | 'passwordAgain' | 'form', string>>>
}

export function InvitationPage({ invitation, username, errors }: InvitationPageProps) {
  const site = useSite()
  const { role, expiresAt, invitedBy, loggedInAs } = invitation
  const faults = Object.entries(errors)
  return (
    <div className="page-width pt-12 pb-24 sm:pt-20">
      <div className="mx-auto max-w-md wrap-anywhere">
        <h1 tabIndex={-1} className="text-[clamp(2rem,4vw,2.75rem)]">
          Join {site.name}
        </h1>
        <p className="mt-4">
          {invitedBy} invites you to the dashboard of this site, as {role === 'owner' ? 'an owner' : 'an editor'}. This
          page works once, until <LocalTime at={expiresAt} />.
        </p>
        {loggedInAs === null ? null : (
          <p className="mt-4 rounded-field border-l-8 border-bark bg-panel px-5 py-4">
            You are logged in as {loggedInAs} in this browser. If you go on, that session ends.
          </p>
        )}
        {faults.length === 0 ? null : (
          <div className="mt-6">
            <AlertBox focusOn={undefined}>
              <h2 className="text-[1.375rem]">There is a problem</h2>
              {faults.map(([name, text]) => (
                <p key={name} className="mt-1">
                  {name === 'form' ? text : <a href={`#${name}`}>{text}</a>}
                </p>
              ))}
            </AlertBox>
          </div>
        )}
        <form
          method="post"
          className="mt-6 space-y-5 rounded-field border border-t-4 border-hairline border-t-pine bg-card p-6 sm:p-8"
        >
          <Field name="username" label="Username" value={username} error={errors.username} autoComplete="username" />
          <Field
            name="password"
            label="Password"
            hint={`At least ${String(passwordLength.min)} characters. Four or more words that do not belong together make a good one.`}
            error={errors.password}
            autoComplete="new-password"
          />
          <Field name="passwordAgain" label="Password again" error={errors.passwordAgain} autoComplete="new-password" />
          <Button type="submit" name="intent" value="accept-invitation" extra="w-full text-lg">
            Create My Account
          </Button>
        </form>
      </div>
    </div>
  )
}

interface FieldProps {
  name: 'username' | 'password' | 'passwordAgain'
  label: string
  hint?: string
  value?: string
  error: string | undefined
  autoComplete: 'username' | 'new-password'
}

function Field({ name, label, hint, value, error, autoComplete }: FieldProps) {
  return (
    <FieldFrame id={name} label={label} hint={hint} error={error}>
      <input
        {...fieldIds({ name, hint, error })}
        name={name}
        type={name === 'username' ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={value}
        className={controlClass(error)}
      />
    </FieldFrame>
  )
}
