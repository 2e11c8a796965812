/** Answers: at most one draft for each entry, and what was sent. */
import type { Kysely, Transaction } from 'kysely'
import { inboxes, markAnswered } from '~/features/inbox/inbox.server'
import { entryTitle } from '~/features/inbox/inbox-messages'
import { queueMail } from '~/features/mail/outbox.server'
import { quotedProducts } from '~/features/quotes/quoted-products'
import { RecordChangedError } from '~/lib/refusal'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { AnswerRow, AnswersTable } from '~db/tables/answers'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import type { AnswerDraft } from './answer-draft'
import { DraftGoneError, DraftTooLongError } from './draft-refusals'
import { entryAuditEvents, type EntryKey } from './entry-key'
import { SentAnswer, StoredDraft } from './sent-answer.schema'

export interface SavedDraft extends StoredDraft {
  id: number
  version: number
  /** ISO 8601, UTC. */
  savedAt: string
  savedBy: string
  /** Who wrote last. Null once the operator is removed. */
  operatorId: number | null
}

export async function findDraft(db: Kysely<Database>, entry: EntryKey): Promise<SavedDraft | undefined> {
  const row = await inProgress(db, entry)
  return row && toSavedDraft(row)
}

/** The products of a quote, with the price they start at. */
export async function findRequestedProducts(db: Kysely<Database>, quoteId: number) {
  const row = await db
    .selectFrom('quotes')
    .select(['productId', 'productName', 'quantity', 'otherProducts'])
    .where('id', '=', quoteId)
    .where(isThere('quotes'))
    .executeTakeFirst()
  if (!row) return []
  const products = quotedProducts(row)
  const ids = products.flatMap(({ productId }) => productId ?? [])
  const prices = await db
    .selectFrom('products')
    .select(['id', 'priceFromCents'])
    .where('id', 'in', ids)
    .where(isThere('products'))
    .execute()
  const priceOf = new Map(prices.map(({ id, priceFromCents }) => [id, priceFromCents]))
  return products.map(({ productId, productName, quantity }) => ({
    label: productName,
    quantity,
    unitCents: productId === null ? null : (priceOf.get(productId) ?? null),
  }))
}

export interface DraftForm {
  draft: AnswerDraft
  /** The version that the form was opened with; undefined where there was no draft. */
  version: number | undefined
  formKey: string
  /** Raised by each save of the same form. */
  sequence: number
}

/** Many enough for the longest answer, with everything escaped. */
const longestContent = 200_000

/**
 * A form may overwrite what it saved itself, whichever of its saves arrives first. @throws RecordChangedError,
 * DraftGoneError, DraftTooLongError, and what write() throws
 */
export async function saveDraft(
  db: Kysely<Database>,
  entry: EntryKey,
  { draft, version, formKey, sequence }: DraftForm,
  act: Act,
): Promise<SavedDraft> {
  const content = JSON.stringify({ formKey, sequence, draft } satisfies StoredDraft)
  if (content.length > longestContent) throw new DraftTooLongError()
  const stamps = { updatedAt: act.now.toISOString(), ...writerOf(act) }
  const row = await write(db, async (trx) => {
    const stored = await inProgress(trx, entry)
    if (!stored) {
      if (version !== undefined) throw new DraftGoneError()
      const values = { ...keyColumns(entry), content, createdAt: act.now.toISOString(), ...stamps }
      return trx.insertInto('answers').values(values).returningAll().executeTakeFirstOrThrow()
    }
    const last = StoredDraft.parse(JSON.parse(stored.content))
    const isOwn = formKey !== '' && last.formKey === formKey
    if (JSON.stringify(last.draft) === JSON.stringify(draft) || (isOwn && sequence < last.sequence)) return stored
    if (!isOwn && version !== stored.version) throw new RecordChangedError()
    return trx
      .updateTable('answers')
      .set({ content, ...stamps, version: stored.version + 1 })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toSavedDraft(row)
}

/** False if there is none. @throws what write() throws */
export async function discardDraft(db: Kysely<Database>, entry: EntryKey, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const draft = await inProgress(trx, entry)
    if (!draft) return false
    await trx.deleteFrom('answers').where('id', '=', draft.id).execute()
    const event = entryAuditEvents[entry.tab].draftDiscarded
    await logAudit(trx, act, { event, id: entry.id, name: entryTitle(entry.tab, entry.id) })
    return true
  })
}

interface Sending {
  /** Of the draft that the operator looked at. */
  version: number
  answer: SentAnswer
  /** Undefined: the operator has sent it from another mail program. */
  mail: { replyTo: string; subject: string; text: string; html: string } | undefined
}

/**
 * The draft becomes a sent answer, with its mail and the new status, in one transaction. False where that draft is no
 * more: it was sent, changed, or discarded. @throws what write() throws
 */
export async function sendAnswer(
  db: Kysely<Database>,
  entry: EntryKey,
  { version, answer, mail }: Sending,
  act: Act,
): Promise<boolean> {
  return write(db, async (trx) => {
    const draft = await inProgress(trx, entry)
    if (draft?.version !== version) return false
    const { tab, id } = entry
    const recipient = answer.recipient
    const mailId = mail
      ? await queueMail(trx, { ...mail, kind: 'answer', entry: { kind: tab, id }, recipient }, act.now)
      : null
    const sentAt = act.now.toISOString()
    await trx
      .updateTable('answers')
      .set({
        ...{ content: JSON.stringify(answer), sentVia: mail ? 'mail' : 'own mail program', mailId },
        ...{ sentAt, updatedAt: sentAt, version: version + 1, ...writerOf(act) },
      })
      .where('id', '=', draft.id)
      .execute()
    await logAudit(trx, act, { event: entryAuditEvents[tab].answered, id, name: entryTitle(tab, id) })
    await markAnswered(trx, inboxes[tab], id, act)
    return true
  })
}

export async function findSentAnswer(db: Kysely<Database>, { tab, id }: EntryKey, answerId: number) {
  const row = await db
    .selectFrom('answers')
    .select(['content', 'sentAt'])
    .where('id', '=', answerId)
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('sentAt', 'is not', null)
    .executeTakeFirst()
  return row?.sentAt == null ? undefined : { answer: SentAnswer.parse(JSON.parse(row.content)), sentAt: row.sentAt }
}

function inProgress(db: Kysely<Database> | Transaction<Database>, { tab, id }: EntryKey) {
  return db
    .selectFrom('answers')
    .selectAll()
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
}

function keyColumns({ tab, id }: EntryKey): Pick<AnswersTable, 'entryKind' | 'entryId'> {
  return { entryKind: tab, entryId: id }
}

function writerOf({ by }: Act) {
  return { operatorId: by.operatorId, operatorName: by.username }
}

function toSavedDraft({ id, content, version, updatedAt, operatorId, operatorName }: AnswerRow): SavedDraft {
  const stored = StoredDraft.parse(JSON.parse(content))
  return { id, ...stored, version, savedAt: updatedAt, savedBy: operatorName, operatorId }
}
