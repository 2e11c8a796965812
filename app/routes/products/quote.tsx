/** The dialog posts here, too, and gets data instead of a redirect. */
import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import {
  Form,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteError,
  type ClientActionFunctionArgs,
} from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { PageIntro } from '~/components/layout/page-intro'
import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Picture, usePictureWords } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { isRefusedForm, unlessRefused } from '~/components/forms/refused-form'
import { orWithoutConnection } from '~/components/forms/offline-fallback'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { Features } from '~/kinds/products/product-card'
import { quoteHead } from '~/kinds/products/product-head'
import { productMessages, productPicture, productPictureAlt, type Product } from '~/kinds/products/products'
import {
  findProductAt,
  findProductByFormerSlug,
  findProductById,
  findProductBySlug,
} from '~/kinds/products/products.server'
import { QuoteForm } from '~/inbox/quotes/quote-form'
import { referenceOf } from '~/inbox/entries/reference'
import { quoteErrorMessage, quoteMessages, submittedMessage, submittedWords } from '~/inbox/quotes/quotes'
import { QuoteForm as QuoteFormSchema } from '~/inbox/quotes/quotes.schema'
import { createQuoteOnce } from '~/inbox/new-entries.server'
import { receiptPathOf } from '~/inbox/entries/receipt.server'
import { toRowId } from '~/lib/ids'
import { withReplyTime } from '~/lib/reply-time'
import { isCaughtByHoneypot, honeypotField } from '~/lib/form-rules'
import { productPath, productsPath, quotePath } from '~/paths'
import { site } from '~/kinds/settings/site.server'
import { db } from '~/server/database.server'
import { actionHeaders, notFound } from '~/server/forms/reply.server'
import { refuseForm, requireIntent } from '~/server/forms/form-data.server'
import { notStored, takeForm } from '~/server/forms/public-form.server'
import { redirectWithToast } from '~/server/forms/toast.server'

export const handle = { interactive: 'at once' }
export const shouldRevalidate = unlessRefused
export const headers = actionHeaders

const fieldNames = ['intent', 'productId', 'dialog', honeypotField, ...Object.keys(QuoteFormSchema.shape)]

export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  const product = (await findProductBySlug(db(), slug)) ?? (await findProductByFormerSlug(db(), slug))
  if (!product) throw notFound(productMessages.notFound)
  return { head: quoteHead(product, await site()), product, pictures: await findPictures(db(), [product.imageUrl]) }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return takeForm(
    { request, context },
    { names: fieldNames, failed: quoteMessages.failed, isPageStored: true },
    async (form, store) => {
      const product = await findQuotedProduct(form, params.slug ?? '')
      if (!product) throw notFound(productMessages.notFound)
      requireIntent(form, 'request-quote')
      const submission = parseWithZod(form, { schema: QuoteFormSchema, disableAutoCoercion: true })
      if (submission.status !== 'success') return refuseForm(submission, quoteErrorMessage)
      const input = { ...submission.value, productId: product.id, suspected: isCaughtByHoneypot(form) }
      try {
        // What may fail comes before the quote is stored.
        const submitted = submittedWords(await site())
        const quote = await store((arrival) => createQuoteOnce(db(), input, arrival))
        if (!quote) throw notFound(productMessages.notFound)
        const receipt = receiptPathOf(quote)
        if (!form.has('dialog')) return await redirectWithToast(receipt, submitted)
        return { sent: submittedMessage(submitted, { reference: referenceOf('quotes', quote.id), receipt }) }
      } catch (error) {
        return notStored(error, { request, context }, { lastResult: submission.reply(), message: quoteMessages.failed })
      }
    },
  )
}

/** The slug may be a former one. The form's id finds a product that was renamed after the form was opened. */
async function findQuotedProduct(
  form: URLSearchParams,
  slug: string,
): Promise<Pick<Product, 'id' | 'slug'> | undefined> {
  const product = await findProductAt(db(), slug)
  const named = form.get('productId')
  if (named === null || named === String(product?.id)) return product
  const id = toRowId(named)
  return id === undefined ? undefined : findProductById(db(), id)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orWithoutConnection<typeof action>(args, quoteMessages.failed)
}

export default function Quote() {
  const { head, product } = useLoaderData<typeof loader>()
  const { replyWithin } = useSite()
  const answer = useActionData<typeof action>()
  const refused = isRefusedForm(answer) ? answer : undefined
  const isPending = useNavigation().formAction === quotePath(product.slug)
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title="Request a Quote"
        ground="products"
        isRecord
        lead={
          <>
            For <strong>{product.name}</strong>.{' '}
            {withReplyTime('No payment, no obligation. We’ll write back within 24 hours.', replyWithin)}
          </>
        }
      />
      <div className="page-width grid items-start gap-8 pt-12 pb-16 lg:grid-cols-[3fr_2fr] lg:pb-24">
        <div className="rounded-field border border-hairline bg-card p-6">
          <QuoteForm product={product} refused={refused} isPending={isPending} as={Form} />
        </div>
        <QuotedProduct product={product} />
      </div>
    </>
  )
}

function QuotedProduct({ product }: { product: Product }) {
  const { alt } = usePictureWords(product.imageUrl)
  return (
    <aside aria-label="The product" className="no-print rounded-field border border-hairline bg-card">
      <Picture
        src={productPicture(product)}
        alt={productPictureAlt(product, alt)}
        sizes="(min-width: 75rem) 27rem, (min-width: 64rem) 38vw, 92vw"
        width={800}
        height={600}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-t-field bg-panel object-cover"
      />
      <div className="p-5">
        <p>
          <Badge>{product.category}</Badge>
        </p>
        <p className="mt-3 font-sans text-[1.375rem] font-bold">
          <SiteLink to={productPath(product.slug)} className="text-ink">
            {product.name}
          </SiteLink>
        </p>
        <Features features={product.features} />
      </div>
    </aside>
  )
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <ButtonLink to={productsPath}>Back to Products</ButtonLink>
    </ErrorScreen>
  )
}
