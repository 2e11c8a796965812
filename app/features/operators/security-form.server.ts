/** A form of the security page as it is sent, and as it comes back: without the secrets in it. */
import { parseWithZod } from '@conform-to/zod/v4'
import type { Message } from '~/lib/toast'
import { typedAgain } from '~/lib/typed-codes'
import type { SecurityIntent } from './security-intents'
import { PasswordAndCodeInput } from './security.schema'

const secretFields = ['currentPassword', 'appCode']

/** Passwords and codes are kept in no page of the gate. */
export const securityForm = { fields: ['intent', ...secretFields], unkept: secretFields }

export type FieldErrors = Partial<Record<'currentPassword' | 'appCode', string[]>>

/** `typed` is undefined where something is missing, which `refuse` says by itself. */
export function readSecurityForm(form: FormData, intent: SecurityIntent) {
  const submission = parseWithZod(form, { schema: PasswordAndCodeInput, disableAutoCoercion: true })
  const code = form.get('appCode')
  const hideFields = typeof code === 'string' && typedAgain(code) !== '' ? ['currentPassword'] : secretFields
  const typed =
    submission.status === 'success'
      ? { password: submission.value.currentPassword, code: submission.value.appCode }
      : undefined
  const refuse = (message: Message, fieldErrors: FieldErrors = {}) => {
    return { intent, message, lastResult: submission.reply({ fieldErrors, hideFields }) }
  }
  return { typed, refuse }
}
