import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/feedback/notice'
import { SiteLink } from '~/components/ui/site-link'
import { unlessDialogEntry } from '~/components/forms/refused-form'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { productHead } from '~/kinds/products/product-head'
import { ProductPage } from '~/kinds/products/product-page'
import { productMessages, productPictureAlt } from '~/kinds/products/products'
import { findAnyProductBySlug, findProductByFormerSlug, findProductBySlug } from '~/kinds/products/products.server'
import { hiddenWords } from '~/content/publishing/hidden-words'
import { AddToRequest, RequestLink } from '~/inbox/quotes/add-to-request'
import { QuoteDialogs, useQuoteDialog } from '~/inbox/quotes/quote-dialog'
import { findRelated } from '~/search/related/related.server'
import { RelatedLinks } from '~/components/layout/related-links'
import { cardOf } from '~/seo/head'
import { contactPath, editPath, productPath, productsPath, quotePath } from '~/paths'
import { site } from '~/kinds/settings/site.server'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { movedTo, notFound } from '~/server/forms/reply.server'
import { isOperatorsRequest } from '~/server/auth/session.server'

export const handle = { interactive: true, cache: { uncached: ['product', 'quantity'] } satisfies CacheRule }
export const shouldRevalidate = unlessDialogEntry

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const isOperator = await isOperatorsRequest(request)
  const any = isOperator ? await findAnyProductBySlug(db(), slug) : undefined
  const product = any?.product ?? (await findProductBySlug(db(), slug))
  if (!product) {
    const moved = await findProductByFormerSlug(db(), slug)
    if (moved) throw movedTo(productPath(moved.slug) + new URL(request.url).search)
    throw notFound(productMessages.notFound)
  }
  const pictures = await findPictures(db(), [product.imageUrl])
  const card = cardOf(pictures, product.imageUrl, productPictureAlt(product, pictures[product.imageUrl ?? '']?.alt))
  const edit = isOperator ? editPath('products', product.id) : undefined
  // Only an operator sees a draft.
  const notice = any?.isDraft === true ? hiddenWords : null
  const related = await findRelated(db(), 'product', {
    path: productPath(product.slug),
    title: product.name,
    tags: product.category,
    text: [...product.features, product.description].join(' '),
  })
  return { head: { ...productHead(product, await site()), ...card }, product, related, notice, pictures, edit }
}

export default function ProductDetail() {
  const { head, product, related, notice } = useLoaderData<typeof loader>()
  const dialog = useQuoteDialog()
  const sent = dialog.sentFor(product)
  return (
    <>
      {notice ? (
        <div className="page-width pt-6">
          <Notice message={notice} kind="error" />
        </div>
      ) : null}
      <ProductPage
        product={product}
        breadcrumbs={head.breadcrumbs}
        beside={<RequestLink />}
        requestQuote={
          <ButtonLink to={quotePath(product.slug)} onClick={dialog.openFor(product)}>
            Request Quote
          </ButtonLink>
        }
        actions={
          <>
            <AddToRequest product={product} />
            <SiteLink to={contactPath} className="py-2.5">
              Contact Sales
            </SiteLink>
            {sent ? (
              <div className="w-full">
                <Notice message={sent} />
              </div>
            ) : null}
          </>
        }
      />
      <RelatedLinks groups={related} />
      <QuoteDialogs dialog={dialog} />
    </>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <ButtonLink to={productsPath}>Back to Products</ButtonLink>
    </ErrorScreen>
  )
}
