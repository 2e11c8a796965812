import { binnedTables } from '~/lib/visibility'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
import { binMessages, restoredMessage } from '~/content/bin/bin'
import { countBin, pageOfBin } from '~/content/bin/bin-list.server'
import { restoreFromBin, type BinChoice } from '~/content/bin/restore.server'
import { binKinds } from '~/dashboard/kinds.server'
import { BinView } from '~/content/bin/bin-view'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { parseCursor } from '~/lib/cursor'
import { toRowId } from '~/lib/ids'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize, parseListFilter, searchIntent } from '~/lib/list-query'
import { toDashboardAddress } from '~/lib/login-prompt'
import { withReason } from '~/lib/messages'
import { binPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import { openSearch, redirectToFound, searchFields } from '~/server/auth/sealed-search.server'
import { requireIntent } from '~/server/forms/form-data.server'
import { listOrFail } from '~/server/forms/records.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { readRule } from '~db/rules.server'
import { DatabaseWriteError } from '~db/write-errors.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken, role } = await requireOperator({ request, context })
  // A dialog's list is the one it was opened from.
  const searchParams = listQueryOf(request.url, binPath)
  const query = {
    filter: openSearch(parseListFilter(searchParams, binnedTables)),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, binMessages.listFailed, async () => ({
    page: await pageOfBin(db(), binKinds, { ...query, size: listPageSize }, new Date()),
    counts: await countBin(db()),
  }))
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, binPath)) {
    throw redirect(listAddress(binPath, query.filter))
  }
  const rule = await readRule(db(), 'keeping')
  return {
    head: dashboardHead('Bin', binPath),
    page,
    counts,
    query,
    formToken,
    rule: { binDays: rule.binDays, versionDays: rule.versionDays },
    mayChangeRule: role === 'owner',
  }
}

/** Restores one record, or what the same operator deleted in one go. */
export async function action({ request, context }: ActionFunctionArgs) {
  const names = { fields: ['intent', 'id', 'address', 'deletedAt', 'back', ...searchFields] }
  const { form, by, headers } = await enterDashboard({ request, context }, names)
  if (form.get('intent') === searchIntent) return redirectToFound(binPath, { form, headers })
  const isUndo = form.get('intent') === 'undo-deletion'
  if (!isUndo) requireIntent(form, 'restore-record', headers)
  const deletedAt = form.get('deletedAt')
  const choice: BinChoice = isUndo
    ? { deletedAt: typeof deletedAt === 'string' ? deletedAt : '', deletedBy: by.username }
    : { ids: [toRowId(form.get('id')) ?? 0], takesFreeAddress: form.get('address') === 'free' }
  const back = toDashboardAddress(form.get('back'))
  try {
    const { isDone, ...message } = restoredMessage(
      await restoreFromBin(db(), binKinds, choice, { by, now: new Date() }),
    )
    return await redirectWithToast(back, message, { kind: isDone ? 'success' : 'error', headers })
  } catch (error) {
    log.error('a record was not restored', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : undefined
    return redirectWithToast(back, withReason(binMessages.restoreFailed, reason), { kind: 'error', headers })
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, binMessages.restoreFailed)
}

export default function Bin() {
  const loaded = useLoaderData<typeof loader>()
  useRefusalToast()
  return (
    <TabWithDialogs>
      <BinView {...loaded} />
    </TabWithDialogs>
  )
}
