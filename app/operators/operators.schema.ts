/** Passwords are not trimmed. */
import { z } from 'zod'
import { cleanEmail, emailProblem } from '~/lib/email-address'
import { operatorRoles } from '~/lib/roles'
import { operatorPageMessages as messages } from './operator-changes'

const currentPassword = z.string({ error: messages.passwordMissing }).min(1, { error: messages.passwordMissing })
const role = z.enum(operatorRoles, { error: messages.roleMissing })

export const InvitationInput = z.object({
  name: z.string({ error: messages.nameMissing }).refine((text) => text.trim() !== '', { error: messages.nameMissing }),
  role,
  email: z
    .string()
    .default('')
    .overwrite(cleanEmail)
    .superRefine((text, context) => {
      const message = text.length > 254 ? messages.emailWrong : emailProblem(text, messages.emailWrong)
      if (text !== '' && message !== undefined) context.addIssue({ code: 'custom', message })
    }),
  currentPassword,
})
export type InvitationInput = z.output<typeof InvitationInput>

export const RoleInput = z.object({ role, currentPassword })

export const SecondFactorRuleInput = z.object({ isNeeded: z.stringbool(), currentPassword })

export const RemovalInput = z.object({ currentPassword })

/** The form for somebody who removes their own account. */
export const OwnRemovalInput = z.object({
  confirmed: z.literal('yes', { error: messages.confirmMissing }),
  currentPassword,
})
