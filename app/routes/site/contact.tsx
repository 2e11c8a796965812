import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs } from '@remix-run/node'
import {
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteLoaderData,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { useState } from 'react'
import { PageIntro } from '~/components/layout/page-intro'
import { useSite } from '~/components/layout/site-context'
import { unlessRefused } from '~/components/forms/refused-form'
import { orWithoutConnection } from '~/components/forms/offline-fallback'
import { ContactForm } from '~/inbox/contacts/contact-form'
import { ContactCard } from '~/inbox/contacts/contact-card'
import { contactErrorMessage, contactMessages, sentWords } from '~/inbox/contacts/contacts'
import { ContactInput } from '~/inbox/contacts/contacts.schema'
import { createContactOnce } from '~/inbox/new-entries.server'
import { referenceOf } from '~/inbox/entries/reference'
import type { PageHead } from '~/seo/head'
import { pageHead, pageHeads } from '~/seo/page-heads'
import { organizationData } from '~/seo/structured-data'
import { holidaysFrom } from '~/kinds/settings/contact'
import { isCaughtByHoneypot, honeypotField } from '~/lib/form-rules'
import { withReplyTime } from '~/lib/reply-time'
import { contactPath } from '~/paths'
import type { loader as rootLoader } from '~/root'
import { site, siteSettings } from '~/kinds/settings/site.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { siteToday } from '~/server/site-today.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { refuseForm, requireIntent } from '~/server/forms/form-data.server'
import { notStored, takeForm } from '~/server/forms/public-form.server'
import { redirectWithToast } from '~/server/forms/toast.server'

// The page lists the holidays that are still to come.
export const handle = { interactive: true, cache: { depends: 'date' } satisfies CacheRule }
export const shouldRevalidate = unlessRefused
export const headers = actionHeaders

const fieldNames = ['intent', honeypotField, ...Object.keys(ContactInput.shape)]

export async function loader() {
  const { site: own, settings } = await siteSettings()
  const holidays = holidaysFrom(settings.contact, siteToday())
  const structuredData = [organizationData(own, { contact: settings.contact, holidays })]
  const topics = settings.support.topics.map(({ topic }) => topic)
  return { head: { ...pageHead('contact', own), structuredData } satisfies PageHead, holidays, topics }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeForm({ request, context }, { names: fieldNames, failed: contactMessages.failed }, async (form, store) => {
    requireIntent(form, 'send-message')
    const submission = parseWithZod(form, { schema: ContactInput, disableAutoCoercion: true })
    if (submission.status !== 'success') return refuseForm(submission, contactErrorMessage)
    const input = { ...submission.value, suspected: isCaughtByHoneypot(form) }
    try {
      const words = sentWords(await site())
      const { id } = await store((arrival) => createContactOnce(db(), input, arrival))
      const outcome = `Your reference number: ${referenceOf('contacts', id)}`
      return await redirectWithToast(contactPath, { ...words, outcome })
    } catch (error) {
      return notStored(error, { request, context }, { lastResult: submission.reply(), message: contactMessages.failed })
    }
  })
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orWithoutConnection<typeof action>(args, contactMessages.failed)
}

export default function Contact() {
  const { holidays, topics } = useLoaderData<typeof loader>()
  const { replyWithin } = useSite()
  const answer = useActionData<typeof action>()
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const isPending = useNavigation().formAction === contactPath
  const [lastSent, setLastSent] = useState(toast?.id)
  if (toast && toast.id !== lastSent) setLastSent(toast.id)
  return (
    <>
      <PageIntro
        breadcrumbs={pageHeads.contact.breadcrumbs}
        title="Get in Touch"
        ground="contact"
        lead={withReplyTime('Ask about a tool, a product or a hunt. We reply within 24 hours.', replyWithin)}
      />
      <div className="page-width grid items-start gap-8 pt-12 pb-16 lg:grid-cols-[3fr_2fr] lg:pb-24">
        <section aria-labelledby="send" className="rounded-field border border-hairline bg-card p-6">
          <h2 id="send" className="mb-5">
            Send us a Message
          </h2>
          {/* Each message leaves an empty form. */}
          <ContactForm key={lastSent} refused={answer} isPending={isPending} />
        </section>
        <ContactCard holidays={holidays} topics={topics} />
      </div>
    </>
  )
}
