/** The schema of today. What SQLite's 41 migrations did to older files has no counterpart here. */
import { sql, type Kysely } from 'kysely'
import { bio } from '~db/sqlite/migrations/003-deer-types-and-blog'
import { templates } from '~db/sqlite/migrations/032-answers'
import { tables } from './001-tables'

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const statement of functions) await run(statement)
  for (const [table, columns] of Object.entries(tables)) await run(`CREATE TABLE "${table}" (${columns.join(', ')})`)
  for (const statement of [...searchTables, ...indexes, ...listIndexes(), ...triggers(), ...firstRows])
    await run(statement)
  await insertFirstTexts(db)
}

const now = `to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const functions = [
  // PostgreSQL 15 has no IS JSON; a cast fails on text that is no JSON.
  `CREATE FUNCTION json_list_length(given text) RETURNS integer IMMUTABLE LANGUAGE plpgsql AS $$
    BEGIN
      RETURN CASE WHEN json_typeof(given::json) = 'array' THEN json_array_length(given::json) END;
    EXCEPTION WHEN data_exception THEN RETURN NULL;
    END $$`,
  `CREATE FUNCTION is_json_object(given text) RETURNS boolean IMMUTABLE LANGUAGE plpgsql AS $$
    BEGIN
      RETURN json_typeof(given::json) = 'object';
    EXCEPTION WHEN data_exception THEN RETURN given IS NULL;
    END $$`,
  // Once in a transaction: each update of a row leaves a version of it until the end. The notice comes with the commit.
  `CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE "contentVersion" SET version = version + 1
      WHERE id = 1 AND xmin <> pg_current_xact_id()::xid;
      NOTIFY "contentVersion";
      RETURN NULL;
    END $$`,
  `CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO "formerAddresses" (path, kind, "recordId", "createdAt")
      VALUES (TG_ARGV[0] || OLD.slug, TG_ARGV[1], NEW.id, ${now})
      ON CONFLICT (path) DO UPDATE
        SET kind = EXCLUDED.kind, "recordId" = EXCLUDED."recordId", "createdAt" = EXCLUDED."createdAt";
      DELETE FROM "formerAddresses" WHERE path = TG_ARGV[0] || NEW.slug;
      RETURN NULL;
    END $$`,
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'integrity_constraint_violation';
    END $$`,
]

/** Words of public content. `app/lib/search-words.ts` folds case and accents before they get here. */
const searchTables = [
  `CREATE TABLE "searchIndex" (rowid bigint PRIMARY KEY, head tsvector NOT NULL, words tsvector NOT NULL)`,
  `CREATE INDEX "searchIndexByHead" ON "searchIndex" USING gin (head)`,
  `CREATE INDEX "searchIndexByWord" ON "searchIndex" USING gin (words)`,
  // In how many rows each word is, and in how many heads.
  `CREATE TABLE "searchVocabulary" (term text COLLATE "C" PRIMARY KEY, doc bigint NOT NULL, heads bigint NOT NULL)`,
  // The planner does not know what it costs to fetch a long tsvector, and would read all of them for a rare word.
  ...['head', 'words'].flatMap((column) =>
    [
      { name: `rows_by_rare_${column}`, settings: 'SET enable_seqscan = off SET enable_indexscan = off' },
      { name: `rows_by_common_${column}`, settings: 'SET enable_seqscan = off SET enable_bitmapscan = off' },
    ].map(
      ({ name, settings }) => `CREATE FUNCTION ${name}(query tsquery, kinds bigint, kind bigint, most bigint)
        RETURNS SETOF bigint STABLE LANGUAGE sql SET jit = off ${settings} AS $$
          SELECT rowid FROM "searchIndex" WHERE ${column} @@ query AND (kind IS NULL OR rowid % kinds = kind)
          ORDER BY rowid DESC LIMIT most
        $$`,
    ),
  ),
  // What SQLite notes in user_version.
  `CREATE TABLE "sampleRelease" (id bigint PRIMARY KEY CHECK (id = 1), release bigint NOT NULL)`,
]

const indexes = [
  `CREATE INDEX "quotesByStatus" ON "quotes" (status, id)`,
  `CREATE INDEX "quotesBySuspicion" ON "quotes" (suspected, id)`,
  `CREATE INDEX "quotesBySuspicionAndStatus" ON "quotes" (suspected, status, id)`,
  `CREATE INDEX "contactsByStatus" ON "contacts" (status, id)`,
  `CREATE INDEX "contactsBySuspicion" ON "contacts" (suspected, id)`,
  `CREATE INDEX "contactsBySuspicionAndStatus" ON "contacts" (suspected, status, id)`,
  `CREATE INDEX "quotesBySender" ON "quotes" ("customerEmail", "createdAt")`,
  `CREATE INDEX "contactsBySender" ON "contacts" (email, "createdAt")`,
  `CREATE INDEX "quotesByProduct" ON "quotes" ("productId")`,
  `CREATE INDEX "deerTypesByName" ON "deerTypes" ("isActive", name)`,
  `CREATE INDEX "blogPostsByPublication" ON "blogPosts" ("isPublished", "publishedAt", id)`,
  `CREATE INDEX "blogPostsByAuthor" ON "blogPosts" ("authorId")`,
  `CREATE INDEX "sessionsByExpiry" ON "sessions" ("expiresAt")`,
  `CREATE INDEX "sessionsByOperator" ON "sessions" ("operatorId")`,
  `CREATE INDEX "rateLimitsByEnd" ON "rateLimits" ("endsAt")`,
  `CREATE INDEX "blogPostsByCategory" ON "blogPosts" ("isPublished", replace(lower(category), ' ', '-'), "publishedAt", id)`,
  `CREATE INDEX "formerAddressesByRecord" ON "formerAddresses" (kind, "recordId")`,
  `CREATE INDEX "imagesUnfinished" ON "images" ("createdAt") WHERE "finishedAt" IS NULL`,
  `CREATE INDEX "createdRecordsByTime" ON "createdRecords" ("createdAt")`,
  `CREATE INDEX "auditLogByTime" ON "auditLog" (at)`,
  `CREATE INDEX "auditLogByKind" ON "auditLog" ("subjectKind")`,
  `CREATE INDEX "loginTicketsByExpiry" ON "loginTickets" ("expiresAt")`,
  `CREATE INDEX "loginTicketsByOperator" ON "loginTickets" ("operatorId")`,
  `CREATE INDEX "quotesOpen" ON "quotes" ("createdAt") WHERE suspected = 0 AND status = 'pending'`,
  `CREATE INDEX "contactsOpen" ON "contacts" ("createdAt") WHERE suspected = 0 AND status = 'new'`,
  `CREATE INDEX "productsByState" ON "products" ("isActive", id, slug, "updatedAt")`,
  `CREATE INDEX "deerTypesByState" ON "deerTypes" ("isActive", id, slug, "updatedAt")`,
  `CREATE INDEX "blogPostsByState" ON "blogPosts" ("isPublished", id, slug, "updatedAt")`,
  `CREATE INDEX "productsByChange" ON "products" ("isActive", "updatedAt")`,
  `CREATE INDEX "deerTypesByChange" ON "deerTypes" ("isActive", "updatedAt")`,
  `CREATE INDEX "blogPostsByChange" ON "blogPosts" ("isPublished", "updatedAt")`,
  `CREATE INDEX "deerTypesByAnyName" ON "deerTypes" (lower(name), id)`,
  `CREATE INDEX "deerTypesByStateAndAnyName" ON "deerTypes" ("isActive", lower(name), id)`,
  `CREATE INDEX "seasonsByState" ON "seasons" (state, "opensOn", id)`,
  `CREATE INDEX "mailsDue" ON "mails" ("dueAt", id) WHERE state = 'waiting'`,
  `CREATE INDEX "mailsOfOperators" ON "mails" ("dueAt", id) WHERE state = 'waiting' AND kind IN ('answer', 'test')`,
  `CREATE INDEX "mailsByState" ON "mails" (state, id)`,
  `CREATE INDEX "mailsByEntry" ON "mails" ("entryKind", "entryId", id)`,
  `CREATE INDEX "mailsByRecipient" ON "mails" (recipient)`,
  `CREATE INDEX "entryEventsByEntry" ON "entryEvents" ("entryKind", "entryId", id)`,
  `CREATE UNIQUE INDEX "entryEventsSeen" ON "entryEvents" ("entryKind", "entryId", "operatorId") WHERE event = 'seen'`,
  `CREATE INDEX "auditLogBySubject" ON "auditLog" ("subjectKind", "subjectId", id)`,
  `CREATE INDEX "answersByEntry" ON "answers" ("entryKind", "entryId", id)`,
  `CREATE UNIQUE INDEX "answersInProgress" ON "answers" ("entryKind", "entryId") WHERE "sentAt" IS NULL`,
  `CREATE INDEX "answersByMail" ON "answers" ("mailId")`,
  `CREATE INDEX "binByKind" ON "bin" (kind, id)`,
  `CREATE INDEX "binByTime" ON "bin" ("deletedAt")`,
  `CREATE INDEX "binByEmail" ON "bin" (email)`,
  `CREATE INDEX "quotesByPerson" ON "quotes" (lower("customerEmail"), id)`,
  `CREATE INDEX "contactsByPerson" ON "contacts" (lower(email), id)`,
  `CREATE INDEX "binByPerson" ON "bin" (lower(email), id)`,
  `CREATE INDEX "mailsByPerson" ON "mails" (lower(recipient), id)`,
  `CREATE INDEX "mailsOverdue" ON "mails" (id) WHERE kind = 'overdue'`,
  `CREATE INDEX "quotesClosed" ON "quotes" ("createdAt", id) WHERE status = 'closed'`,
  `CREATE INDEX "contactsClosed" ON "contacts" ("createdAt", id) WHERE status = 'closed'`,
  `CREATE INDEX "draftsByRecord" ON "drafts" (kind, "recordId", "updatedAt")`,
  `CREATE INDEX "draftsByTime" ON "drafts" (kind, "updatedAt")`,
  `CREATE INDEX "recordVersionsByTime" ON "recordVersions" ("savedAt")`,
  `CREATE INDEX "binBySlug" ON "bin" (slug, kind) WHERE slug IS NOT NULL`,
  `CREATE INDEX "productsScheduled" ON "products" ("publishAt") WHERE "publishAt" IS NOT NULL`,
  `CREATE INDEX "deerTypesScheduled" ON "deerTypes" ("publishAt") WHERE "publishAt" IS NOT NULL`,
  `CREATE INDEX "blogPostsScheduled" ON "blogPosts" ("publishAt") WHERE "publishAt" IS NOT NULL`,
  `CREATE INDEX "previewLinksByRecord" ON "previewLinks" (kind, "recordId")`,
  `CREATE INDEX "previewLinksByDraft" ON "previewLinks" ("draftId")`,
  `CREATE INDEX "previewLinksByExpiry" ON "previewLinks" ("expiresAt")`,
  `CREATE INDEX "invitationsByExpiry" ON "invitations" ("expiresAt")`,
  `CREATE INDEX "invitationsByInviter" ON "invitations" ("invitedById")`,
  `CREATE INDEX "imagesInOrder" ON "images" ("createdAt", hash)`,
]

/** Those of db/record-list.server.ts, with the same expressions. */
function listIndexes(): string[] {
  return (['products', 'deerTypes', 'blogPosts'] as const).flatMap((table) => {
    const { state, category, keys } = lists[table]
    return Object.entries(keys).flatMap(([name, key]) => {
      const place = key === 'id' ? 'id' : `${key}, id`
      return [
        `CREATE INDEX "${table}ListedByStateAnd${name}" ON "${table}" ((${state}), ${place})`,
        `CREATE INDEX "${table}ListedByCategoryAnd${name}" ON "${table}" (${category}, ${place}, (${state}))`,
        ...(key === 'id' ? [] : [`CREATE INDEX "${table}ListedBy${name}" ON "${table}" (${place})`]),
      ]
    })
  })
}

const scheduled = `WHEN "publishAt" IS NOT NULL THEN 'scheduled'`
const common = { Id: 'id', Change: '"updatedAt"' }

const lists = {
  products: {
    state: `CASE WHEN "isActive" = 1 THEN 'active' ${scheduled} WHEN "isDraft" = 1 THEN 'draft' ELSE 'inactive' END`,
    category: `replace(lower(category), ' ', '-')`,
    keys: { ...common, Name: 'lower(name)' },
  },
  deerTypes: {
    state: `CASE WHEN "isActive" = 1 THEN 'active' ${scheduled} ELSE 'inactive' END`,
    category: `replace(lower("conservationStatus"), ' ', '-')`,
    keys: { ...common, Name: 'lower(name)' },
  },
  blogPosts: {
    state: `CASE WHEN "isPublished" = 1 THEN 'published' ${scheduled} ELSE 'draft' END`,
    category: `replace(lower(category), ' ', '-')`,
    keys: { ...common, Name: 'lower(title)', Publication: `coalesce("publishedAt", "publishAt", "createdAt")` },
  },
} as const

function triggers(): string[] {
  const versioned = ['authors', 'seoSettings', 'products', 'deerTypes', 'blogPosts', 'seasons', 'siteSettings']
  const raise = 'FOR EACH ROW EXECUTE FUNCTION raise_content_version()'
  const formerAddress = (table: string, prefix: string, kind: string, when = '') =>
    `CREATE TRIGGER "${table}KeepFormerAddress" AFTER UPDATE OF slug ON "${table}"
     FOR EACH ROW WHEN (NEW.slug <> OLD.slug${when}) EXECUTE FUNCTION keep_former_address('${prefix}', '${kind}')`
  const refuse = (name: string, event: string, when: string, message: string) =>
    `CREATE TRIGGER "${name}" BEFORE ${event} ON "auditLog" FOR EACH ROW ${when} EXECUTE FUNCTION refuse_change('${message}')`
  const limit = `to_char(now() AT TIME ZONE 'utc' - interval '400 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return [
    ...versioned.map(
      (table) => `CREATE TRIGGER "${table}Version" AFTER INSERT OR UPDATE OR DELETE ON "${table}" ${raise}`,
    ),
    `CREATE TRIGGER "imagesVersion" AFTER UPDATE OF "finishedAt", alt, caption, "focusX", "focusY" ON images ${raise}`,
    formerAddress('products', '/products/', 'product'),
    formerAddress('deerTypes', '/', 'deer-type'),
    formerAddress('blogPosts', '/', 'blog-post', ' AND OLD."publishedAt" IS NOT NULL'),
    refuse('auditLogNeverChanges', 'UPDATE', '', 'auditLog: a row is never changed'),
    refuse('auditLogIsKept', 'DELETE', `WHEN (OLD.at > ${limit})`, 'auditLog: a row is kept for 400 days'),
  ]
}

const firstRows = [
  `INSERT INTO "contentVersion" (id, version) VALUES (1, 1)`,
  `INSERT INTO "sampleRelease" (id, release) VALUES (1, 0)`,
  `INSERT INTO "searchState" (id, "indexedTools") VALUES (1, '')`,
  `INSERT INTO "inboxSettings" (id, "updatedAt") VALUES (1, '2026-11-25T00:00:00.000Z')`,
  `INSERT INTO "seoSettings" (id, "updatedAt") VALUES (1, ${now})`,
]

/** The author of all posts, and the templates that an operator may change. */
async function insertFirstTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO authors ("fullName", experience, bio)
    VALUES ('Stagwise Team', 'The editors of this site', ${bio})
  `.execute(db)
  const time = '2026-11-25T00:00:00.000Z'
  for (const { name, subject, text } of templates) {
    await sql`
      INSERT INTO "answerTemplates" (name, subject, text, "createdAt", "updatedAt")
      VALUES (${name}, ${subject}, ${text}, ${time}, ${time})
    `.execute(db)
  }
}
