import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { useSite } from '~/components/layout/site-context'
import { PageIntro } from '~/components/layout/page-intro'
import { WaysOn } from '~/components/layout/ways-on'
import { CategoryLinks } from '~/components/lists/category-links'
import { Pagination } from '~/components/lists/pagination'
import { unlessDialogEntry } from '~/components/forms/refused-form'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { ProductCard } from '~/kinds/products/product-card'
import { findProductCategory } from '~/kinds/products/product-categories.server'
import { categoryHead } from '~/kinds/products/product-head'
import { productMessages, productPicture } from '~/kinds/products/products'
import { listProductCategories, pageOfActiveProducts } from '~/kinds/products/products.server'
import { AddToRequest, RequestLink } from '~/inbox/quotes/add-to-request'
import { QuoteDialogs, useQuoteDialog } from '~/inbox/quotes/quote-dialog'
import { useCarriedQuery } from '~/inbox/quotes/stored-request'
import { furtherPage, type RecordHead } from '~/seo/head'
import { pageHead } from '~/seo/page-heads'
import { ClaimSources, SampleFigures } from '~/kinds/settings/claim-sources'
import { claimsOf, type ShownClaims } from '~/kinds/settings/claims'
import { withReplyTime } from '~/lib/reply-time'
import { formatCursor, parseCursor, type Cursor } from '~/lib/cursor'
import { productCategoryPath, productsPath, tabPath, withCursor } from '~/paths'
import { findSession } from '~/server/auth/session.server'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { log, ofRequest } from '~/server/log.server'
import { failedRead, movedTo, notFound } from '~/server/forms/reply.server'
import { siteSettings } from '~/kinds/settings/site.server'

const pageSize = 24

export const handle = {
  interactive: true,
  cache: { query: ['cursor'], uncached: ['product', 'quantity'] } satisfies CacheRule,
}
export const shouldRevalidate = unlessDialogEntry

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url)
  const category = params.category === undefined ? undefined : await findProductCategory(db(), params.category)
  if (params.category !== undefined && !category) throw notFound(productMessages.noCategory)
  if (category && category.id !== params.category) throw movedTo(productCategoryPath(category.id) + search)
  const cursor = parseCursor(searchParams.get('cursor') ?? '')
  const asked = { size: pageSize, cursor, category: category?.name }
  const page = await pageOfActiveProducts(db(), asked).catch((error: unknown) => {
    log.error('products could not be loaded', { ...ofRequest({ request, context }), error })
    throw failedRead(error, productMessages.loadFailed)
  })
  const { start } = page
  const stored = await siteSettings()
  const first = page.products.at(0)
  const ownHead = category ? categoryHead(category, !first) : pageHead('products', stored.site)
  // A page has one canonical address, whichever way it was reached.
  const head: RecordHead =
    start && first
      ? furtherPage(ownHead, { path: withCursor(ownHead.path, formatCursor(start)), from: first.name })
      : ownHead
  const edit = (await findSession(request)) && tabPath('products')
  const categories = (await listProductCategories(db())).map(({ id, name }) => ({
    name,
    path: productCategoryPath(id),
  }))
  return {
    head,
    category: category && { name: category.name, description: category.description, path: ownHead.path },
    categories: [{ name: 'All Products', path: productsPath }, ...categories],
    ...claimsOf(stored, ['discountUpTo', 'freeShippingOver']),
    ...page,
    pictures: await findPictures(db(), page.products.map(productPicture)),
    edit,
  }
}

export default function Products() {
  const { head, category, categories, claims, sources, products, previous, next } = useLoaderData<typeof loader>()
  const { replyWithin } = useSite()
  const dialog = useQuoteDialog()
  const carried = useCarriedQuery()
  const path = category?.path ?? productsPath
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title={category?.name ?? 'Hunting Products'}
        ground="products"
        lead={category?.description ?? leadOf(claims, replyWithin)}
      >
        <ClaimSources sources={sources} />
        <p className="mt-5">
          <RequestLink />
        </p>
        <CategoryLinks
          links={categories.map(({ name, path }) => ({ name, path: path + carried }))}
          current={path + carried}
        />
      </PageIntro>
      <div className="page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
        {products.length === 0 ? (
          <p className="text-xl">{productMessages.none}</p>
        ) : (
          <ul className="card-grid">
            {products.map((product, index) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  isFirst={index === 0}
                  sent={dialog.sentFor(product)}
                  onRequestQuote={dialog.openFor(product)}
                  addToRequest={<AddToRequest product={product} isPlain />}
                  carried={carried}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          label="Products"
          previousHref={hrefOf(previous, path + carried)}
          nextHref={hrefOf(next, path + carried)}
        />
        {category ? null : (
          <div className="pt-10">
            <SampleFigures
              claims={[
                { claim: claims.discountUpTo, say: (value) => `up to ${value} off selected items` },
                { claim: claims.freeShippingOver, say: (value) => `free shipping over ${value}` },
              ]}
            />
          </div>
        )}
        <QuoteDialogs dialog={dialog} />
      </div>
    </>
  )
}

/** A sample has its place at the end of the page. */
function leadOf({ discountUpTo, freeShippingOver }: ShownClaims, replyWithin: string | null): string {
  const discount = discountUpTo?.source ? `, with up to ${discountUpTo.value} off selected items` : ''
  const shipping = freeShippingOver?.source ? ` Free shipping over ${freeShippingOver.value}.` : ''
  const quotes = withReplyTime('ask for a quote, and we’ll write back within 24 hours.', replyWithin)
  return `Gear that earns its place in your pack${discount}. We don’t sell online: ${quotes}${shipping}`
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <WaysOn />
    </ErrorScreen>
  )
}

function hrefOf(cursor: Cursor | undefined, list: string): string | undefined {
  return cursor && withCursor(list, formatCursor(cursor))
}
