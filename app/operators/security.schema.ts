/** Passwords are not trimmed. */
import { z } from 'zod'
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
