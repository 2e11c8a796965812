/** An offer as its customer sees it. The page needs no JavaScript, and prints as the sheet. */
import { useForm } from '@conform-to/react'
import { ErrorSummary } from '~/components/forms/error-summary'
import { TextArea } from '~/components/forms/field'
import type { RefusedForm } from '~/components/forms/refused-form'
import { useSite } from '~/components/layout/site-context'
import { Button } from '~/components/ui/button'
import { QuoteSheet } from '~/inbox/answers/quote-sheet'
import { longDate } from '~/lib/date-and-time'
import { longDay } from '~/lib/dates'
import { questionLimit, type Offer } from './offer'

interface OfferPageProps {
  offer: Offer
  refused: RefusedForm | undefined
}

export function OfferPage({ offer, refused }: OfferPageProps) {
  const { timeZone } = useSite()
  const { customer, reference, prices, sentAt, lastDay, acceptedAt } = offer
  return (
    <div className="page-width pt-10 pb-16 lg:pb-24 print:py-0">
      <div className="no-print mb-6">
        <h1 tabIndex={-1} className="text-[clamp(2rem,4vw,3rem)]">
          Your offer {reference}
        </h1>
        <p className="mt-2 text-xl">
          {acceptedAt === null
            ? `You can accept it until ${longDay(lastDay)}.`
            : `You accepted it on ${longDate(acceptedAt, timeZone)}. We’ll write to you about the next steps.`}
        </p>
      </div>
      <QuoteSheet customer={customer} reference={reference} prices={prices} sentAt={sentAt} />
      <div className="no-print mt-8 max-w-[50rem]">
        {refused ? (
          <ErrorSummary lead={refused.message.description} formId={formId} result={refused.lastResult} />
        ) : null}
        {acceptedAt === null ? <Accept /> : null}
        <AskForm refused={refused} />
      </div>
    </div>
  )
}

const formId = 'offer'

function Accept() {
  return (
    <section aria-labelledby="accept" className="mb-10">
      <h2 id="accept">Accept</h2>
      <p className="mt-2 max-w-measure">
        This tells us that you want it at these prices. Nothing is charged, and neither of us is bound yet: we’ll write
        to you about payment and delivery first.
      </p>
      <form method="post" className="mt-4">
        <Button type="submit" name="intent" value="accept-offer" extra="text-lg">
          Accept this offer
        </Button>
      </form>
    </section>
  )
}

function AskForm({ refused }: Pick<OfferPageProps, 'refused'>) {
  const [form, fields] = useForm<{ question: string }>({ id: formId, lastResult: refused?.lastResult })
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">Ask something</h2>
      <form method="post" id={form.id} noValidate className="mt-4 max-w-measure space-y-4">
        <TextArea meta={fields.question} label="Your question" maxCharacters={questionLimit} required rows={4} />
        <Button type="submit" name="intent" value="ask-about-offer" look="secondary">
          Send the question
        </Button>
      </form>
    </section>
  )
}
