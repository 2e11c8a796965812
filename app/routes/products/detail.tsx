import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/feedback/notice'
import { Picture } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { unlessDialogEntry } from '~/components/forms/refused-form'
import { findPictures } from '~/features/images/picture-sources.server'
import { Features } from '~/features/products/product-card'
import { productHead } from '~/features/products/product-head'
import { Sizes, Specifications } from '~/features/products/product-details'
import {
  discountLabel,
  priceLabel,
  productMessages,
  productPicture,
  productPictureAlt,
} from '~/features/products/products'
import { findProductByFormerSlug, findProductBySlug } from '~/features/products/products.server'
import { AddToRequest, RequestLink } from '~/features/quotes/add-to-request'
import { QuoteDialogs, useQuoteDialog } from '~/features/quotes/quote-dialog'
import { cardOf } from '~/features/seo/head'
import { contactPath, editPath, productPath, productsPath, quotePath } from '~/paths'
import { site } from '~/site.server'
import { db } from '~/server/database.server'
import { movedTo, notFound } from '~/forms/reply.server'
import { findSession } from '~/auth/session.server'

export const handle = { interactive: true }
export const shouldRevalidate = unlessDialogEntry

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const product = await findProductBySlug(db(), slug)
  if (!product) {
    const moved = await findProductByFormerSlug(db(), slug)
    if (moved) throw movedTo(productPath(moved.slug) + new URL(request.url).search)
    throw notFound(productMessages.notFound)
  }
  const pictures = await findPictures(db(), [product.imageUrl])
  const card = cardOf(pictures, product.imageUrl, productPictureAlt(product))
  const edit = (await findSession(request)) && editPath('products', product.id)
  return { head: { ...productHead(product, await site()), ...card }, product, pictures, edit }
}

export default function ProductDetail() {
  const { head, product } = useLoaderData<typeof loader>()
  const dialog = useQuoteDialog()
  const sent = dialog.sentFor(product)
  const discount = discountLabel(product.discountPercentage)
  const price = priceLabel(product)
  return (
    <div className="page-width pt-10 pb-16 lg:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Breadcrumbs items={head.breadcrumbs} />
        <RequestLink />
      </div>
      <article className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <figure>
          <Picture
            src={productPicture(product)}
            alt={productPictureAlt(product)}
            sizes="(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, 92vw"
            width={800}
            height={600}
            isFirst
            className="aspect-[4/3] w-full rounded-field border border-hairline bg-panel object-cover"
          />
        </figure>
        <div className="lg:row-span-2">
          <p className="flex flex-wrap gap-2">
            <Badge>{product.category}</Badge>
            {discount === undefined ? null : <Badge tone="discount">{discount}</Badge>}
            {product.isActive ? <Badge tone="good">Available</Badge> : <Badge tone="gray">Out of Stock</Badge>}
          </p>
          <h1 className="mt-3 text-[clamp(2rem,4vw,3rem)]" tabIndex={-1}>
            {product.name}
          </h1>
          {price === undefined ? null : (
            <p className="mt-3 font-sans text-[1.375rem] font-semibold tabular-nums">{price}</p>
          )}
          <p className="mt-4 max-w-measure whitespace-pre-line">{product.description}</p>
          {product.features.length === 0 ? null : (
            <>
              <h2 className="mt-8">Key Features</h2>
              <Features features={product.features} />
            </>
          )}
          <Sizes sizes={product.sizes} />
          {sent ? (
            <div className="mt-8">
              <Notice message={sent} />
            </div>
          ) : null}
          <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-3 font-sans">
            <ButtonLink to={quotePath(product.slug)} onClick={dialog.openFor(product)}>
              Request Quote
            </ButtonLink>
            <AddToRequest product={product} />
            <SiteLink to={contactPath} className="py-2.5">
              Contact Sales
            </SiteLink>
          </div>
          <p className="mt-3 text-base text-soft">
            We don’t sell online. Ask for a quote, and we’ll write back within 24 hours with price and delivery.
          </p>
        </div>
        <Specifications specifications={product.specifications} />
      </article>
      <QuoteDialogs dialog={dialog} />
    </div>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <ButtonLink to={productsPath}>Back to Products</ButtonLink>
    </ErrorScreen>
  )
}
