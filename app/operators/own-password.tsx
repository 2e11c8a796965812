import { TextField } from '~/components/forms/field'
import { passwordLength } from '~/lib/password-rules'
import { AccountForm, CurrentPassword } from './account-form'
import { refusalOf } from './security-form'

const intent = 'change-password'

interface PasswordFields extends Record<string, string> {
  currentPassword: string
  newPassword: string
  newPasswordAgain: string
}

export function OwnPassword({ formToken, answer }: { formToken: string; answer: unknown }) {
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
          </>
        )}
      </AccountForm>
    </section>
  )
}
