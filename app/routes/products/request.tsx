import { parseWithZod } from '@conform-to/zod/v4'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { useSite } from '~/components/layout/site-context'
import { Button, ButtonLink } from '~/components/ui/button'
import { unlessRefused } from '~/components/forms/refused-form'
import { orWithoutConnection } from '~/components/forms/offline-fallback'
import { findProductsAt, listProductChoices } from '~/kinds/products/products.server'
import { quoteErrorMessage, quoteFieldMessages, quoteMessages, submittedWords } from '~/inbox/quotes/quotes'
import { CustomerForm, RequestForm as RequestFormSchema } from '~/inbox/quotes/quotes.schema'
import { createQuoteOnce } from '~/inbox/new-entries.server'
import { receiptPathOf } from '~/inbox/entries/receipt.server'
import { RequestForm } from '~/inbox/quotes/request-form'
import {
  cleanList,
  listButtons,
  listFieldNames,
  listInAddress,
  listInForm,
  listParameters,
  putListInForm,
  takeListChange,
} from '~/inbox/quotes/request-list'
import { changeRequest } from '~/inbox/quotes/stored-request'
import { requestHead, requestHeadOf } from '~/seo/page-heads'
import { withReplyTime } from '~/lib/reply-time'
import { isCaughtByHoneypot, honeypotField } from '~/lib/form-rules'
import { productsPath, requestPath } from '~/paths'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { site } from '~/kinds/settings/site.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { refuseForm, requireIntent } from '~/server/forms/form-data.server'
import { asTyped, notStored, takeForm } from '~/server/forms/public-form.server'
import { redirectWithToast } from '~/server/forms/toast.server'

export const handle = { interactive: true, cache: { uncached: ['product', 'quantity'] } satisfies CacheRule }
export const shouldRevalidate = unlessRefused
export const headers = actionHeaders

const fieldNames = [
  ...['intent', honeypotField, ...Object.keys(CustomerForm.shape)],
  ...[...listFieldNames, listButtons.remove, listButtons.chosen],
]

export async function loader({ request }: LoaderFunctionArgs) {
  const list = listInAddress(new URL(request.url).searchParams)
  const found = await findProductsAt(
    db(),
    list.map(({ slug }) => slug),
  )
  return { head: requestHeadOf(await site()), list, found, products: await listProductChoices(db()) }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeForm(
    { request, context },
    { names: fieldNames, failed: quoteMessages.failed, isPageStored: true },
    async (form, store) => {
      const { isSent, isFull } = takeListChange(form)
      if (isFull) return refuseProduct(form, quoteFieldMessages.tooManyProducts)
      if (!isSent) return { lastResult: asTyped(form) }
      requireIntent(form, 'request-quote')

      const list = listInForm(form)
      const found = await findProductsAt(
        db(),
        list.map(({ slug }) => slug),
      )
      const current = list.flatMap(({ slug, quantity }) => {
        const product = found.find(({ asked }) => asked === slug)
        return product ? [{ slug: product.slug, quantity }] : []
      })
      // Two slugs may be one product's, former and current.
      putListInForm(form, cleanList(current))
      const gone = list.map(({ slug }) => slug).filter((slug) => !found.some(({ asked }) => asked === slug))
      if (gone.length > 0)
        return data({ lastResult: asTyped(form), message: quoteMessages.gone, gone }, { status: 400 })

      const submission = parseWithZod(form, { schema: RequestFormSchema, disableAutoCoercion: true })
      if (submission.status !== 'success') return refuseForm(submission, quoteErrorMessage)
      const { products, ...customer } = submission.value
      const [first, ...others] = products.flatMap(({ slug, quantity }) => {
        const product = found.find((each) => each.slug === slug)
        return product ? [{ productId: product.id, quantity }] : []
      })
      try {
        const input = first && { ...customer, ...first, others, suspected: isCaughtByHoneypot(form) }
        const submitted = submittedWords(await site())
        const quote = input && (await store((arrival) => createQuoteOnce(db(), input, arrival)))
        if (!quote) throw new Error('A product was deleted while its request was stored')
        return await redirectWithToast(receiptPathOf(quote), submitted)
      } catch (error) {
        return notStored(error, { request, context }, { lastResult: submission.reply(), message: quoteMessages.failed })
      }
    },
  )
}

function refuseProduct(form: URLSearchParams, message: string) {
  const lastResult = { ...asTyped(form), error: { [listButtons.chosen]: [message] } }
  return data({ lastResult, message: quoteMessages.invalid }, { status: 400 })
}

export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await orWithoutConnection<typeof action>(args, quoteMessages.failed)
  } catch (answer) {
    // A redirect means that the request is stored.
    if (answer instanceof Response && answer.status < 400) changeRequest(() => [])
    throw answer
  }
}

export default function Request() {
  const page = useLoaderData<typeof loader>()
  const { replyWithin } = useSite()
  const answer = useActionData<typeof action>()
  const isPending = useNavigation().formAction?.split('?', 1)[0] === requestPath
  return (
    <>
      <PageIntro
        breadcrumbs={requestHead.breadcrumbs}
        title="Your Request"
        ground="products"
        isRecord
        lead={withReplyTime(
          'Ask for several products at once. No payment, no obligation. We’ll write back within 24 hours.',
          replyWithin,
        )}
      />
      <div className="page-width pt-12 pb-16 lg:pb-24">
        <MoreProducts list={page.list} />
        <div className="mt-6 max-w-3xl rounded-field border border-hairline bg-card p-6">
          <RequestForm page={page} answer={answer} isPending={isPending} />
        </div>
      </div>
    </>
  )
}

/** The list goes along into the catalog. A form keeps crawlers out. */
function MoreProducts({ list }: { list: Parameters<typeof listParameters>[0] }) {
  if (list.length === 0) {
    return (
      <ButtonLink to={productsPath} look="secondary">
        Look at the products
      </ButtonLink>
    )
  }
  return (
    <form method="get" action={productsPath}>
      {listParameters(list).map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="secondary">
        Look at the products
      </Button>
    </form>
  )
}
