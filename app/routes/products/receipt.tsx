/** The key in the page's address keeps it between the sender and us. */
import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageNotFound } from '~/components/layout/error-screen'
import { PageIntro } from '~/components/layout/page-intro'
import { submittedWords } from '~/inbox/quotes/quotes'
import { ReceiptView } from '~/inbox/quotes/receipt-page'
import { findReceipt } from '~/inbox/entries/receipt.server'
import type { RecordHead } from '~/seo/head'
import { productsPath, receiptPath, requestPath } from '~/paths'
import { toHex } from '~/server/auth/address-key.server'
import { site } from '~/kinds/settings/site.server'
import { db } from '~/server/database.server'
import { notFound } from '~/server/forms/reply.server'
import { ofSecretLink, secretLinkHeaders, type CacheRule } from '~/server/cache/cache-policy.server'

export const handle = { interactive: 'at once', cache: false satisfies CacheRule }

export const headers = secretLinkHeaders

export async function loader({ request, params: { reference = '', key = '' } }: LoaderFunctionArgs) {
  // Printed and bookmarked receipts have the key in the query, in base64url.
  const former = new URL(request.url).searchParams.get('key') ?? ''
  if (key === '' && former !== '') {
    throw redirect(receiptPath(encodeURIComponent(reference), toHex(former)), { status: 303, headers: ofSecretLink })
  }
  const receipt = await findReceipt(db(), { reference, key })
  if (!receipt) throw notFound(pageNotFound)
  const submitted = submittedWords(await site())
  const { description } = submitted
  const path = `${requestPath}/${reference}`
  const head: RecordHead = {
    title: `Quote Request ${receipt.reference}`,
    description,
    path,
    entry: productsPath,
    noindex: true,
    breadcrumbs: [
      { name: 'Hunting Products', path: productsPath },
      { name: `Quote Request ${receipt.reference}`, path },
    ],
  }
  return { head, receipt, submitted }
}

export default function ReceiptPage() {
  const { head, receipt, submitted } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title={submitted.title}
        ground="products"
        isRecord
        lead={submitted.description}
      />
      <ReceiptView receipt={receipt} />
    </>
  )
}
