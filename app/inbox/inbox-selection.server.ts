/** What a list does with the entries that were selected in it. */
import { redirect } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import type { InboxTab } from '~/features/inbox/inbox'
import { inboxMessages } from '~/features/inbox/inbox-messages'
import { moveEntries } from '~/features/inbox/inbox-moves.server'
import { inboxes } from '~/features/inbox/inbox.server'
import { formatMoves, isChange, movedMessage, parseMoves, type Move } from '~/features/inbox/moves'
import { withListBack } from '~/lib/list-back'
import { listPageSize } from '~/lib/list-query'
import { toDashboardAddress } from '~/lib/login-prompt'
import { withReason } from '~/lib/messages'
import { selectedDeletePath, tabPath } from '~/paths'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { selectedIds } from '~/forms/form-data.server'
import { redirectWithToast } from '~/forms/toast.server'
import type { Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'

/** `moves` takes back what the list did before. */
export const selectionFields = ['ids[]', 'change', 'moves']

interface Entered extends RequestArgs {
  tab: InboxTab
  form: FormData
  by: Actor
  headers: Headers
}

/** Redirects back with a message, or to the question before deleting. */
export async function changeSelected({ request, context, tab, form, by, headers }: Entered) {
  const back = toDashboardAddress(form.get('back'))
  const { noneSelected, changeFailed } = inboxMessages[tab]
  const change = form.get('change')
  const ids = selectedIds(form, listPageSize)
  const sent = form.get('moves')
  if (sent === null && ids.length === 0) return redirectWithToast(back, noneSelected, { kind: 'error', headers })
  if (change === 'delete') return redirect(withListBack(selectedDeletePath(tab, ids), back), { status: 303, headers })
  const moves = typeof sent === 'string' ? parseMoves(sent, tab) : chosenMoves(tab, change, ids)
  if (moves === undefined) {
    return redirectWithToast(back, withReason(changeFailed, 'Choose what to do with them.'), { kind: 'error', headers })
  }
  try {
    const moved = await moveEntries(db(), inboxes[tab], moves, { by, now: new Date() })
    const { isDone, ...message } = movedMessage(tab, moves, moved)
    if (!isDone) return await redirectWithToast(back, message, { kind: 'error', headers })
    const fields = { intent: 'change-selected', moves: formatMoves(moved.undo) }
    const undo = moved.undo.length > 0 ? { action: tabPath(tab), fields } : undefined
    return await redirectWithToast(back, message, { headers, undo })
  } catch (error) {
    log.error('the selected entries were not changed', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : undefined
    return redirectWithToast(back, withReason(changeFailed, reason), { kind: 'error', headers })
  }
}

function chosenMoves(tab: InboxTab, change: unknown, ids: readonly number[]): Move[] | undefined {
  return typeof change === 'string' && isChange(tab, change) ? [{ change, ids }] : undefined
}
