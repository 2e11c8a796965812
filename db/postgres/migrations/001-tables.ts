/**
 * The comments of SQLite's schema say what each table is for. `columns.ts` has the types and CHECKs. Names in camelCase
 * need quotes.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { answerTemplates as firstTemplates, firstChange, team } from '~db/first-rows'
import {
  bytes,
  day,
  email,
  flag,
  identity,
  instant,
  integer,
  jsonList,
  jsonObject,
  line,
  most,
  nullable,
  number,
  oneOf,
  optional,
  prose,
  scryptHash,
  searchText,
  sealedSecret,
  sha256,
  slug,
  text,
  webAddress,
} from './columns'

type Statements = readonly RawBuilder<unknown>[]

export async function up(db: Kysely<unknown>): Promise<void> {
  const sections = [functions, people, content, pictures, editing, inbox, settings, state, search, firstRows, triggers]
  for (const section of sections) for (const statement of section) await statement.execute(db)
}

function table(name: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.raw(`CREATE TABLE "${name}" (${columns.join(', ')})`)
}

const deletedAt = nullable(instant('deletedAt'))
const isThere = `WHERE "deletedAt" IS NULL`
const version = `${integer('version', 1, most)} DEFAULT 1`
const byOperator = [
  `${nullable(number('operatorId'))} REFERENCES "operators" ("id") ON DELETE SET NULL`,
  line('operatorName', 120),
]
const tokenRights = ['none', 'read', 'write']
const oneRow = `${number('id')} PRIMARY KEY CONSTRAINT "id: one row" CHECK (id = 1)`
const now = sql`to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const functions: Statements = [
  sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`,
  // PostgreSQL 15 has no IS JSON; a cast fails on text that is no JSON.
  sql`CREATE FUNCTION json_list_length(given text) RETURNS integer IMMUTABLE LANGUAGE plpgsql AS $$
    BEGIN
      RETURN CASE WHEN json_typeof(given::json) = 'array' THEN json_array_length(given::json) END;
    EXCEPTION WHEN data_exception THEN RETURN NULL;
    END $$`,
  sql`CREATE FUNCTION is_json_object(given text) RETURNS boolean IMMUTABLE LANGUAGE plpgsql AS $$
    BEGIN
      RETURN json_typeof(given::json) = 'object';
    EXCEPTION WHEN data_exception THEN RETURN given IS NULL;
    END $$`,
]

const roles = ['owner', 'editor']
const longAgo = `DEFAULT '1970-01-01T00:00:00.000Z'`

const people: Statements = [
  table('operators', [
    identity,
    line('username', 120),
    `${line('loginName', 360)} UNIQUE`,
    scryptHash('passwordHash'),
    `${oneOf('role', roles)} DEFAULT 'owner'`,
    instant('createdAt'),
  ]),

  table('sessions', [
    `${sha256('idHash')} PRIMARY KEY`,
    `${number('operatorId')} REFERENCES "operators" ("id") ON DELETE CASCADE`,
    instant('createdAt'),
    instant('expiresAt'),
    `${instant('lastUsedAt')} ${longAgo}`,
    `${instant('passwordAt')} ${longAgo}`,
    optional('device', 120),
    `CONSTRAINT "expiresAt: after createdAt" CHECK ("expiresAt" > "createdAt")`,
  ]),
  sql`CREATE INDEX "sessionsByExpiry" ON "sessions" ("expiresAt")`,
  sql`CREATE INDEX "sessionsByOperator" ON "sessions" ("operatorId")`,

  table('knownLoginAddresses', [
    `${number('operatorId')} REFERENCES "operators" ("id") ON DELETE CASCADE`,
    line('address', 64),
    instant('lastLoginAt'),
    `PRIMARY KEY ("operatorId", address)`,
  ]),

  table('secondFactors', [
    `${number('operatorId')} PRIMARY KEY REFERENCES "operators" ("id") ON DELETE CASCADE`,
    sealedSecret('sealedSecret'),
    integer('lastUsedStep', 0, most),
    instant('createdAt'),
  ]),

  table('recoveryCodes', [
    `${number('operatorId')} REFERENCES "secondFactors" ("operatorId") ON DELETE CASCADE`,
    sha256('codeHash'),
    nullable(instant('usedAt')),
    `PRIMARY KEY ("operatorId", "codeHash")`,
  ]),

  table('loginTickets', [
    `${sha256('idHash')} PRIMARY KEY`,
    `${number('operatorId')} REFERENCES "secondFactors" ("operatorId") ON DELETE CASCADE`,
    `${integer('attempts', 0, 100)} DEFAULT 0`,
    instant('expiresAt'),
  ]),
  sql`CREATE INDEX "loginTicketsByExpiry" ON "loginTickets" ("expiresAt")`,
  sql`CREATE INDEX "loginTicketsByOperator" ON "loginTickets" ("operatorId")`,

  table('pendingSecondFactors', [
    `${text('sessionHash')} PRIMARY KEY REFERENCES "sessions" ("idHash") ON DELETE CASCADE`,
    sealedSecret('sealedSecret'),
    instant('createdAt'),
  ]),

  table('invitations', [
    identity,
    `${sha256('tokenHash')} UNIQUE`,
    line('name', 120),
    oneOf('role', roles),
    instant('createdAt'),
    instant('expiresAt'),
    `${nullable(integer('invitedById', 1, most))} REFERENCES "operators" ("id") ON DELETE CASCADE`,
    line('invitedBy', 120),
  ]),
  sql`CREATE INDEX "invitationsByExpiry" ON "invitations" ("expiresAt")`,
  sql`CREATE INDEX "invitationsByInviter" ON "invitations" ("invitedById")`,

  table('apiTokens', [
    identity,
    `${sha256('tokenHash')} UNIQUE`,
    line('name', 80),
    oneOf('requests', tokenRights),
    oneOf('content', tokenRights),
    oneOf('seo', tokenRights),
    instant('createdAt'),
    instant('expiresAt'),
    nullable(instant('lastUsedAt')),
    jsonList('networks', 20),
    `${number('operatorId')} REFERENCES "operators" ("id") ON DELETE CASCADE`,
  ]),
  sql`CREATE INDEX "apiTokensByOperator" ON "apiTokens" ("operatorId")`,
  sql`CREATE INDEX "apiTokensByExpiry" ON "apiTokens" ("expiresAt")`,

  table('auditLog', [
    identity,
    instant('at'),
    nullable(integer('operatorId', 1, most)),
    line('operatorName', 120),
    slug('event'),
    slug('subjectKind'),
    nullable(integer('subjectId', 1, most)),
    optional('subject', 200),
    nullable(jsonObject('detail', 4000)),
    searchText,
  ]),
  sql`CREATE INDEX "auditLogByTime" ON "auditLog" (at)`,
  sql`CREATE INDEX "auditLogByKind" ON "auditLog" ("subjectKind")`,
  sql`CREATE INDEX "auditLogBySubject" ON "auditLog" ("subjectKind", "subjectId", id)`,
]

const longText = (column: string) => optional(column, 20_000)
const list = (column: string) => jsonList(column, 1000)
const publishAt = (isPublic: string) =>
  `${nullable(instant('publishAt'))} CONSTRAINT "publishAt: not public yet" CHECK ("publishAt" IS NULL OR "${isPublic}" = 0)`
const scheduled = `WHEN "publishAt" IS NOT NULL THEN 'scheduled'`

const states = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY'],
  ...['LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND'],
  ...['OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
]

const content: Statements = [
  table('products', [
    identity,
    deletedAt,
    line('name', 120),
    slug('slug'),
    prose('description', 20_000),
    optional('imagePrompt', 2000),
    optional('imageUrl', 2000),
    line('category', 60),
    list('features'),
    nullable(integer('priceFromCents', 1, 100_000_000)),
    optional('priceUnit', 40),
    jsonList('sizes', 40),
    jsonList('specifications', 40),
    `${integer('discountPercentage', 0, 100)} DEFAULT 0`,
    flag('isActive', 1),
    `${flag('isDraft', 0)} CONSTRAINT "isDraft: not active" CHECK ("isDraft" = 0 OR "isActive" = 0)`,
    publishAt('isActive'),
    instant('createdAt'),
    instant('updatedAt'),
    version,
    searchText,
  ]),
  sql`CREATE UNIQUE INDEX "productsBySlug" ON "products" (slug) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "productsByState" ON "products" ("isActive", id, slug, "updatedAt") ${sql.raw(isThere)}`,
  sql`CREATE INDEX "productsByChange" ON "products" ("isActive", "updatedAt") ${sql.raw(isThere)}`,
  sql`CREATE INDEX "productsScheduled" ON "products" ("publishAt") ${sql.raw(isThere)} AND "publishAt" IS NOT NULL`,
  ...listIndexes({
    name: 'products',
    state: `CASE WHEN "isActive" = 1 THEN 'active' ${scheduled} WHEN "isDraft" = 1 THEN 'draft' ELSE 'inactive' END`,
    category: 'category',
    orders: { Change: '"updatedAt"', Name: 'lower(name)' },
  }),

  table('deerTypes', [
    identity,
    deletedAt,
    line('name', 120),
    slug('slug'),
    line('scientificName', 120),
    prose('generalDescription', 20_000),
    longText('bodySize'),
    longText('antlerType'),
    longText('uniqueTraits'),

    longText('evolutionaryLineage'),
    longText('firstDiscoveredLocation'),

    list('countriesFound'),
    list('continentsFound'),
    list('typicalHabitats'),
    longText('altitudePreferences'),
    longText('climatePreferences'),

    longText('maleSize'),
    longText('femaleSize'),
    longText('maleWeight'),
    longText('femaleWeight'),
    longText('antlerShape'),
    longText('coloration'),
    longText('physicalDifferences'),

    longText('dietType'),
    list('springDiet'),
    list('summerDiet'),
    list('fallDiet'),
    list('winterDiet'),
    longText('feedingHabits'),

    longText('matingSeasonStart'),
    longText('matingSeasonEnd'),
    longText('gestationPeriod'),
    longText('parentingHabits'),
    longText('lifespanWild'),
    longText('lifespanCaptivity'),

    longText('dailyActivity'),
    longText('territorialBehavior'),
    longText('herdingBehavior'),
    longText('migrationBehavior'),

    `${line('conservationStatus', 120)} DEFAULT 'Least Concern'`,
    longText('conservationEfforts'),
    list('protectedAreas'),
    longText('conservationLaws'),

    list('huntingRegions'),
    longText('huntingRegulations'),
    longText('huntingBestPractices'),
    list('recommendedEquipment'),
    list('trackingSigns'),

    list('interestingFacts'),
    longText('culturalSignificance'),
    longText('mythsAndLegends'),

    list('faqQuestions'),
    jsonList('sources', 100),
    optional('metaTitle', 500),
    optional('metaDescription', 500),
    optional('metaKeywords', 2000),
    optional('featuredImageUrl', 2000),
    list('galleryImages'),

    flag('isActive', 1),
    publishAt('isActive'),
    instant('createdAt'),
    instant('updatedAt'),
    version,
    searchText,
  ]),
  sql`CREATE UNIQUE INDEX "deerTypesBySlug" ON "deerTypes" (slug) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "deerTypesByName" ON "deerTypes" ("isActive", name) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "deerTypesByState" ON "deerTypes" ("isActive", id, slug, "updatedAt") ${sql.raw(isThere)}`,
  sql`CREATE INDEX "deerTypesByChange" ON "deerTypes" ("isActive", "updatedAt") ${sql.raw(isThere)}`,
  sql`CREATE INDEX "deerTypesByAnyName" ON "deerTypes" (lower(name), id) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "deerTypesByStateAndAnyName" ON "deerTypes" ("isActive", lower(name), id) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "deerTypesScheduled" ON "deerTypes" ("publishAt") ${sql.raw(isThere)} AND "publishAt" IS NOT NULL`,
  ...listIndexes({
    name: 'deerTypes',
    state: `CASE WHEN "isActive" = 1 THEN 'active' ${scheduled} ELSE 'inactive' END`,
    category: '"conservationStatus"',
    orders: { Change: '"updatedAt"', Name: 'lower(name)' },
  }),

  table('authors', [
    identity,
    deletedAt,
    line('fullName', 120),
    flag('isPerson', 1),
    optional('experience', 500),
    optional('bio', 5000),
    optional('pictureUrl', 2000),
    optional('pictureAlt', 1000),
    instant('createdAt'),
    instant('updatedAt'),
    version,
  ]),

  table('blogPosts', [
    identity,
    deletedAt,
    line('title', 200),
    slug('slug'),
    prose('content', 1_048_576),
    optional('excerpt', 5000),
    line('category', 120),
    optional('featuredImage', 255),
    optional('featuredImageUrl', 2000),
    optional('imageAltText', 1000),
    jsonList('additionalImages', 10),
    optional('focusKeyword', 200),
    optional('metaTitle', 60),
    optional('metaDescription', 160),
    optional('metaKeywords', 2000),
    flag('isPublished', 0),
    publishAt('isPublished'),
    `${number('authorId')} DEFAULT 1 REFERENCES "authors" ("id") ON DELETE RESTRICT`,
    instant('createdAt'),
    nullable(instant('publishedAt')),
    instant('updatedAt'),
    version,
    searchText,
    `CONSTRAINT "publishedAt: set in a published post" CHECK ("isPublished" = 0 OR "publishedAt" IS NOT NULL)`,
  ]),
  sql`CREATE UNIQUE INDEX "blogPostsBySlug" ON "blogPosts" (slug) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "blogPostsByPublication" ON "blogPosts" ("isPublished", "publishedAt", id) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "blogPostsByCategory" ON "blogPosts" ("isPublished", replace(lower(category), ' ', '-'), "publishedAt", id) ${sql.raw(isThere)}`,
  sql`CREATE INDEX "blogPostsByAuthor" ON "blogPosts" ("authorId", "deletedAt")`,
  sql`CREATE INDEX "blogPostsByState" ON "blogPosts" ("isPublished", id, slug, "updatedAt") ${sql.raw(isThere)}`,
  sql`CREATE INDEX "blogPostsByChange" ON "blogPosts" ("isPublished", "updatedAt") ${sql.raw(isThere)}`,
  sql`CREATE INDEX "blogPostsScheduled" ON "blogPosts" ("publishAt") ${sql.raw(isThere)} AND "publishAt" IS NOT NULL`,
  ...listIndexes({
    name: 'blogPosts',
    state: `CASE WHEN "isPublished" = 1 THEN 'published' ${scheduled} ELSE 'draft' END`,
    category: 'category',
    orders: {
      Change: '"updatedAt"',
      Name: 'lower(title)',
      Publication: 'coalesce("publishedAt", "publishAt", "createdAt")',
    },
  }),

  table('seasons', [
    identity,
    deletedAt,
    oneOf('state', states),
    line('species', 80),
    line('weapon', 80),
    line('zone', 120),
    day('opensOn'),
    `${day('closesOn')} CONSTRAINT "closesOn: not before opensOn" CHECK ("closesOn" >= "opensOn")`,
    nullable(integer('minutesBeforeSunrise', -120, 120)),
    nullable(integer('minutesAfterSunset', -120, 120)),
    optional('bagLimit', 200),
    optional('fee', 200),
    webAddress('sourceUrl', 2000),
    day('checkedOn'),
    instant('createdAt'),
    instant('updatedAt'),
    version,
    searchText,
    `CONSTRAINT "minutesAfterSunset: with minutesBeforeSunrise" CHECK (("minutesAfterSunset" IS NULL) = ("minutesBeforeSunrise" IS NULL))`,
  ]),
  sql`CREATE INDEX "seasonsByState" ON "seasons" (state, "opensOn", id) ${sql.raw(isThere)}`,

  table('formerAddresses', [
    `${text('path')} PRIMARY KEY CONSTRAINT "path: starts with a slash" CHECK (path LIKE '/_%')`,
    slug('kind'),
    integer('recordId', 1, most),
    instant('createdAt'),
  ]),
  sql`CREATE INDEX "formerAddressesByRecord" ON "formerAddresses" (kind, "recordId")`,
]

interface List {
  name: string
  state: string
  category: string
  orders: Readonly<Record<string, string>>
}

export function listIndexes({ name, state, category, orders }: List): Statements {
  const group = `replace(lower(${category}), ' ', '-')`
  return Object.entries({ Id: 'id', ...orders }).flatMap(([by, key]) => {
    const order = key === 'id' ? 'id' : `${key}, id`
    return [
      `CREATE INDEX "${name}ListedByStateAnd${by}" ON "${name}" ((${state}), ${order}) ${isThere}`,
      `CREATE INDEX "${name}ListedByCategoryAnd${by}" ON "${name}" (${group}, ${order}, (${state})) ${isThere}`,
      ...(key === 'id' ? [] : [`CREATE INDEX "${name}ListedBy${by}" ON "${name}" (${order}) ${isThere}`]),
    ].map((statement) => sql.raw(statement))
  })
}

const pictures: Statements = [
  table('images', [
    `${sha256('hash')} PRIMARY KEY`,
    integer('width', 1, 2400),
    integer('height', 1, 2400),
    optional('fileName', 255),
    optional('alt', 500),
    optional('caption', 500),
    `${integer('focusX', 0, 100)} DEFAULT 50`,
    `${integer('focusY', 0, 100)} DEFAULT 50`,
    instant('createdAt'),
    nullable(instant('finishedAt')),
    `${integer('attempts', 0, 2)} DEFAULT 0`,
    bytes('bytes'),
  ]),
  sql`CREATE INDEX "imagesUnfinished" ON "images" ("createdAt") WHERE "finishedAt" IS NULL`,
  // The server keeps long values apart from their rows.
  sql`CREATE INDEX "imagesInOrder" ON "images" ("createdAt", hash)`,

  table('imageFiles', [
    `${text('hash')} REFERENCES "images" ("hash") ON DELETE CASCADE`,
    integer('width', 1, 2400),
    oneOf('format', ['webp', 'avif', 'jpg']),
    bytes('bytes'),
    `PRIMARY KEY (hash, format, width)`,
  ]),
]

const editing: Statements = [
  table('revisions', [
    identity,
    line('kind', 40),
    nullable(integer('recordId', 1, most)),
    oneOf('state', ['saved', 'draft']),
    `${integer('version', 0, most)} DEFAULT 1`,
    instant('savedAt'),
    `${nullable(number('operatorId'))} REFERENCES "operators" ("id") ON DELETE SET NULL`,
    nullable(line('operatorName', 120)),
    nullable(integer('restoredFrom', 0, most)),
    nullable(integer('baseVersion', 0, most)),
    `${nullable(line('formKey', 80))} UNIQUE`,
    optional('tabKey', 80),
    `${integer('sequence', 0, most)} DEFAULT 0`,
    optional('name', 200),
    jsonObject('content', 4_000_000),
    `CONSTRAINT "a version of a record" CHECK (state = 'draft' OR ("recordId" IS NOT NULL AND "formKey" IS NULL))`,
    `CONSTRAINT "a draft of an operator" CHECK (state = 'saved' OR ("formKey" IS NOT NULL AND "operatorName" IS NOT NULL))`,
  ]),
  sql`CREATE UNIQUE INDEX "versionsByRecord" ON "revisions" (kind, "recordId", version) WHERE state = 'saved'`,
  sql`CREATE INDEX "versionsByTime" ON "revisions" ("savedAt") WHERE state = 'saved'`,
  sql`CREATE INDEX "revisionsByRecord" ON "revisions" (kind, "recordId", state, "savedAt")`,
  sql`CREATE INDEX "draftsByTime" ON "revisions" (kind, "savedAt") WHERE state = 'draft'`,

  table('previewLinks', [
    identity,
    `${sha256('tokenHash')} UNIQUE`,
    line('kind', 40),
    nullable(integer('recordId', 1, most)),
    nullable(integer('draftId', 1, most)),
    instant('createdAt'),
    instant('expiresAt'),
    ...byOperator,
    `CONSTRAINT "a record or a draft" CHECK ("recordId" IS NOT NULL OR "draftId" IS NOT NULL)`,
  ]),
  sql`CREATE INDEX "previewLinksByRecord" ON "previewLinks" (kind, "recordId")`,
  sql`CREATE INDEX "previewLinksByDraft" ON "previewLinks" ("draftId")`,
  sql`CREATE INDEX "previewLinksByExpiry" ON "previewLinks" ("expiresAt")`,

  table('bin', [
    identity,
    line('kind', 40),
    integer('recordId', 1, most),
    line('title', 300),
    optional('slug', 240),
    optional('email', 254),
    instant('deletedAt'),
    line('deletedBy', 120),
    `UNIQUE (kind, "recordId")`,
  ]),
  sql`CREATE INDEX "binByKind" ON "bin" (kind, id)`,
  sql`CREATE INDEX "binByTime" ON "bin" ("deletedAt")`,
  sql`CREATE INDEX "binByEmail" ON "bin" (email)`,
  sql`CREATE INDEX "binByPerson" ON "bin" (lower(email), id)`,
  sql`CREATE INDEX "binBySlug" ON "bin" (slug, kind) WHERE slug IS NOT NULL`,

  table('createdRecords', [`${sha256('formHash')} PRIMARY KEY`, integer('recordId', 1, most), instant('createdAt')]),
  sql`CREATE INDEX "createdRecordsByTime" ON "createdRecords" ("createdAt")`,
]

const entryKind = oneOf('entryKind', ['quotes', 'contacts'])
const entryId = integer('entryId', 1, most)

const inbox: Statements = [
  table('quotes', [
    identity,
    deletedAt,
    line('customerName', 120),
    email('customerEmail'),
    optional('customerPhone', 120),
    `${nullable(number('productId'))} REFERENCES "products" ("id") ON DELETE SET NULL`,
    line('productName', 120),
    `${integer('quantity', 1, 9999)} DEFAULT 1`,
    jsonList('otherProducts', 20),
    optional('notes', 5000),
    `${oneOf('status', ['pending', 'contacted', 'closed'])} DEFAULT 'pending'`,
    flag('suspected', 0),
    instant('createdAt'),
    searchText,
  ]),
  ...entryIndexes({ name: 'quotes', address: '"customerEmail"', open: 'pending' }),
  sql`CREATE INDEX "quotesByProduct" ON "quotes" ("productId")`,

  table('contacts', [
    identity,
    deletedAt,
    line('name', 120),
    email('email'),
    prose('message', 5000),
    `${oneOf('status', ['new', 'replied', 'closed'])} DEFAULT 'new'`,
    flag('suspected', 0),
    instant('createdAt'),
    searchText,
  ]),
  ...entryIndexes({ name: 'contacts', address: 'email', open: 'new' }),

  table('entryEvents', [
    identity,
    entryKind,
    entryId,
    oneOf('event', ['seen', 'note', 'reply', 'accepted', 'asked']),
    optional('text', 5000),
    instant('at'),
    ...byOperator,
  ]),
  sql`CREATE INDEX "entryEventsByEntry" ON "entryEvents" ("entryKind", "entryId", id)`,
  sql`CREATE INDEX "entryEventsOfOffers" ON "entryEvents" ("entryKind", "entryId", at, event) WHERE event IN ('accepted', 'asked')`,
  sql`CREATE UNIQUE INDEX "entryEventsSeen" ON "entryEvents" ("entryKind", "entryId", "operatorId") WHERE event = 'seen'`,

  table('mails', [
    identity,
    `${line('messageId', 200)} UNIQUE`,
    oneOf('kind', ['notice', 'receipt', 'answer', 'overdue', 'test']),
    nullable(entryKind),
    nullable(entryId),
    email('recipient'),
    optional('replyTo', 254),
    optional('inReplyTo', 200),
    line('subject', 300),
    prose('text', 100_000),
    prose('html', 400_000),
    `${oneOf('state', ['waiting', 'sent', 'failed'])} DEFAULT 'waiting'`,
    `${integer('attempts', 0, 10_000)} DEFAULT 0`,
    instant('dueAt'),
    nullable(instant('claimedUntil')),
    optional('response', 2000),
    nullable(instant('sentAt')),
    instant('createdAt'),
    searchText,
  ]),
  sql`CREATE INDEX "mailsDue" ON "mails" ("dueAt", id) WHERE state = 'waiting'`,
  sql`CREATE INDEX "mailsOfOperators" ON "mails" ("dueAt", id) WHERE state = 'waiting' AND kind IN ('answer', 'test')`,
  sql`CREATE INDEX "mailsByState" ON "mails" (state, id)`,
  sql`CREATE INDEX "mailsByEntry" ON "mails" ("entryKind", "entryId", id)`,
  sql`CREATE INDEX "mailsByRecipient" ON "mails" (recipient)`,
  sql`CREATE INDEX "mailsByPerson" ON "mails" (lower(recipient), id)`,
  sql`CREATE INDEX "mailsOverdue" ON "mails" (id) WHERE kind = 'overdue'`,

  table('answers', [
    identity,
    entryKind,
    entryId,
    jsonObject('content', 200_000),
    oneOf('sentVia', ['mail', 'own mail program']),
    instant('sentAt'),
    `${nullable(number('mailId'))} REFERENCES "mails" ("id") ON DELETE SET NULL`,
    `${nullable(sha256('offerHash'))} UNIQUE`,
    nullable(instant('acceptedAt')),
    ...byOperator,
  ]),
  sql`CREATE INDEX "answersByEntry" ON "answers" ("entryKind", "entryId", id)`,
  sql`CREATE INDEX "answersByMail" ON "answers" ("mailId")`,

  table('answerTemplates', [
    identity,
    deletedAt,
    line('name', 80),
    line('subject', 200),
    prose('text', 10_000),
    instant('createdAt'),
    instant('updatedAt'),
    version,
  ]),
]

interface Entries {
  name: string
  address: string
  open: string
}

function entryIndexes({ name, address, open }: Entries): Statements {
  return [
    `CREATE INDEX "${name}ByStatus" ON "${name}" (status, id) ${isThere}`,
    `CREATE INDEX "${name}BySuspicion" ON "${name}" (suspected, id) ${isThere}`,
    `CREATE INDEX "${name}BySuspicionAndStatus" ON "${name}" (suspected, status, id) ${isThere}`,
    `CREATE INDEX "${name}BySender" ON "${name}" (${address}, "createdAt") ${isThere}`,
    `CREATE INDEX "${name}ByPerson" ON "${name}" (lower(${address}), id)`,
    `CREATE INDEX "${name}Open" ON "${name}" ("createdAt") ${isThere} AND suspected = 0 AND status = '${open}'`,
    `CREATE INDEX "${name}Closed" ON "${name}" ("createdAt", id) ${isThere} AND status = 'closed'`,
    // SQLite's trigrams would outlive the row, or cost 2 ms for each row that is deleted.
    `CREATE INDEX "${name}Searched" ON "${name}" USING gin ("searchText" gin_trgm_ops) ${isThere}`,
  ].map((statement) => sql.raw(statement))
}

const settings: Statements = [
  table('siteSettings', [
    `${integer('id', 1, 100)} PRIMARY KEY`,
    `${line('section', 40)} UNIQUE`,
    jsonObject('content', 2_000_000),
    instant('updatedAt'),
    version,
    line('operatorName', 120),
  ]),

  table('seoSettings', [
    oneRow,
    `${nullable(text('robotsTxt'))} CONSTRAINT "robotsTxt: at most 64 KiB" CHECK (octet_length("robotsTxt") <= 65536)`,
    instant('updatedAt'),
  ]),
]

const state: Statements = [
  table('contentVersion', [oneRow, number('version')]),

  table('clock', [
    `${integer('id', 1, 1)} PRIMARY KEY`,
    instant('latestAt'),
    nullable(instant('jumpedAt')),
    nullable(instant('jumpSeenAt')),
    `CONSTRAINT "jumpSeenAt: with jumpedAt" CHECK (("jumpedAt" IS NULL) = ("jumpSeenAt" IS NULL))`,
  ]),

  table('rateLimits', [
    line('kind', 40),
    line('key', 64),
    integer('count', 1, 10_000_000),
    instant('endsAt'),
    `PRIMARY KEY (kind, key)`,
  ]),
  sql`CREATE INDEX "rateLimitsByEnd" ON "rateLimits" ("endsAt")`,

  table('visitCounts', [
    day('day'),
    slug('kind'),
    line('name', 256),
    integer('count', 1, most),
    `PRIMARY KEY (day, kind, name)`,
  ]),

  sql`CREATE TABLE "sampleRelease" (id bigint PRIMARY KEY CHECK (id = 1), release bigint NOT NULL)`,
]

const search: Statements = [
  sql`CREATE TABLE "searchIndex" (rowid bigint PRIMARY KEY, head tsvector NOT NULL, words tsvector NOT NULL)`,
  sql`CREATE INDEX "searchIndexByHead" ON "searchIndex" USING gin (head)`,
  sql`CREATE INDEX "searchIndexByWord" ON "searchIndex" USING gin (words)`,

  sql`CREATE TABLE "searchVocabulary" (term text COLLATE "C" PRIMARY KEY, doc bigint NOT NULL, heads bigint NOT NULL)`,

  table('searchState', [oneRow, text('indexedTools')]),

  // The planner does not know what it costs to fetch a long tsvector, and would read all of them for a rare word.
  ...['head', 'words'].flatMap((column) =>
    [
      { name: `rows_by_rare_${column}`, scans: 'SET enable_seqscan = off SET enable_indexscan = off' },
      { name: `rows_by_common_${column}`, scans: 'SET enable_seqscan = off SET enable_bitmapscan = off' },
    ].map(({ name, scans }) =>
      sql.raw(`CREATE FUNCTION ${name}(query tsquery, kinds bigint, kind bigint, most bigint)
        RETURNS SETOF bigint STABLE LANGUAGE sql SET jit = off ${scans} AS $$
          SELECT rowid FROM "searchIndex" WHERE ${column} @@ query AND (kind IS NULL OR rowid % kinds = kind)
          ORDER BY rowid DESC LIMIT most
        $$`),
    ),
  ),
]

const firstRows: Statements = [
  sql`
    INSERT INTO authors ("fullName", "isPerson", experience, bio, "createdAt", "updatedAt")
    VALUES (${team.fullName}, ${team.isPerson}, ${team.experience}, ${team.bio}, ${firstChange}, ${firstChange})`,
  ...firstTemplates.map(
    ({ name, subject, text: words }) => sql`
      INSERT INTO "answerTemplates" (name, subject, text, "createdAt", "updatedAt")
      VALUES (${name}, ${subject}, ${words}, ${firstChange}, ${firstChange})`,
  ),
  sql`INSERT INTO "seoSettings" (id, "updatedAt") VALUES (1, ${now})`,
  sql`INSERT INTO "contentVersion" (id, version) VALUES (1, 1)`,
  sql`INSERT INTO clock (id, "latestAt") VALUES (1, ${now})`,
  sql`INSERT INTO "sampleRelease" (id, release) VALUES (1, 0)`,
  sql`INSERT INTO "searchState" (id, "indexedTools") VALUES (1, '')`,
]

const shown = ['authors', 'seoSettings', 'siteSettings', 'products', 'deerTypes', 'blogPosts', 'seasons']
const raiseVersion = sql`FOR EACH ROW EXECUTE FUNCTION raise_content_version()`

/** Triggers raise the content version, so that no write can forget it. */
const triggers: Statements = [
  // The trigger raises it once in a transaction, since each update of a row leaves a version of it until the end. The
  // notice comes with the commit.
  sql`CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE "contentVersion" SET version = version + 1
      WHERE id = 1 AND xmin <> pg_current_xact_id()::xid;
      NOTIFY "contentVersion";
      RETURN NULL;
    END $$`,
  ...shown.map(raiseVersionOf),
  sql`CREATE TRIGGER "imagesVersion" AFTER UPDATE OF "finishedAt", alt, caption, "focusX", "focusY" ON images ${raiseVersion}`,

  sql`CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO "formerAddresses" (path, kind, "recordId", "createdAt")
      VALUES (TG_ARGV[0] || OLD.slug, TG_ARGV[1], NEW.id, ${now})
      ON CONFLICT (path) DO UPDATE
        SET kind = EXCLUDED.kind, "recordId" = EXCLUDED."recordId", "createdAt" = EXCLUDED."createdAt";
      DELETE FROM "formerAddresses" WHERE path = TG_ARGV[0] || NEW.slug;
      RETURN NULL;
    END $$`,
  keepFormerAddress({ name: 'products', prefix: '/products/', kind: 'product' }),
  keepFormerAddress({ name: 'deerTypes', prefix: '/', kind: 'deer-type' }),
  keepFormerAddress({ name: 'blogPosts', prefix: '/', kind: 'blog-post', when: ' AND OLD."publishedAt" IS NOT NULL' }),

  sql`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'integrity_constraint_violation';
    END $$`,
  sql`
    CREATE TRIGGER "auditLogNeverChanges" BEFORE UPDATE ON "auditLog"
    FOR EACH ROW EXECUTE FUNCTION refuse_change('auditLog: a row is never changed')`,
  sql`
    CREATE TRIGGER "auditLogIsKept" BEFORE DELETE ON "auditLog"
    FOR EACH ROW
    WHEN (OLD.at > to_char(now() AT TIME ZONE 'utc' - interval '400 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    EXECUTE FUNCTION refuse_change('auditLog: a row is kept for 400 days')`,
]

export function raiseVersionOf(name: string): RawBuilder<unknown> {
  return sql`CREATE TRIGGER ${sql.raw(`"${name}Version" AFTER INSERT OR UPDATE OR DELETE ON "${name}"`)} ${raiseVersion}`
}

interface Moved {
  name: string
  prefix: string
  kind: string
  when?: string
}

export function keepFormerAddress({ name, prefix, kind, when = '' }: Moved): RawBuilder<unknown> {
  return sql.raw(`
    CREATE TRIGGER "${name}KeepFormerAddress" AFTER UPDATE OF slug ON "${name}"
    FOR EACH ROW WHEN (NEW.slug <> OLD.slug AND OLD."deletedAt" IS NULL${when}) EXECUTE FUNCTION keep_former_address('${prefix}', '${kind}')`)
}
