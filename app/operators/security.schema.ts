/** Passwords are not trimmed. */
import { z } from 'zod'
import { areaNames, tokenDays, tokenNameLimit, tokenRights } from '~/lib/api-tokens'
import { requiredLine } from '~/lib/text.schema'
import { codeMessages, securityMessages } from './second-factor-messages'

const password = z
  .string({ error: securityMessages.passwordMissing })
  .min(1, { error: securityMessages.passwordMissing })

export const PasswordAndCodeInput = z.object({
  currentPassword: password,
  appCode: z
    .string({ error: codeMessages.missing })
    .refine((text) => text.trim() !== '', { error: codeMessages.missing }),
})

export const NewPasswordInput = z
  .object({ currentPassword: password, newPassword: z.string().default(''), newPasswordAgain: z.string().default('') })
  .refine(({ newPassword, newPasswordAgain }) => newPassword === newPasswordAgain, {
    path: ['newPasswordAgain'],
    error: securityMessages.newPasswordsDiffer,
  })

const right = z.enum(tokenRights, { error: securityMessages.rightMissing })

export const ApiTokenInput = z
  .object({
    currentPassword: password,
    tokenName: requiredLine({ missing: securityMessages.tokenNameMissing, max: tokenNameLimit }),
    requests: right,
    content: right,
    seo: right,
    days: z
      .string()
      .refine((days) => Object.hasOwn(tokenDays, days), { error: securityMessages.daysMissing })
      .transform(Number),
  })
  .refine((input) => areaNames.some((area) => input[area] !== 'none'), {
    path: ['requests'],
    error: securityMessages.noRight,
  })
