/** Stores answers: at most one draft for each entry, and what was sent. */
import type { Kysely, Transaction } from 'kysely'
import { inboxes, markAnswered } from '~/inbox/entries/inbox.server'
import { entryTitle } from '~/inbox/entries/inbox-messages'
import { listAlsoAnswered } from '~/inbox/entries/same-person.server'
import { queueMail } from '~/inbox/mail/outbox.server'
import { quotedProducts } from '~/inbox/quotes/quoted-products'
import {
  deleteRevisionsOf,
  listDraftsOf,
  saveDraft as saveRevision,
  type SavedDraft as Revision,
} from '~/content/revisions/drafts.server'
import type { FormDraft } from '~/lib/editing'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import type { AnswerDraft } from './answer-draft'
import { entryAuditEvents, type EntryKey } from './entry-key'
import { SentAnswer, StoredDraft } from '~/inbox/quotes/sent-answer.schema'

export interface SavedDraft extends Pick<Revision, 'id' | 'version' | 'savedAt' | 'savedBy' | 'operatorId'> {
  /** The key of the form that saved the draft last. */
  formKey: string
  draft: StoredDraft
}

export async function findDraft(db: Kysely<Database>, { tab, id }: EntryKey): Promise<SavedDraft | undefined> {
  const [draft] = await listDraftsOf(db, { kind: tab, recordId: id }, 1)
  return draft && toSavedDraft(draft)
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
  form: Omit<FormDraft, 'formKey'>
}

/** The longest answer fits, with every character escaped. */
const longestContent = 200_000

/** @throws what the drafts of editors throw, and RecordChangedError and DraftGoneError */
export async function saveDraft(
  db: Kysely<Database>,
  entry: EntryKey,
  { draft, form }: DraftForm,
  act: Act,
): Promise<SavedDraft> {
  const { tab, id } = entry
  const saved = await saveRevision(
    db,
    {
      kind: tab,
      recordId: id,
      baseVersion: null,
      name: entryTitle(tab, id),
      isOnlyOne: true,
      longest: longestContent,
      // No form's own key has a slash.
      form: { ...form, formKey: `${tab}/${String(id)}` },
      values: { ...draft, lines: draft.lines.map((line) => ({ ...line })) },
    },
    act,
  )
  return toSavedDraft(saved.draft)
}

interface Sending {
  /** The number of the draft that the operator saw. */
  version: number
  answer: SentAnswer
  /** The hash of the token in its link; null if it is no offer. */
  offerHash: string | null
  /** Undefined if the operator has sent it from another mail program. */
  mail: { replyTo: string; subject: string; text: string; html: string } | undefined
}

/**
 * Turns the draft into a sent answer, with its mail and the new status, in one transaction, also for the ticked
 * requests. Returns false if that draft is gone: sent, changed, or discarded. @throws what write() throws
 */
export async function sendAnswer(
  db: Kysely<Database>,
  entry: EntryKey,
  { version, answer, offerHash, mail }: Sending,
  act: Act,
): Promise<boolean> {
  return write(db, async (trx) => {
    const draft = await findDraft(trx, entry)
    if (draft?.version !== version) return false
    const { tab, id } = entry
    const recipient = answer.recipient
    const receipt = await findReceiptMail(trx, entry)
    const mailId = mail
      ? await queueMail(trx, { ...mail, kind: 'answer', entry: { kind: tab, id }, recipient, ...receipt }, act.now)
      : null
    await deleteRevisionsOf(trx, tab, [id])
    await trx
      .insertInto('answers')
      .values({
        id: draft.id,
        entryKind: tab,
        entryId: id,
        content: JSON.stringify(answer),
        sentVia: mail ? 'mail' : 'own mail program',
        mailId,
        sentAt: act.now.toISOString(),
        offerHash,
        operatorId: act.by.operatorId,
        operatorName: act.by.username,
      })
      .execute()
    await logAudit(trx, act, { event: entryAuditEvents[tab].answered, id, name: entryTitle(tab, id) })
    await markAnswered(trx, inboxes[tab], id, act)
    await answerOthers(trx, entry, { answer, mailId, ticked: draft.draft.also }, act)
    return true
  })
}

/** Mail programs show an answer below the receipt that it names. */
async function findReceiptMail(trx: Transaction<Database>, { tab, id }: EntryKey): Promise<{ inReplyTo?: string }> {
  const receipt = await trx
    .selectFrom('mails')
    .select('messageId')
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('kind', '=', 'receipt')
    .where('state', '<>', 'failed')
    .executeTakeFirst()
  return receipt ? { inReplyTo: receipt.messageId } : {}
}

/** Finds the prices that were sent last. */
export async function findLastPrices(db: Kysely<Database>, { tab, id }: EntryKey) {
  const row = await db
    .selectFrom('answers')
    .select(['content', 'sentAt'])
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('offerHash', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const prices = row && SentAnswer.parse(JSON.parse(row.content)).prices
  return prices ? { prices, sentAt: row.sentAt } : undefined
}

export async function findSentAnswer(db: Kysely<Database>, { tab, id }: EntryKey, answerId: number) {
  const row = await db
    .selectFrom('answers')
    .select(['content', 'sentAt'])
    .where('id', '=', answerId)
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .executeTakeFirst()
  return row && { answer: SentAnswer.parse(JSON.parse(row.content)), sentAt: row.sentAt }
}

function toSavedDraft({ id, version, savedAt, savedBy, operatorId, tabKey, values }: Revision): SavedDraft {
  return { id, version, savedAt, savedBy, operatorId, formKey: tabKey ?? '', draft: StoredDraft.parse(values) }
}

interface SentToOthers {
  answer: SentAnswer
  /** Null if it left from another mail program. */
  mailId: number | null
  ticked: readonly string[]
}

/** Answers the other requests of the person with the same mail. */
async function answerOthers(
  trx: Transaction<Database>,
  entry: EntryKey,
  { answer, mailId, ticked }: SentToOthers,
  act: Act,
): Promise<void> {
  for (const { tab, id } of await listAlsoAnswered(trx, { ...entry, email: answer.recipient }, ticked, act.now)) {
    await trx
      .insertInto('answers')
      .values({
        id: await takeAnswerId(trx, { tab, id }, act),
        entryKind: tab,
        entryId: id,
        content: JSON.stringify(answer),
        sentVia: mailId === null ? 'own mail program' : 'mail',
        mailId,
        sentAt: act.now.toISOString(),
        operatorId: act.by.operatorId,
        operatorName: act.by.username,
      })
      .execute()
    await logAudit(trx, act, { event: entryAuditEvents[tab].answered, id, name: entryTitle(tab, id) })
    await markAnswered(trx, inboxes[tab], id, act)
  }
}

/** Answers have ids of drafts, so that no two of either have the same. */
async function takeAnswerId(trx: Transaction<Database>, { tab, id: recordId }: EntryKey, { by, now }: Act) {
  const { id } = await trx
    .insertInto('revisions')
    .values({
      kind: tab,
      recordId,
      state: 'draft',
      formKey: crypto.randomUUID(),
      content: '{}',
      savedAt: now.toISOString(),
      operatorId: by.operatorId,
      operatorName: by.username,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('revisions').where('id', '=', id).execute()
  return id
}
