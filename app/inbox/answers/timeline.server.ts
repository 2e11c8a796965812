/** Reads what happened to an entry from the tables that note it. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '~db/database'
import type { EntryKey } from './entry-key'
import { SentAnswer } from '~/inbox/quotes/sent-answer.schema'
import { arrived, eventItem, mailItem, sortTimeline, type TimelineItem } from './timeline'

/** The limit is for each kind; the latest ones are shown. */
const mostItems = 200

const subjectKinds = { quotes: 'quote', contacts: 'contact' } as const

export async function listTimeline(
  db: Kysely<Database>,
  { createdAt, ...entry }: EntryKey & { createdAt: string },
): Promise<TimelineItem[]> {
  return sortTimeline([
    { at: createdAt, text: arrived[entry.tab] },
    ...(await readMails(db, entry)),
    ...(await readEntryEvents(db, entry)),
    ...(await readAnswers(db, entry)),
    ...(await readAuditEvents(db, entry)),
  ])
}

async function readMails(db: Kysely<Database>, { tab, id }: EntryKey): Promise<TimelineItem[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'kind', 'recipient', 'state', 'sentAt', 'response', 'createdAt'])
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('kind', '!=', 'answer')
    .orderBy('id', 'desc')
    .limit(mostItems)
    .execute()
  return rows.toReversed().map(mailItem)
}

async function readEntryEvents(db: Kysely<Database>, { tab, id }: EntryKey): Promise<TimelineItem[]> {
  const rows = await db
    .selectFrom('entryEvents')
    .select(['id', 'event', 'text', 'at', 'operatorId', 'operatorName as by'])
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .orderBy('id', 'desc')
    .limit(mostItems)
    .execute()
  return rows.toReversed().map(({ id: noteId, event, text, at, operatorId, by }) => {
    if (event === 'seen') return { at, by, text: 'opened it.' }
    if (event === 'accepted') return { at, by, text: 'accepted the offer.' }
    if (event === 'asked') {
      return { at, by, text: 'asked about the offer. It is in Messages, too:', question: text ?? '' }
    }
    const isReply = event === 'reply'
    const what = isReply ? 'added what the customer replied:' : 'added a note:'
    return { at, by, text: what, note: { id: noteId, text: text ?? '', operatorId, isReply } }
  })
}

async function readAnswers(db: Kysely<Database>, { tab, id }: EntryKey): Promise<TimelineItem[]> {
  const rows = await db
    .selectFrom('answers')
    .leftJoin('mails', 'mails.id', 'answers.mailId')
    .select(['answers.id', 'answers.content', 'answers.sentVia', 'answers.sentAt', 'answers.operatorName as by'])
    .select(['mails.id as mailId', 'mails.state', 'mails.sentAt as mailedAt', 'mails.response'])
    .where('answers.entryKind', '=', tab)
    .where('answers.entryId', '=', id)
    .orderBy('answers.id', 'desc')
    .limit(mostItems)
    .execute()
  return rows.toReversed().map(({ id: answerId, content, sentVia, sentAt, by, mailId, state, mailedAt, response }) => ({
    at: sentAt,
    by,
    text: sentVia === 'mail' ? 'answered by mail.' : 'answered from their own mail program.',
    answer: { id: answerId, content: SentAnswer.parse(JSON.parse(content)) },
    ...(mailId === null || state === null ? {} : { mail: { id: mailId, state, sentAt: mailedAt, response } }),
  }))
}

const Moved = z.object({ from: z.string(), to: z.string() })

async function readAuditEvents(db: Kysely<Database>, { tab, id }: EntryKey): Promise<TimelineItem[]> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['event', 'detail', 'operatorName as by', 'at'])
    .where('subjectKind', '=', subjectKinds[tab])
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .limit(mostItems)
    .execute()
  return rows.toReversed().flatMap(({ detail, ...row }) => {
    const moved = Moved.safeParse(JSON.parse(detail ?? 'null')).data
    return eventItem(tab, { ...row, moved }) ?? []
  })
}
