/** Parses a form of the security page. The response leaves out its secrets. */
import { parseWithZod } from '@conform-to/zod/v4'
import type { Message } from '~/lib/messages'
import { typedAgain } from '~/lib/login-codes'
import type { SecurityIntent } from './security-intents'
import { NewPasswordInput, PasswordAndCodeInput } from './security.schema'

const secretFields = ['currentPassword', 'appCode', 'newPassword', 'newPasswordAgain']

export const securityForm = { fields: ['intent', 'session', ...secretFields], secret: secretFields }

export type FieldErrors = Partial<Record<'currentPassword' | 'appCode' | 'newPassword', string[]>>

/** `typed` is undefined if a field is missing; `refuse` reports it. */
export function readSecurityForm(form: FormData, intent: SecurityIntent) {
  const schema = intent === 'change-password' ? NewPasswordInput : PasswordAndCodeInput
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true })
  const code = form.get('appCode')
  const hideFields =
    typeof code === 'string' && typedAgain(code) !== ''
      ? secretFields.filter((name) => name !== 'appCode')
      : secretFields
  const typed =
    submission.status === 'success'
      ? {
          password: submission.value.currentPassword,
          code: 'appCode' in submission.value ? submission.value.appCode : '',
          newPassword: 'newPassword' in submission.value ? submission.value.newPassword : '',
        }
      : undefined
  const refuse = (message: Message, fieldErrors: FieldErrors = {}) => {
    return { intent, message, lastResult: submission.reply({ fieldErrors, hideFields }) }
  }
  return { typed, refuse }
}
