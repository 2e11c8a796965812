/** The quote form as a page of its own; the dialog posts here too and is answered with data in place of a redirect. */
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
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { ButtonLink } from '~/components/ui/button'
import { useErrorToast } from '~/components/ui/toaster'
import { isRefusedForm, unlessRefused } from '~/components/ui/refused-form'
import { orWithoutConnection } from '~/components/ui/without-connection'
import { quoteHead } from '~/features/products/product-head'
import { productMessages } from '~/features/products/products'
import { findProductByFormerSlug, findProductBySlug } from '~/features/products/products.server'
import { QuoteForm } from '~/features/quotes/quote-form'
import { quoteErrorMessage, quoteMessages } from '~/features/quotes/quotes'
import { QuoteForm as QuoteFormSchema } from '~/features/quotes/quotes.schema'
import { createQuoteOnce } from '~/features/quotes/quotes.server'
import { isSuspected, trapField } from '~/lib/trap'
import { productPath, productsPath, quotePath } from '~/paths'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { refuseForm, requireIntent } from '~/server/form-data.server'
import { notStored, receiveForm } from '~/server/public-form.server'
import { storedFormLimit } from '~/server/rate-limits.server'
import { notFound } from '~/server/reply.server'
import { redirectWithToast } from '~/server/toast.server'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused
export const headers = actionHeaders

const fieldNames = ['intent', 'productId', 'dialog', trapField, ...Object.keys(QuoteFormSchema.shape)]

/** By a former slug too: a form that was opened before the change still goes through. */
async function requireProduct(slug = '') {
  const product = (await findProductBySlug(db(), slug)) ?? (await findProductByFormerSlug(db(), slug))
  if (!product) throw notFound(productMessages.notFound)
  return product
}

export async function loader({ params }: LoaderFunctionArgs) {
  const product = await requireProduct(params.slug)
  return { head: quoteHead(product), product }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form, refusal } = await receiveForm(request, fieldNames, quoteMessages.failed)
  if (refusal) return refusal
  const product = await requireProduct(params.slug)
  requireIntent(form, 'request-quote')
  const submission = parseWithZod(form, { schema: QuoteFormSchema, disableAutoCoercion: true })
  if (submission.status !== 'success') return refuseForm(submission, quoteErrorMessage)
  try {
    const input = { ...submission.value, productId: product.id, suspected: isSuspected(form) }
    const arrival = { now: new Date(), limit: storedFormLimit(request) }
    if (!(await createQuoteOnce(db(), input, arrival))) throw notFound(productMessages.notFound)
  } catch (error) {
    return notStored(error, request, { lastResult: submission.reply(), message: quoteMessages.failed })
  }
  if (form.has('dialog')) return { sent: quoteMessages.submitted }
  return redirectWithToast(productPath(product.slug), quoteMessages.submitted)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orWithoutConnection<typeof action>(args, quoteMessages.failed)
}

export default function Quote() {
  const { head, product } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = isRefusedForm(answer) ? answer : undefined
  useErrorToast(refused)
  const isPending = useNavigation().formAction === quotePath(product.slug)
  return (
    <div className="page-width pt-10 pb-16 lg:pb-24">
      <Breadcrumbs items={head.breadcrumbs} />
      <h1 className="mt-4 text-[clamp(2rem,4vw,3rem)]" tabIndex={-1}>
        Request a Quote
      </h1>
      <p className="mt-3 mb-8 max-w-measure">
        For <strong>{product.name}</strong>. No payment, no obligation: we write back within 24 hours.
      </p>
      <div className="max-w-2xl rounded-field border border-hairline bg-card p-6">
        <QuoteForm product={product} refused={refused} isPending={isPending} as={Form} />
      </div>
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
