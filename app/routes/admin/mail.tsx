import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { ListTitle } from '~/components/lists/list-title'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { MailList } from '~/inbox/mail/mail-list'
import { MailState, MailWarnings } from '~/inbox/mail/mail-state'
import { mailMessages, mailStates, sendIntents, type SendIntent } from '~/inbox/mail/outbox'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import {
  countMails,
  outcomeOf,
  pageOfMails,
  queueTestMails,
  readMailSetup,
  sendCopy,
  sendNow,
} from '~/inbox/mail/outbox-page.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { parseCursor } from '~/lib/cursor'
import { toRowId } from '~/lib/ids'
import { listAddress, listPageSize, parseListFilter, searchIntent } from '~/lib/list-query'
import { toDashboardAddress } from '~/lib/login-prompt'
import { withReason, type Message } from '~/lib/messages'
import { mailPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import { openSearch, redirectToFound, searchFields } from '~/server/auth/sealed-search.server'
import { db } from '~/server/database.server'
import { actionHeaders, errorReply, failedWrite } from '~/server/forms/reply.server'
import { listOrFail } from '~/server/forms/records.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import type { Act } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const { searchParams } = new URL(request.url)
  const query = {
    filter: openSearch(parseListFilter(searchParams, mailStates)),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const now = new Date()
  const { page, counts, setup } = await listOrFail({ request, context }, mailMessages.listFailed, async () => ({
    page: await pageOfMails(db(), { ...query, size: listPageSize }, now),
    counts: await countMails(db()),
    setup: await readMailSetup(db(), now),
  }))
  // The cursor's row has been deleted.
  if (query.cursor && page.rows.length === 0) throw redirect(listAddress(mailPath, query.filter))
  return { head: dashboardHead('Mail', mailPath), formToken, page, counts, query, setup }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const names = { fields: ['intent', 'id', 'back', ...searchFields] }
  const { form, by, headers } = await enterDashboard({ request, context }, names)
  if (form.get('intent') === searchIntent) return redirectToFound(mailPath, { form, headers })
  const intent = sendIntents.find((known) => known === form.get('intent'))
  if (!intent) throw errorReply(400, mailMessages.unknown, headers)
  const back = toDashboardAddress(form.get('back'))
  const leadBack = (message: Message) =>
    redirectWithToast(back, message, { headers, kind: message.title === 'Error' ? 'error' : 'success' })
  if (!isMailSetUp()) return leadBack(mailMessages.notSetUp)
  try {
    const now = new Date()
    const ids = await send[intent](toRowId(form.get('id')) ?? 0, { by, now })
    return await leadBack(ids === undefined ? mailMessages.gone : await outcomeOf(db(), ids, now))
  } catch (error) {
    failedWrite(error, { request, context })
    return leadBack(withReason(mailMessages.failed, error instanceof DatabaseWriteError ? error.message : undefined))
  }
}

/** Each button queues mails and returns their ids, if there are any. */
const send = {
  'send-mail': async (id: number, act: Act) => ((await sendNow(db(), id, act)) ? [id] : undefined),
  'send-copy': async (id: number, act: Act) => {
    const copy = await sendCopy(db(), id, act)
    return copy === undefined ? undefined : [copy]
  },
  'send-test': (_: number, act: Act) => queueTestMails(db(), act),
} as const satisfies Record<SendIntent, (id: number, act: Act) => Promise<readonly number[] | undefined>>

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, mailMessages.failed)
}

export default function Mail() {
  const { page, counts, query, setup, formToken } = useLoaderData<typeof loader>()
  useRefusalToast()
  return (
    <section aria-labelledby="list">
      <ListTitle title="Mail" />
      <MailWarnings setup={setup} />
      <MailList page={page} query={query} counts={counts} formToken={formToken} isSetUp={setup.isSetUp} />
      <div className="mt-8">
        <MailState setup={setup} formToken={formToken} />
      </div>
    </section>
  )
}
