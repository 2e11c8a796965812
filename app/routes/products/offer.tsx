/** Whoever has the link of an offer may read and accept it, so the link never leaves the page. */
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { ButtonLink } from '~/components/ui/button'
import { isRefusedForm } from '~/components/forms/refused-form'
import { closedWords, offerMessages, type Offer } from '~/inbox/offers/offer'
import { OfferPage } from '~/inbox/offers/offer-page'

import { acceptOffer, askAboutOffer, findOffer, OfferQuestion, type FoundOffer } from '~/inbox/offers/offers.server'
import { site } from '~/kinds/settings/site.server'
import { contactPath, offerPath, productsPath } from '~/paths'
import { countWrongLink } from '~/server/auth/wrong-links.server'
import { ofSecretLink, secretLinkHeaders, type CacheRule } from '~/server/cache/cache-policy.server'
import { db } from '~/server/database.server'
import { refuseForm, requireIntent } from '~/server/forms/form-data.server'
import { notStored, takeForm } from '~/server/forms/public-form.server'
import { errorReply, notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import type { RequestArgs } from '~/server/load-context'
import { retryAfter, tooManyRequests } from '~/server/rate-limits.server'

export const handle = { cache: false satisfies CacheRule }

export const headers = secretLinkHeaders

const head = {
  title: 'Your Offer',
  description: 'Prices that we sent you.',
  path: '/',
  entry: productsPath,
  noindex: true,
}

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const { timeZone } = await site()
  return { head, offer: await requireOpen({ context }, await findOffer(db(), { token, timeZone }, new Date())) }
}

/** @throws 404, 410 if it is over, 429 after many wrong links */
async function requireOpen({ context }: Pick<RequestArgs, 'context'>, found: FoundOffer | undefined): Promise<Offer> {
  if (found?.isOpen) {
    const { id, quoteId, reference, customer, prices, sentAt, lastDay, acceptedAt } = found
    return { id, quoteId, reference, customer, prices, sentAt, lastDay, acceptedAt }
  }
  if (found) throw errorReply(410, closedWords(found, (await site()).email), new Headers(ofSecretLink))
  const wait = await countWrongLink(db(), context.clientAddress ?? 'unknown', new Date())
  if (wait === undefined) throw notFound(offerMessages.unknown)
  const { title, description: message } = tooManyRequests
  throw errorReply(429, { title, message }, new Headers(retryAfter(wait)))
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const { timeZone } = await site()
  const link = { token, timeZone }
  await requireOpen({ context }, await findOffer(db(), link, new Date()))
  const names = ['intent', 'question']
  return takeForm({ request, context }, { names, failed: offerMessages.failed }, async (form, store) => {
    if (form.get('intent') === 'accept-offer') {
      try {
        await requireOpen({ context }, await store((submission) => acceptOffer(db(), link, submission)))
        return await redirectWithToast(offerPath(token), offerMessages.accepted)
      } catch (error) {
        const lastResult = { status: 'error', error: {} } as const
        return notStored(error, { request, context }, { lastResult, message: offerMessages.failed })
      }
    }
    requireIntent(form, 'ask-about-offer')
    const submission = parseWithZod(form, { schema: OfferQuestion, disableAutoCoercion: true })
    if (submission.status !== 'success') return refuseForm(submission, () => offerMessages.invalid)
    const { question } = submission.value
    try {
      await requireOpen({ context }, await store((arrival) => askAboutOffer(db(), { ...link, question }, arrival)))
      return await redirectWithToast(offerPath(token), offerMessages.asked)
    } catch (error) {
      return notStored(error, { request, context }, { lastResult: submission.reply(), message: offerMessages.failed })
    }
  })
}

/** The boundary makes the headers above those of errors, too. */
export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <ButtonLink to={contactPath}>Write to us</ButtonLink>
    </ErrorScreen>
  )
}

export default function OfferRoute() {
  const { offer } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <OfferPage offer={offer} refused={isRefusedForm(answer) ? answer : undefined} />
}
