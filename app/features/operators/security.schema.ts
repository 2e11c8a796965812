/** What the forms of the security page send. The password is taken as it is, white space and all. */
import { z } from 'zod'
import { codeMessages, securityMessages } from './second-factor-messages'

export const PasswordAndCodeInput = z.object({
  currentPassword: z
    .string({ error: securityMessages.passwordMissing })
    .min(1, { error: securityMessages.passwordMissing }),
  appCode: z
    .string({ error: codeMessages.missing })
    .refine((text) => text.trim() !== '', { error: codeMessages.missing }),
})
