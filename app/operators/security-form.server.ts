/** Parses a form of the security page. The response leaves out its secrets. */
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { areaNames } from '~/lib/api-tokens'
import { alsoMadeField } from '~/lib/credentials'
import type { Message } from '~/lib/messages'
import type { NewToken } from '~/server/auth/api-tokens.server'
import { typedAgain } from '~/lib/login-codes'
import type { SecurityIntent } from './security-intents'
import { ApiTokenInput, NewPasswordInput, PasswordAndCodeInput } from './security.schema'

const secretFields = ['currentPassword', 'appCode', 'newPassword', 'newPasswordAgain']

export const securityForm = {
  fields: ['intent', 'session', 'token', 'tokenName', ...areaNames, 'days', alsoMadeField, ...secretFields],
  secret: secretFields,
}

export type FieldErrors = Partial<Record<'currentPassword' | 'appCode' | 'newPassword', string[]>>

/** `typed` is undefined if a field is missing; `refuse` reports it. */
export function readSecurityForm(form: FormData, intent: SecurityIntent) {
  const submission = parseWithZod(form, { schema: schemaOf(intent), disableAutoCoercion: true })
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
          alsoMade: form.has(alsoMadeField),
          token: 'tokenName' in submission.value ? toNewToken(submission.value) : undefined,
        }
      : undefined
  const refuse = (message: Message, fieldErrors: FieldErrors = {}) => {
    return { intent, message, lastResult: submission.reply({ fieldErrors, hideFields }) }
  }
  return { typed, refuse }
}

function schemaOf(intent: SecurityIntent) {
  if (intent === 'make-api-token') return ApiTokenInput
  return intent === 'change-password' ? NewPasswordInput : PasswordAndCodeInput
}

function toNewToken({ tokenName: name, days, requests, content, seo }: z.output<typeof ApiTokenInput>): NewToken {
  return { name, days, requests, content, seo }
}
