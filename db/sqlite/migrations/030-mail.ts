import { sql, type Kysely } from 'kysely'
import { email, instant, integer, jsonList, line, oneOf, optional, prose } from './rules'

const maxId = Number.MAX_SAFE_INTEGER

/** The outbox, and the rules of the inbox that an operator sets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE mails (
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      messageId    TEXT NOT NULL UNIQUE ${line('messageId', 200)},
      kind         TEXT NOT NULL ${oneOf('kind', ['notice', 'receipt', 'answer', 'overdue', 'test'])},
      entryKind    TEXT ${oneOf('entryKind', ['quotes', 'contacts'])},
      entryId      INTEGER ${integer('entryId', 1, maxId)},
      recipient    TEXT NOT NULL ${email('recipient')},
      replyTo      TEXT ${optional('replyTo', 254)},
      subject      TEXT NOT NULL ${line('subject', 300)},
      text         TEXT NOT NULL ${prose('text', 100_000)},
      html         TEXT NOT NULL ${prose('html', 400_000)},
      state        TEXT NOT NULL DEFAULT 'waiting' ${oneOf('state', ['waiting', 'sent', 'failed'])},
      attempts     INTEGER NOT NULL DEFAULT 0 ${integer('attempts', 0, 10_000)},
      dueAt        TEXT NOT NULL ${instant('dueAt')},
      claimedUntil TEXT ${instant('claimedUntil')},
      response     TEXT ${optional('response', 2000)},
      sentAt       TEXT ${instant('sentAt')},
      createdAt    TEXT NOT NULL ${instant('createdAt')},
      searchText   TEXT NOT NULL DEFAULT ''
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX mailsDue ON mails (dueAt, id) WHERE state = 'waiting'`.execute(db)
  await sql`CREATE INDEX mailsByState ON mails (state, id)`.execute(db)
  await sql`CREATE INDEX mailsByEntry ON mails (entryKind, entryId, id)`.execute(db)
  await sql`CREATE INDEX mailsByRecipient ON mails (recipient)`.execute(db)

  await sql`
    CREATE TABLE inboxSettings (
      id              INTEGER PRIMARY KEY ${integer('id', 1, 1)},
      ${jsonList('mailRecipients', 20)},
      overdueHour     INTEGER NOT NULL DEFAULT 8 ${integer('overdueHour', 0, 23)},
      dailyMailCap    INTEGER NOT NULL DEFAULT 200 ${integer('dailyMailCap', 1, 100_000)},
      retentionMonths INTEGER ${integer('retentionMonths', 1, 240)},
      updatedAt       TEXT NOT NULL ${instant('updatedAt')},
      version         INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, maxId)}
    ) STRICT
  `.execute(db)
  await sql`INSERT INTO inboxSettings (id, updatedAt) VALUES (1, '2026-11-25T00:00:00.000Z')`.execute(db)
}
