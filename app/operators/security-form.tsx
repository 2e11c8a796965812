import { TextField } from '~/components/forms/field'
import { isRefusedForm, type RefusedForm } from '~/components/forms/refused-form'
import { securityPath } from '~/paths'
import { AccountForm, CurrentPassword } from './account-form'
import { recoveryCodesPath } from './recovery-codes'
import type { CodeIntent, SecurityIntent } from './security-intents'

interface SecurityFormProps {
  intent: CodeIntent
  formToken: string
  /** The action data, whichever form was sent. */
  answer: unknown
  button: { label: string; pendingLabel: string; look?: 'primary' | 'secondary' | 'danger' }
  codeHint: string
}

interface SecurityFields extends Record<string, string> {
  currentPassword: string
  appCode: string
}

export function SecurityForm({ intent, formToken, answer, button, codeHint }: SecurityFormProps) {
  return (
    <AccountForm<SecurityFields>
      intent={intent}
      action={intent === 'switch-off-second-factor' ? securityPath : recoveryCodesPath}
      formToken={formToken}
      refused={refusalOf(answer, intent)}
      button={button}
    >
      {(fields) => (
        <>
          <TextField meta={fields.appCode} label="Code" hint={codeHint} required autoComplete="one-time-code" />
          <CurrentPassword meta={fields.currentPassword} />
        </>
      )}
    </AccountForm>
  )
}

export function refusalOf(answer: unknown, intent: SecurityIntent): RefusedForm | undefined {
  return isRefusedForm(answer) && 'intent' in answer && answer.intent === intent ? answer : undefined
}
