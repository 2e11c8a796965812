/** What a list does with the records that were selected in it. */
import { redirect } from '@remix-run/node'
import type { Kysely } from 'kysely'
import type { RequestArgs } from '~/server/load-context'
import type { RecordListKind } from '~/lib/record-list'
import type { PublicTable } from '~/kinds/page-kinds'
import type { Database } from '~db/database'
import { changedMessage, selectionMessages, type ChangeReport } from '~/features/records/change-messages'
import {
  formatMoves,
  gathered,
  parseChange,
  parseMoves,
  type ChangedRecord,
  type RecordChange,
  type RecordMove,
} from '~/features/records/record-changes'
import { selectedIds, textOf } from '~/forms/form-data.server'
import { redirectWithToast } from '~/forms/toast.server'
import { withListBack } from '~/lib/list-back'
import { listPageSize } from '~/lib/list-query'
import { toDashboardAddress } from '~/lib/login-prompt'
import { withReason } from '~/lib/messages'
import { Refusal } from '~/lib/refusal'
import { selectedDeletePath, tabPath, type RecordTab } from '~/paths'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { readRecordNames } from '~db/record-list.server'
import { write } from '~db/write.server'

/** What a list needs to know of its kind. */
export interface ListedStore {
  tab: RecordTab
  table: PublicTable
  list: RecordListKind<string>
  change: (
    db: Kysely<Database>,
    move: { id: number; change: RecordChange },
    act: Act,
  ) => Promise<ChangedRecord | undefined>
  remove: (db: Kysely<Database>, id: number, act: Act) => Promise<boolean>
}

/** `moves` takes back what the list did before. */
export const selectionFields = ['ids[]', 'change', 'moves']
export const selectionIntent = 'change-selected'

interface Entered extends RequestArgs {
  form: FormData
  by: Actor
  headers: Headers
}

/** Redirects back with a message, or to the question before deleting. */
export async function changeSelectedRecords(store: ListedStore, { request, context, form, by, headers }: Entered) {
  const back = toDashboardAddress(form.get('back'))
  const { tab, list } = store
  const { nouns, changes } = list
  const refuse = (message: { title: string; description: string }) =>
    redirectWithToast(back, message, { kind: 'error', headers })
  const sent = form.get('moves')
  const ids = selectedIds(form, listPageSize)
  if (sent === null && ids.length === 0) return refuse(selectionMessages.none(nouns))
  const chosen = textOf(form.get('change'))
  if (sent === null && chosen === 'delete') {
    return redirect(withListBack(selectedDeletePath(tab, ids), back), { status: 303, headers })
  }
  const moves = typeof sent === 'string' ? parseMoves(sent) : chosenMoves(parseChange(chosen, changes), ids)
  if (moves === undefined) return refuse(selectionMessages.unknown(nouns))
  try {
    const report = await moveRecords(store, moves, { by, now: new Date() })
    const { isDone, ...message } = changedMessage(list, { moves, isUndo: sent !== null }, report)
    if (!isDone) return await refuse(message)
    return await redirectWithToast(back, message, { headers, undo: undoOf(tab, report) })
  } catch (error) {
    log.error('the selected records were not changed', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : undefined
    return refuse(withReason(selectionMessages.failed(nouns), reason))
  }
}

function chosenMoves(change: RecordChange | undefined, ids: readonly number[]): RecordMove[] | undefined {
  return change && [{ change, ids }]
}

/** In one transaction. What is refused stays as it is, and the others change. */
function moveRecords(store: ListedStore, moves: readonly RecordMove[], act: Act): Promise<ChangeReport> {
  const wanted = moves.flatMap(({ change, ids }) => ids.map((id) => ({ change, id })))
  return write(db(), async (trx) => {
    const nameOf = async (one: number) => (await readRecordNames(trx, store.table, [one]))[0]?.name ?? ''
    const report: ChangeReport = { changed: [], unchanged: 0, refused: [], gone: 0, undo: [] }
    for (const { change, id } of wanted.slice(0, listPageSize)) {
      try {
        const record = await store.change(trx, { id, change }, act)
        if (record === undefined) report.gone += 1
        else if (record.undo === undefined) report.unchanged += 1
        else {
          report.changed.push(record.name)
          report.undo.push({ change: record.undo, id })
        }
      } catch (error) {
        // Refused before anything of it was written.
        if (!(error instanceof Refusal)) throw error
        report.refused.push({ name: await nameOf(id), reason: error.message })
      }
    }
    return report
  })
}

/** A message travels in a cookie of at most 4 KB. */
const longestUndo = 1500

function undoOf(tab: RecordTab, { undo }: ChangeReport) {
  const moves = formatMoves(gathered(undo))
  if (moves === '' || moves.length > longestUndo) return undefined
  return { action: tabPath(tab), fields: { intent: selectionIntent, moves } }
}

/** In one transaction, to the bin. @returns how many there were */
export function deleteSelectedRecords(store: ListedStore, ids: readonly number[], act: Act): Promise<number> {
  return write(db(), async (trx) => {
    let count = 0
    for (const id of ids) if (await store.remove(trx, id, act)) count += 1
    return count
  })
}
