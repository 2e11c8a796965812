import { z } from 'zod'
import { emailAddress, requiredLine, requiredText } from '~/lib/text.schema'
import { contactFieldMessages, contactLimits, contactStatuses } from './contacts'

const { nameMissing, emailMissing, emailMalformed, messageMissing } = contactFieldMessages

export const ContactInput = z.object({
  name: requiredLine({ missing: nameMissing, max: contactLimits.name }),
  email: emailAddress({ missing: emailMissing, malformed: emailMalformed, max: contactLimits.email }),
  message: requiredText({ missing: messageMissing, max: contactLimits.message }),
})
export type ContactInput = z.output<typeof ContactInput>

export const ContactStatusInput = z.object({ status: z.enum(contactStatuses) })
