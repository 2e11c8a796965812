/** The page is for somebody without an account who was sent the link. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useSite } from '~/components/layout/site-context'
import { previewLinkMessages } from '~/content/publishing/preview-links'
import { findPreviewLink } from '~/content/publishing/preview-links.server'
import { PreviewPage } from '~/dashboard/preview-page'
import { longDateTime } from '~/lib/date-and-time'
import type { RequestArgs } from '~/server/load-context'
import { pagePath } from '~/lib/page-kinds'
import { findSharedValues, previewOf } from '~/dashboard/previews.server'
import { countWrongLink } from '~/server/auth/wrong-links.server'
import { ofSecretLink, secretLinkHeaders, type CacheRule } from '~/server/cache/cache-policy.server'
import { errorReply, notFound } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'
import { retryAfter, tooManyRequests } from '~/server/rate-limits.server'

export const handle = { cache: false satisfies CacheRule }

export const headers = secretLinkHeaders

const head = { title: 'Preview', description: 'A draft.', path: '/', noindex: true }

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const now = new Date()
  const link = await findPreviewLink(db(), token, now)
  const shown = link && (await findSharedValues(link))
  if (!shown) throw await refusal({ context }, now)
  if (shown.publicSlug !== undefined) {
    throw redirect(pagePath(link.table, shown.publicSlug), { headers: ofSecretLink })
  }
  return { head, expiresAt: link.expiresAt, preview: await previewOf(link.table, shown.values, now) }
}

async function refusal({ context }: Pick<RequestArgs, 'context'>, now: Date) {
  const wait = await countWrongLink(db(), context.clientAddress ?? 'unknown', now)
  if (wait === undefined) return notFound(previewLinkMessages.gone)
  const { title, description: message } = tooManyRequests
  return errorReply(429, { title, message }, new Headers(retryAfter(wait)))
}

export default function SharedPreview() {
  const { preview, expiresAt } = useLoaderData<typeof loader>()
  const { timeZone } = useSite()
  return (
    <PreviewPage
      preview={preview}
      words={`Preview of a draft, not public yet. This link works until ${longDateTime(expiresAt, timeZone)}.`}
    />
  )
}
