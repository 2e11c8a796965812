import { TextField } from '~/components/forms/field'
import type { CredentialCounts } from '~/lib/credentials'
import { passwordLength } from '~/lib/password-rules'
import { AlsoMade } from './also-made'
import { AccountForm, CurrentPassword } from './account-form'
import { refusalOf } from './security-form'

const intent = 'change-password'

interface PasswordFields extends Record<string, string> {
  currentPassword: string
  newPassword: string
  newPasswordAgain: string
}

interface OwnPasswordProps {
  /** What the operator has made and what is still open. */
  made: CredentialCounts
  formToken: string
  answer: unknown
}

export function OwnPassword({ made, formToken, answer }: OwnPasswordProps) {
  return (
    <section aria-labelledby="own-password" className="no-print rounded-field border border-hairline bg-card p-6">
      <h2 id="own-password">Password</h2>
      <p className="mt-3 max-w-measure">All your other sessions end. You stay logged in here.</p>
      <AccountForm<PasswordFields>
        intent={intent}
        formToken={formToken}
        refused={refusalOf(answer, intent)}
        button={{ label: 'Change Password', pendingLabel: 'Changing...' }}
      >
        {(fields) => (
          <>
            <CurrentPassword meta={fields.currentPassword} label="Current password" />
            <TextField
              meta={fields.newPassword}
              label="New password"
              hint={`At least ${String(passwordLength.min)} characters. Four or more words that do not belong together make a good one.`}
              type="password"
              required
              autoComplete="new-password"
            />
            <TextField
              meta={fields.newPasswordAgain}
              label="New password again"
              type="password"
              required
              autoComplete="new-password"
            />
            <AlsoMade id="password-also-made" made={made} />
          </>
        )}
      </AccountForm>
    </section>
  )
}
