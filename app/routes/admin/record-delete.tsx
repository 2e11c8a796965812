import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { templateMessages } from '~/features/answers/templates/template-messages'
import { binPromise, undoDeletion } from '~/features/bin/bin'
import { blogMessages } from '~/features/blog/blog'
import { deerTypeAdminMessages } from '~/features/deer-types/admin/deer-type-messages'
import { readInboxSettings } from '~/features/inbox/inbox-settings.server'
import { productMessages } from '~/features/products/products'
import { seasonMessages } from '~/features/seasons/admin/season-messages'
import { seasonName } from '~/features/seasons/seasons'
import { stores } from '~/kinds/kinds.server'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/ids'
import { deletePath, recordTabOf, tabPath, type RecordTab } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const records = {
  products: {
    intent: 'delete-product',
    messages: productMessages,
    notFound: productMessages.notFound,
    consequence: 'Its page goes, and its address with it. Quotes that name it keep its name.',
  },
  'deer-types': {
    intent: 'delete-deer-type',
    messages: deerTypeAdminMessages,
    notFound: deerTypeAdminMessages.notFound,
    consequence: 'Its page goes from the species guide, and its address with it.',
  },
  blog: {
    intent: 'delete-post',
    messages: blogMessages,
    notFound: blogMessages.gone,
    consequence: 'Its page goes, and its address with it.',
  },
  seasons: {
    intent: 'delete-season',
    messages: seasonMessages,
    notFound: seasonMessages.notFound,
    consequence: 'It goes from the License and Regulation Finder.',
  },
  templates: {
    intent: 'delete-template',
    messages: templateMessages,
    notFound: templateMessages.notFound,
    consequence: 'Answers that were made with it stay as they are.',
  },
} as const

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const tab = recordTabOf(new URL(request.url).pathname)
  const id = toRowId(params.id)
  const record = id === undefined ? undefined : await stores[tab].find(db(), id)
  if (!record) throw notFound(records[tab].notFound)
  const name = nameOf(record)
  const { binDays } = await readInboxSettings(db())
  return { head: dashboardHead(`Delete ${name}`, deletePath(tab, record.id)), tab, name, binDays, formToken }
}

function nameOf(record: NonNullable<Awaited<ReturnType<(typeof stores)[RecordTab]['find']>>>): string {
  if ('title' in record) return record.title
  return 'name' in record ? record.name : seasonName(record)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm)
  const { pathname, searchParams } = new URL(request.url)
  const tab = recordTabOf(pathname)
  const id = toRowId(params.id)
  const { intent, messages } = records[tab]
  return deleteRecord(
    { ...entered, request, context },
    {
      intent,
      back: listBackOf(searchParams, tabPath(tab)),
      remove: async (act) => id !== undefined && stores[tab].remove(db(), id, act),
      done: (isDeleted) =>
        isDeleted ? { ...messages.deleted, description: `${messages.deleted.description} ${inBin}` } : messages.deleted,
      undo: (isDeleted, act) => undoDeletion(isDeleted ? 1 : 0, act),
      failed: messages.deleteFailed,
    },
  )
}

const inBin = 'You can restore it from the bin.'

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(
    args,
    records[recordTabOf(new URL(args.request.url).pathname)].messages.deleteFailed,
  )
}

export default function DeleteRecord() {
  const { tab, name, binDays, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { intent, messages, consequence } = records[tab]
  return (
    <ConfirmDelete
      question={messages.confirmDelete}
      name={name}
      consequence={`${consequence} ${binPromise(binDays)}`}
      isRestorable
      intent={intent}
      formToken={formToken}
      back={listBackOf(search, tabPath(tab))}
    />
  )
}
