import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { readGoLiveItems } from '~/dashboard/go-live/site-facts.server'
import { TodayView } from '~/dashboard/today-view'
import { listUnfinished, listWaiting } from '~/dashboard/today.server'
import { contactInbox, countInbox, quoteInbox } from '~/inbox/entries/inbox.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { listFailedMails } from '~/inbox/mail/outbox-page.server'
import { countPosts } from '~/kinds/blog/blog.server'
import { countActiveProducts } from '~/kinds/products/products.server'
import { tabPath } from '~/paths'
import { areCodesKept } from '~/server/auth/recovery-codes.server'
import { requireOperator } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { listStorageTroubles } from '~/server/storage-trouble.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'

export const shouldRevalidate = unlessRefused

/** An address with one of these parameters means the list of quotes. */
const listParameters = ['status', 'q', 'find', 'order', 'cursor']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { operatorId, role, formToken } = await requireOperator({ request, context })
  const { search, searchParams } = new URL(request.url)
  if (listParameters.some((name) => searchParams.has(name))) throw redirect(tabPath('quotes') + search)
  const now = new Date()
  const goLive = role === 'owner' ? await readGoLiveItems(db(), now) : []
  const left = goLive.filter(({ problem }) => problem !== undefined)
  const own = left.filter(({ byInstaller }) => !byInstaller)
  return {
    storageTroubles: await listStorageTroubles(db(), now),
    waiting: await listWaiting(db(), now),
    failedMails: isMailSetUp() ? await listFailedMails(db(), now) : [],
    formToken,
    areCodesKept: await areCodesKept(db(), operatorId),
    unfinished: await listUnfinished(db(), role),
    stepsLeft: { own: own.map(({ title }) => title), others: left.length - own.length },
    figures: {
      quotes: await countInbox(db(), quoteInbox, now),
      contacts: await countInbox(db(), contactInbox, now),
      activeProducts: await countActiveProducts(db()),
      posts: await countPosts(db()),
    },
    loadedAt: now.toISOString(),
  }
}

export default function Today() {
  return <TodayView {...useLoaderData<typeof loader>()} />
}
