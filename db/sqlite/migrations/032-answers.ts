import { sql, type Kysely } from 'kysely'
import { instant, integer, jsonObject, line, oneOf, optional, prose } from './rules'

const maxId = Number.MAX_SAFE_INTEGER
const entryKind = () => sql`entryKind TEXT NOT NULL ${oneOf('entryKind', ['quotes', 'contacts'])}`
const entryId = () => sql`entryId INTEGER NOT NULL ${integer('entryId', 1, maxId)}`
const operator = () => sql`
  operatorId INTEGER REFERENCES operators (id) ON DELETE SET NULL,
  operatorName TEXT NOT NULL ${line('operatorName', 120)}
`

/**
 * What operators do with a quote or a message. No foreign keys to them: an entry may be in the bin. Whoever deletes it
 * for good deletes these rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE entryEvents (
      id    INTEGER PRIMARY KEY AUTOINCREMENT,
      ${entryKind()},
      ${entryId()},
      event TEXT NOT NULL ${oneOf('event', ['seen', 'note'])},
      text  TEXT ${optional('text', 5000)},
      at    TEXT NOT NULL ${instant('at')},
      ${operator()}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX entryEventsByEntry ON entryEvents (entryKind, entryId, id)`.execute(db)
  await sql`
    CREATE UNIQUE INDEX entryEventsSeen ON entryEvents (entryKind, entryId, operatorId) WHERE event = 'seen'
  `.execute(db)
  await sql`CREATE INDEX auditLogBySubject ON auditLog (subjectKind, subjectId, id)`.execute(db)

  // The draft holds what was typed; once sent, what was sent.
  await sql`
    CREATE TABLE answers (
      id        INTEGER PRIMARY KEY AUTOINCREMENT,
      ${entryKind()},
      ${entryId()},
      content   TEXT NOT NULL ${jsonObject('content', 200_000)},
      sentVia   TEXT ${oneOf('sentVia', ['mail', 'own mail program'])},
      sentAt    TEXT ${instant('sentAt')},
      mailId    INTEGER REFERENCES mails (id) ON DELETE SET NULL,
      createdAt TEXT NOT NULL ${instant('createdAt')},
      updatedAt TEXT NOT NULL ${instant('updatedAt')},
      version   INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, maxId)},
      ${operator()}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX answersByEntry ON answers (entryKind, entryId, id)`.execute(db)
  await sql`CREATE UNIQUE INDEX answersInProgress ON answers (entryKind, entryId) WHERE sentAt IS NULL`.execute(db)
  await sql`CREATE INDEX answersByMail ON answers (mailId)`.execute(db)

  await sql`
    CREATE TABLE answerTemplates (
      id        INTEGER PRIMARY KEY AUTOINCREMENT,
      name      TEXT NOT NULL ${line('name', 80)},
      subject   TEXT NOT NULL ${line('subject', 200)},
      text      TEXT NOT NULL ${prose('text', 10_000)},
      createdAt TEXT NOT NULL ${instant('createdAt')},
      updatedAt TEXT NOT NULL ${instant('updatedAt')},
      version   INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, maxId)}
    ) STRICT
  `.execute(db)
  const time = '2026-11-25T00:00:00.000Z'
  for (const { name, subject, text } of templates) {
    await sql`
      INSERT INTO answerTemplates (name, subject, text, createdAt, updatedAt)
      VALUES (${name}, ${subject}, ${text}, ${time}, ${time})
    `.execute(db)
  }
}

export const templates = [
  {
    name: 'Quote',
    subject: 'Your quote {reference} from {site}',
    text: `Hi {name},

Thanks for asking about:

{products}

Our prices are below. If you’d like to go ahead, or change a quantity, just reply to this e-mail.

{site}`,
  },
  {
    name: 'Need more details',
    subject: 'A question about your request {reference}',
    text: `Hi {name},

Thanks for asking about:

{products}

Before we can give you a price, we need to know a little more. Which size do you need, and where would it ship to?

Just reply to this e-mail and we’ll take it from there.

{site}`,
  },
  {
    name: 'Out of stock, alternative',
    subject: 'About your request {reference}',
    text: `Hi {name},

We don’t have this in stock right now:

{products}

We do have something close, listed below with its price. If it isn’t what you had in mind, tell us what matters most to you and we’ll take another look.

{site}`,
  },
  {
    name: 'Answer to a message',
    subject: 'Your message to {site} ({reference})',
    text: `Hi {name},

Thanks for writing.



If that leaves anything open, just reply to this e-mail.

{site}`,
  },
  {
    name: 'Thanks, closing',
    subject: 'Thanks, {name} ({reference})',
    text: `Hi {name},

Thanks for letting us know. We’re closing {reference} now. If anything else comes up, just reply to this e-mail.

Good luck this season.

{site}`,
  },
]
