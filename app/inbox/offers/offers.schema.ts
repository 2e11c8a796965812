import { z } from 'zod'
import { requiredText } from '~/lib/text.schema'
import { questionLimit, questionMissing } from './offer'

export const OfferQuestion = z.object({ question: requiredText({ missing: questionMissing, max: questionLimit }) })
