import { redirect } from '@remix-run/node'
import type { Kysely } from 'kysely'
import type { RequestArgs } from '~/server/load-context'
import type { Database } from '~db/database'
import {
  changedMessage,
  deletedMessage,
  selectionMessages,
  type Asked,
  type ChangeReport,
  type DeletionReport,
} from '~/content/records/change-messages'
import { formatChange, parseChange, readChange, type RecordChange } from '~/content/records/record-changes'
import { selectedIds, textOf } from '~/server/forms/form-data.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { withListBack } from '~/lib/list-back'
import { listPageSize } from '~/lib/list-query'
import { toDashboardAddress } from '~/lib/login-prompt'
import { withReason, type Message } from '~/lib/messages'
import { formatMoves, parseMoves, type Move } from '~/lib/moves'
import type { RecordListKind } from '~/lib/record-list'
import { Refusal } from '~/lib/refusal'
import type { PublicTable } from '~/lib/page-kinds'
import { selectedDeletePath, tabPath, type AnsweredTab, type RecordTab } from '~/paths'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import type { Act, Actor } from '~db/audit-log.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { readRecordNames } from '~db/record-list.server'
import { write } from '~db/write.server'

export interface ListedRows {
  tab: RecordTab | AnsweredTab
  nouns: { one: string; many: string }
  listNames: (db: Kysely<Database>, ids: readonly number[]) => Promise<{ id: number; name: string }[]>
  remove: (db: Kysely<Database>, id: number, act: Act) => Promise<boolean>
  deletedMessage: (report: DeletionReport) => Message
}

export interface ListedStore<Change> extends ListedRows {
  /** Returns undefined if there is no such row. @throws Refusal */
  change: (
    db: Kysely<Database>,
    move: { id: number; change: Change },
    act: Act,
  ) => Promise<ChangedRow<Change> | undefined>
  changes: ListedChanges<Change>
}

export interface ChangedRow<Change> {
  name: string
  undo: Change | undefined
}

interface ListedChanges<Change> {
  choose: (text: string) => Change | undefined
  format: (change: Change) => string
  parse: (text: string) => Change | undefined
  message: (asked: Asked<Change>, report: ChangeReport) => Message & { isDone: boolean }
  failed: Message
}

export function listedRecords(table: PublicTable, list: RecordListKind<string>) {
  return {
    nouns: list.nouns,
    listNames: (db: Kysely<Database>, ids: readonly number[]) => readRecordNames(db, table, ids),
    deletedMessage: (report: DeletionReport) => deletedMessage(list.nouns, report),
    changes: {
      choose: (text) => parseChange(text, list.changes),
      format: formatChange,
      parse: readChange,
      message: (asked, report) => changedMessage(list, asked, report),
      failed: selectionMessages.failed(list.nouns.many),
    } satisfies ListedChanges<RecordChange>,
  }
}

/** `moves` undoes what the list did before. */
export const selectionFields = ['ids[]', 'change', 'moves']
export const selectionIntent = 'change-selected'

interface Entered extends RequestArgs {
  form: FormData
  by: Actor
  headers: Headers
}

export async function changeSelected<Change>(
  store: ListedStore<Change>,
  { request, context, form, by, headers }: Entered,
) {
  const back = toDashboardAddress(form.get('back'))
  const { tab, nouns, changes } = store
  const refuse = (message: Message) => redirectWithToast(back, message, { kind: 'error', headers })
  const sent = form.get('moves')
  const ids = selectedIds(form, listPageSize)
  if (sent === null && ids.length === 0) return refuse(selectionMessages.none(nouns))
  const chosen = textOf(form.get('change'))
  if (sent === null && chosen === 'delete') {
    return redirect(withListBack(selectedDeletePath(tab, ids), back), { status: 303, headers })
  }
  const moves = typeof sent === 'string' ? parseMoves(sent, changes.parse) : chosenMoves(changes.choose(chosen), ids)
  if (moves === undefined) return refuse(withReason(changes.failed, 'Choose what to do with them.'))
  try {
    const { undo, ...report } = await moveRows(store, moves, { by, now: new Date() })
    const { isDone, ...message } = changes.message({ moves, isUndo: sent !== null }, report)
    if (!isDone) return await refuse(message)
    return await redirectWithToast(back, message, { headers, undo: undoForm(tab, formatMoves(undo)) })
  } catch (error) {
    log.error('the selected rows were not changed', { ...ofRequest({ request, context }), error })
    return refuse(withReason(changes.failed, error instanceof DatabaseWriteError ? error.message : undefined))
  }
}

function chosenMoves<Change>(change: Change | undefined, ids: readonly number[]): Move<Change>[] | undefined {
  return change === undefined ? undefined : [{ change, ids }]
}

/** One transaction changes all rows. A refused row stays as it is, and the others change. */
function moveRows<Change>(store: ListedStore<Change>, moves: readonly Move<Change>[], act: Act) {
  const wanted = moves.flatMap(({ change, ids }) => ids.map((id) => ({ change, id })))
  return write(db(), async (trx) => {
    const report: ChangeReport = { changed: [], unchanged: [], refused: [], gone: [] }
    const undo: { change: string; id: number }[] = []
    for (const { change, id } of wanted.slice(0, listPageSize)) {
      try {
        const row = await store.change(trx, { id, change }, act)
        if (row === undefined) report.gone.push(id)
        else if (row.undo === undefined) report.unchanged.push(row.name)
        else {
          report.changed.push(row.name)
          undo.push({ change: store.changes.format(row.undo), id })
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const [named] = await store.listNames(trx, [id])
        report.refused.push({ name: named?.name ?? '', reason: error.message })
      }
    }
    return { ...report, undo }
  })
}

/** A message travels in a cookie of at most 4 KB. */
const longestUndo = 1500

function undoForm(tab: ListedRows['tab'], moves: string) {
  if (moves === '' || moves.length > longestUndo) return undefined
  return { action: tabPath(tab), fields: { intent: selectionIntent, moves } }
}

export function deleteSelected(store: ListedRows, ids: readonly number[], act: Act): Promise<DeletionReport> {
  return write(db(), async (trx) => {
    const deleted = await store.listNames(trx, ids)
    for (const { id } of deleted) await store.remove(trx, id, act)
    return { deleted, gone: ids.filter((id) => deleted.every((each) => each.id !== id)) }
  })
}
