/**
 * Times are ISO text, flags 0/1, lists and objects JSON text; `rules.ts` has the CHECKs. AUTOINCREMENT makes sure that
 * no id is ever used again.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { answerTemplates as firstTemplates, firstChange, team } from '~db/first-rows'
import {
  day,
  email,
  flag,
  instant,
  integer,
  jsonList,
  jsonObject,
  line,
  notBefore,
  oneOf,
  optional,
  prose,
  scryptHash,
  sealedSecret,
  sha256,
  slug,
  webAddress,
} from './rules'

type Statements = readonly RawBuilder<unknown>[]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const section of [people, content, pictures, editing, inbox, settings, state, search, firstRows, triggers]) {
    for (const statement of section) await statement.execute(db)
  }
}

const most = Number.MAX_SAFE_INTEGER
const id = sql`id INTEGER PRIMARY KEY AUTOINCREMENT`
/** Each save raises the version, so that a form of an older one is refused. */
const version = sql`version INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, most)}`
/**
 * The column is early in the row, so that a list reads it before a long text. It says since when the record is in the
 * bin.
 */
const deletedAt = sql`deletedAt TEXT ${instant('deletedAt')}`
/** SQLite reads an index alone only if it has the condition's column, too. */
const isThere = 'deletedAt) WHERE deletedAt IS NULL'
const searchText = sql`searchText TEXT NOT NULL DEFAULT ''`
/** The name stays when the operator goes. */
const byOperator = sql`
      operatorId INTEGER REFERENCES operators (id) ON DELETE SET NULL,
      operatorName TEXT NOT NULL ${line('operatorName', 120)}`
const isOneRow = sql`CONSTRAINT "id: one row" CHECK (id = 1)`

const tokenRights = ['none', 'read', 'write']

// The next tables have operators, their logins, and what they did.

const roles = ['owner', 'editor']

const people: Statements = [
  sql`
    CREATE TABLE operators (
      ${id},
      username     TEXT NOT NULL ${line('username', 120)},
      loginName    TEXT NOT NULL UNIQUE ${line('loginName', 360)},
      passwordHash TEXT NOT NULL ${scryptHash('passwordHash')},
      role         TEXT NOT NULL DEFAULT 'owner' ${oneOf('role', roles)},
      createdAt    TEXT NOT NULL ${instant('createdAt')}
    ) STRICT`,

  // A session that does not say when it was used counts as idle.
  sql`
    CREATE TABLE sessions (
      idHash     TEXT NOT NULL PRIMARY KEY ${sha256('idHash')},
      operatorId INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
      createdAt  TEXT NOT NULL ${instant('createdAt')},
      expiresAt  TEXT NOT NULL ${instant('expiresAt')},
      lastUsedAt TEXT NOT NULL DEFAULT '1970-01-01T00:00:00.000Z' ${instant('lastUsedAt')},
      passwordAt TEXT NOT NULL DEFAULT '1970-01-01T00:00:00.000Z' ${instant('passwordAt')},
      device     TEXT ${optional('device', 120)},
      CONSTRAINT "expiresAt: after createdAt" CHECK (expiresAt > createdAt)
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX sessionsByExpiry ON sessions (expiresAt)`,
  sql`CREATE INDEX sessionsByOperator ON sessions (operatorId)`,

  sql`
    CREATE TABLE knownLoginAddresses (
      operatorId  INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
      address     TEXT NOT NULL ${line('address', 64)},
      lastLoginAt TEXT NOT NULL ${instant('lastLoginAt')},
      PRIMARY KEY (operatorId, address)
    ) STRICT, WITHOUT ROWID`,

  sql`
    CREATE TABLE secondFactors (
      operatorId   INTEGER PRIMARY KEY REFERENCES operators (id) ON DELETE CASCADE,
      sealedSecret TEXT NOT NULL ${sealedSecret('sealedSecret')},
      lastUsedStep INTEGER NOT NULL ${integer('lastUsedStep', 0, most)},
      createdAt    TEXT NOT NULL ${instant('createdAt')}
    ) STRICT`,

  // Rows of a second factor are deleted with it: none may outlive one that was switched off.
  sql`
    CREATE TABLE recoveryCodes (
      operatorId INTEGER NOT NULL REFERENCES secondFactors (operatorId) ON DELETE CASCADE,
      codeHash   TEXT NOT NULL ${sha256('codeHash')},
      usedAt     TEXT ${instant('usedAt')},
      PRIMARY KEY (operatorId, codeHash)
    ) STRICT, WITHOUT ROWID`,

  sql`
    CREATE TABLE loginTickets (
      idHash     TEXT NOT NULL PRIMARY KEY ${sha256('idHash')},
      operatorId INTEGER NOT NULL REFERENCES secondFactors (operatorId) ON DELETE CASCADE,
      attempts   INTEGER NOT NULL DEFAULT 0 ${integer('attempts', 0, 100)},
      expiresAt  TEXT NOT NULL ${instant('expiresAt')}
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX loginTicketsByExpiry ON loginTickets (expiresAt)`,
  sql`CREATE INDEX loginTicketsByOperator ON loginTickets (operatorId)`,

  // One session is shown the secret until its code proves that an app has it; no other session is shown the same.
  sql`
    CREATE TABLE pendingSecondFactors (
      sessionHash  TEXT NOT NULL PRIMARY KEY REFERENCES sessions (idHash) ON DELETE CASCADE,
      sealedSecret TEXT NOT NULL ${sealedSecret('sealedSecret')},
      createdAt    TEXT NOT NULL ${instant('createdAt')}
    ) STRICT, WITHOUT ROWID`,

  sql`
    CREATE TABLE invitations (
      ${id},
      tokenHash   TEXT NOT NULL UNIQUE ${sha256('tokenHash')},
      name        TEXT NOT NULL ${line('name', 120)},
      role        TEXT NOT NULL ${oneOf('role', roles)},
      createdAt   TEXT NOT NULL ${instant('createdAt')},
      expiresAt   TEXT NOT NULL ${instant('expiresAt')},
      invitedById INTEGER ${integer('invitedById', 1, most)} REFERENCES operators (id) ON DELETE CASCADE,
      invitedBy   TEXT NOT NULL ${line('invitedBy', 120)}
    ) STRICT`,
  sql`CREATE INDEX invitationsByExpiry ON invitations (expiresAt)`,
  sql`CREATE INDEX invitationsByInviter ON invitations (invitedById)`,

  // Scripts use these tokens. Each area of the API has a separate right.
  sql`
    CREATE TABLE apiTokens (
      ${id},
      tokenHash    TEXT NOT NULL UNIQUE ${sha256('tokenHash')},
      name         TEXT NOT NULL ${line('name', 80)},
      requests     TEXT NOT NULL ${oneOf('requests', tokenRights)},
      content      TEXT NOT NULL ${oneOf('content', tokenRights)},
      seo          TEXT NOT NULL ${oneOf('seo', tokenRights)},
      createdAt    TEXT NOT NULL ${instant('createdAt')},
      expiresAt    TEXT NOT NULL ${instant('expiresAt')},
      lastUsedAt   TEXT ${instant('lastUsedAt')},
      ${jsonList('networks', 20)},
      operatorId   INTEGER NOT NULL REFERENCES operators (id) ON DELETE CASCADE
    ) STRICT`,
  sql`CREATE INDEX apiTokensByOperator ON apiTokens (operatorId)`,
  sql`CREATE INDEX apiTokensByExpiry ON apiTokens (expiresAt)`,

  // The row refers to no operator, because emptying the reference when somebody leaves would change the row. New kinds
  // of events come with new code, so the code has the list of them, and this table only their shape.
  sql`
    CREATE TABLE auditLog (
      ${id},
      at           TEXT NOT NULL ${instant('at')},
      operatorId   INTEGER ${integer('operatorId', 1, most)},
      operatorName TEXT NOT NULL ${line('operatorName', 120)},
      event        TEXT NOT NULL ${slug('event')},
      subjectKind  TEXT NOT NULL ${slug('subjectKind')},
      subjectId    INTEGER ${integer('subjectId', 1, most)},
      subject      TEXT ${optional('subject', 200)},
      detail       TEXT ${jsonObject('detail', 4000)},
      ${searchText}
    ) STRICT`,
  sql`CREATE INDEX auditLogByTime ON auditLog (at)`,
  sql`CREATE INDEX auditLogByKind ON auditLog (subjectKind)`,
  sql`CREATE INDEX auditLogBySubject ON auditLog (subjectKind, subjectId, id)`,
]

const longText = (column: string) => sql`${sql.raw(column)} TEXT ${optional(column, 20_000)}`
const publishAt = (isPublic: string) => sql`
      publishAt TEXT ${instant('publishAt')}
        CONSTRAINT "publishAt: not public yet" CHECK (publishAt IS NULL OR ${sql.raw(isPublic)} = 0)`

const states = [
  ...['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY'],
  ...['LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND'],
  ...['OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'],
]

const content: Statements = [
  // An inactive product has a page; a draft has none.
  sql`
    CREATE TABLE products (
      ${id},
      ${deletedAt},
      name               TEXT NOT NULL ${line('name', 120)},
      slug               TEXT NOT NULL ${slug('slug')},
      description        TEXT NOT NULL ${prose('description', 20_000)},
      imagePrompt        TEXT ${optional('imagePrompt', 2000)},
      imageUrl           TEXT ${optional('imageUrl', 2000)},
      category           TEXT NOT NULL ${line('category', 60)},
      ${jsonList('features')},
      priceFromCents     INTEGER ${integer('priceFromCents', 1, 100_000_000)},
      priceUnit          TEXT ${optional('priceUnit', 40)},
      ${jsonList('sizes', 40)},
      ${jsonList('specifications', 40)},
      discountPercentage INTEGER NOT NULL DEFAULT 0 ${integer('discountPercentage', 0, 100)},
      isActive           INTEGER NOT NULL DEFAULT 1 ${flag('isActive')},
      isDraft            INTEGER NOT NULL DEFAULT 0 ${flag('isDraft')}
        CONSTRAINT "isDraft: not active" CHECK (isDraft = 0 OR isActive = 0),
      ${publishAt('isActive')},
      createdAt          TEXT NOT NULL ${instant('createdAt')},
      updatedAt          TEXT NOT NULL ${instant('updatedAt')},
      ${version},
      ${searchText}
    ) STRICT`,
  // A deleted record leaves its address to others.
  sql`CREATE UNIQUE INDEX productsBySlug ON products (slug) WHERE deletedAt IS NULL`,
  // The index has all that lists and the sitemap say of a record, so that its row need not be read.
  sql`CREATE INDEX productsByState ON products (isActive, id, slug, updatedAt, ${sql.raw(isThere)}`,
  sql`CREATE INDEX productsByChange ON products (isActive, updatedAt, ${sql.raw(isThere)}`,
  sql`CREATE INDEX productsScheduled ON products (publishAt, ${sql.raw(isThere)} AND publishAt IS NOT NULL`,
  ...listIndexes({
    table: 'products',
    state: `CASE WHEN isActive = 1 THEN 'active' WHEN publishAt IS NOT NULL THEN 'scheduled' WHEN isDraft = 1 THEN 'draft' ELSE 'inactive' END`,
    category: 'category',
    orders: { Change: 'updatedAt', Name: 'lower(name)' },
  }),

  sql`
    CREATE TABLE deerTypes (
      ${id},
      ${deletedAt},
      name               TEXT NOT NULL ${line('name', 120)},
      slug               TEXT NOT NULL ${slug('slug')},
      scientificName     TEXT NOT NULL ${line('scientificName', 120)},
      generalDescription TEXT NOT NULL ${prose('generalDescription', 20_000)},
      ${longText('bodySize')},
      ${longText('antlerType')},
      ${longText('uniqueTraits')},

      ${longText('evolutionaryLineage')},
      ${longText('firstDiscoveredLocation')},

      ${jsonList('countriesFound')},
      ${jsonList('continentsFound')},
      ${jsonList('typicalHabitats')},
      ${longText('altitudePreferences')},
      ${longText('climatePreferences')},

      ${longText('maleSize')},
      ${longText('femaleSize')},
      ${longText('maleWeight')},
      ${longText('femaleWeight')},
      ${longText('antlerShape')},
      ${longText('coloration')},
      ${longText('physicalDifferences')},

      ${longText('dietType')},
      ${jsonList('springDiet')},
      ${jsonList('summerDiet')},
      ${jsonList('fallDiet')},
      ${jsonList('winterDiet')},
      ${longText('feedingHabits')},

      ${longText('matingSeasonStart')},
      ${longText('matingSeasonEnd')},
      ${longText('gestationPeriod')},
      ${longText('parentingHabits')},
      ${longText('lifespanWild')},
      ${longText('lifespanCaptivity')},

      ${longText('dailyActivity')},
      ${longText('territorialBehavior')},
      ${longText('herdingBehavior')},
      ${longText('migrationBehavior')},

      conservationStatus TEXT NOT NULL DEFAULT 'Least Concern' ${line('conservationStatus', 120)},
      ${longText('conservationEfforts')},
      ${jsonList('protectedAreas')},
      ${longText('conservationLaws')},

      ${jsonList('huntingRegions')},
      ${longText('huntingRegulations')},
      ${longText('huntingBestPractices')},
      ${jsonList('recommendedEquipment')},
      ${jsonList('trackingSigns')},

      ${jsonList('interestingFacts')},
      ${longText('culturalSignificance')},
      ${longText('mythsAndLegends')},

      ${jsonList('faqQuestions')},
      ${jsonList('sources', 100)},
      metaTitle          TEXT ${optional('metaTitle', 500)},
      metaDescription    TEXT ${optional('metaDescription', 500)},
      metaKeywords       TEXT ${optional('metaKeywords', 2000)},
      featuredImageUrl   TEXT ${optional('featuredImageUrl', 2000)},
      ${jsonList('galleryImages')},

      isActive           INTEGER NOT NULL DEFAULT 1 ${flag('isActive')},
      ${publishAt('isActive')},
      createdAt          TEXT NOT NULL ${instant('createdAt')},
      updatedAt          TEXT NOT NULL ${instant('updatedAt')},
      ${version},
      ${searchText}
    ) STRICT`,
  sql`CREATE UNIQUE INDEX deerTypesBySlug ON deerTypes (slug) WHERE deletedAt IS NULL`,
  sql`CREATE INDEX deerTypesByName ON deerTypes (isActive, name, ${sql.raw(isThere)}`,
  sql`CREATE INDEX deerTypesByState ON deerTypes (isActive, id, slug, updatedAt, ${sql.raw(isThere)}`,
  sql`CREATE INDEX deerTypesByChange ON deerTypes (isActive, updatedAt, ${sql.raw(isThere)}`,
  sql`CREATE INDEX deerTypesByAnyName ON deerTypes (lower(name), id, ${sql.raw(isThere)}`,
  sql`CREATE INDEX deerTypesByStateAndAnyName ON deerTypes (isActive, lower(name), id, ${sql.raw(isThere)}`,
  sql`CREATE INDEX deerTypesScheduled ON deerTypes (publishAt, ${sql.raw(isThere)} AND publishAt IS NOT NULL`,
  ...listIndexes({
    table: 'deerTypes',
    state: `CASE WHEN isActive = 1 THEN 'active' WHEN publishAt IS NOT NULL THEN 'scheduled' ELSE 'inactive' END`,
    category: 'conservationStatus',
    orders: { Change: 'updatedAt', Name: 'lower(name)' },
  }),

  sql`
    CREATE TABLE authors (
      ${id},
      ${deletedAt},
      fullName   TEXT NOT NULL ${line('fullName', 120)},
      isPerson   INTEGER NOT NULL DEFAULT 1 ${flag('isPerson')},
      experience TEXT ${optional('experience', 500)},
      bio        TEXT ${optional('bio', 5000)},
      pictureUrl TEXT ${optional('pictureUrl', 2000)},
      pictureAlt TEXT ${optional('pictureAlt', 1000)},
      createdAt  TEXT NOT NULL ${instant('createdAt')},
      updatedAt  TEXT NOT NULL ${instant('updatedAt')},
      ${version}
    ) STRICT`,

  sql`
    CREATE TABLE blogPosts (
      ${id},
      ${deletedAt},
      title            TEXT NOT NULL ${line('title', 200)},
      slug             TEXT NOT NULL ${slug('slug')},
      content          TEXT NOT NULL ${prose('content', 1_048_576)},
      excerpt          TEXT ${optional('excerpt', 5000)},
      category         TEXT NOT NULL ${line('category', 120)},
      featuredImage    TEXT ${optional('featuredImage', 255)},
      featuredImageUrl TEXT ${optional('featuredImageUrl', 2000)},
      imageAltText     TEXT ${optional('imageAltText', 1000)},
      ${jsonList('additionalImages', 10)},
      focusKeyword     TEXT ${optional('focusKeyword', 200)},
      metaTitle        TEXT ${optional('metaTitle', 60)},
      metaDescription  TEXT ${optional('metaDescription', 160)},
      metaKeywords     TEXT ${optional('metaKeywords', 2000)},
      isPublished      INTEGER NOT NULL DEFAULT 0 ${flag('isPublished')},
      ${publishAt('isPublished')},
      authorId         INTEGER NOT NULL DEFAULT 1 REFERENCES authors (id) ON DELETE RESTRICT,
      createdAt        TEXT NOT NULL ${instant('createdAt')},
      publishedAt      TEXT ${instant('publishedAt')},
      updatedAt        TEXT NOT NULL ${instant('updatedAt')},
      ${version},
      ${searchText},
      CONSTRAINT "publishedAt: set in a published post" CHECK (isPublished = 0 OR publishedAt IS NOT NULL)
    ) STRICT`,
  sql`CREATE UNIQUE INDEX blogPostsBySlug ON blogPosts (slug) WHERE deletedAt IS NULL`,
  sql`CREATE INDEX blogPostsByPublication ON blogPosts (isPublished, publishedAt, id, ${sql.raw(isThere)}`,
  // A post names its category by id or by name, in any case: both share this form.
  sql`CREATE INDEX blogPostsByCategory ON blogPosts (isPublished, replace(lower(category), ' ', '-'), publishedAt, id, ${sql.raw(isThere)}`,
  sql`CREATE INDEX blogPostsByAuthor ON blogPosts (authorId, deletedAt)`,
  sql`CREATE INDEX blogPostsByState ON blogPosts (isPublished, id, slug, updatedAt, ${sql.raw(isThere)}`,
  sql`CREATE INDEX blogPostsByChange ON blogPosts (isPublished, updatedAt, ${sql.raw(isThere)}`,
  // A row holds the whole post, which a search must not read.
  sql`CREATE INDEX blogPostsSearched ON blogPosts (id, isPublished, searchText)`,
  sql`CREATE INDEX blogPostsScheduled ON blogPosts (publishAt, ${sql.raw(isThere)} AND publishAt IS NOT NULL`,
  ...listIndexes({
    table: 'blogPosts',
    state: `CASE WHEN isPublished = 1 THEN 'published' WHEN publishAt IS NOT NULL THEN 'scheduled' ELSE 'draft' END`,
    category: 'category',
    orders: {
      Change: 'updatedAt',
      Name: 'lower(title)',
      Publication: 'coalesce(publishedAt, publishAt, createdAt)',
    },
  }),

  // An operator has read these seasons at a source. Legal hours are here only where they differ from those of the
  // state.
  sql`
    CREATE TABLE seasons (
      ${id},
      ${deletedAt},
      state                TEXT NOT NULL ${oneOf('state', states)},
      species              TEXT NOT NULL ${line('species', 80)},
      weapon               TEXT NOT NULL ${line('weapon', 80)},
      zone                 TEXT NOT NULL ${line('zone', 120)},
      opensOn              TEXT NOT NULL ${day('opensOn')},
      closesOn             TEXT NOT NULL ${day('closesOn')} ${notBefore('closesOn', 'opensOn')},
      minutesBeforeSunrise INTEGER ${integer('minutesBeforeSunrise', -120, 120)},
      minutesAfterSunset   INTEGER ${integer('minutesAfterSunset', -120, 120)}
        CONSTRAINT "minutesAfterSunset: with minutesBeforeSunrise"
        CHECK ((minutesAfterSunset IS NULL) = (minutesBeforeSunrise IS NULL)),
      bagLimit             TEXT ${optional('bagLimit', 200)},
      fee                  TEXT ${optional('fee', 200)},
      sourceUrl            TEXT NOT NULL ${webAddress('sourceUrl', 2000)},
      checkedOn            TEXT NOT NULL ${day('checkedOn')},
      createdAt            TEXT NOT NULL ${instant('createdAt')},
      updatedAt            TEXT NOT NULL ${instant('updatedAt')},
      ${version},
      ${searchText}
    ) STRICT`,
  sql`CREATE INDEX seasonsByState ON seasons (state, opensOn, id, ${sql.raw(isThere)}`,

  // A redirect goes by the record's id, so that it has one hop and never a loop.
  sql`
    CREATE TABLE formerAddresses (
      path      TEXT NOT NULL PRIMARY KEY CONSTRAINT "path: starts with a slash" CHECK (path GLOB '/?*'),
      kind      TEXT NOT NULL ${slug('kind')},
      recordId  INTEGER NOT NULL ${integer('recordId', 1, most)},
      createdAt TEXT NOT NULL ${instant('createdAt')}
    ) STRICT`,
  sql`CREATE INDEX formerAddressesByRecord ON formerAddresses (kind, recordId)`,
]

interface List {
  table: string
  state: string
  category: string
  orders: Readonly<Record<string, string>>
}

/**
 * Each order of the dashboard's lists (db/record-list.server.ts, with the same expressions) has an index of all
 * records, one of the records in one state, and one of one category, which includes the state, so that no row is read
 * to see whether it belongs.
 */
export function listIndexes({ table, state, category, orders }: List): Statements {
  const group = `replace(lower(${category}), ' ', '-')`
  return Object.entries({ Id: 'id', ...orders }).flatMap(([name, key]) => {
    const order = key === 'id' ? 'id' : `${key}, id`
    // The primary key serves the order by id, and the index of all names serves that of species.
    const hasIndex = key === 'id' || (table === 'deerTypes' && name === 'Name')
    return [
      `CREATE INDEX ${table}ListedByStateAnd${name} ON ${table} (${state}, ${order}, ${isThere}`,
      `CREATE INDEX ${table}ListedByCategoryAnd${name} ON ${table} (${group}, ${order}, ${state}, ${isThere}`,
      ...(hasIndex ? [] : [`CREATE INDEX ${table}ListedBy${name} ON ${table} (${order}, ${isThere}`]),
    ].map((statement) => sql.raw(statement))
  })
}

const pictures: Statements = [
  // The focal point is in percent of width and height. `attempts` counts before each try, so that a picture which ends
  // the process is not tried again at every start.
  sql`
    CREATE TABLE images (
      hash       TEXT NOT NULL PRIMARY KEY ${sha256('hash')},
      width      INTEGER NOT NULL ${integer('width', 1, 2400)},
      height     INTEGER NOT NULL ${integer('height', 1, 2400)},
      fileName   TEXT ${optional('fileName', 255)},
      alt        TEXT ${optional('alt', 500)},
      caption    TEXT ${optional('caption', 500)},
      focusX     INTEGER NOT NULL DEFAULT 50 ${integer('focusX', 0, 100)},
      focusY     INTEGER NOT NULL DEFAULT 50 ${integer('focusY', 0, 100)},
      createdAt  TEXT NOT NULL ${instant('createdAt')},
      finishedAt TEXT ${instant('finishedAt')},
      attempts   INTEGER NOT NULL DEFAULT 0 ${integer('attempts', 0, 2)},
      bytes      BLOB NOT NULL
    ) STRICT`,
  sql`CREATE INDEX imagesUnfinished ON images (createdAt) WHERE finishedAt IS NULL`,
  // Rows are as large as their pictures, so lists read these indexes alone.
  sql`CREATE INDEX imagesInOrder ON images (createdAt, hash, width, height, fileName, alt, caption, focusX, focusY)`,
  sql`CREATE INDEX imagesByHash ON images (hash, createdAt, width, height, fileName, alt, caption, focusX, focusY)`,

  sql`
    CREATE TABLE imageFiles (
      hash   TEXT NOT NULL REFERENCES images (hash) ON DELETE CASCADE,
      width  INTEGER NOT NULL ${integer('width', 1, 2400)},
      format TEXT NOT NULL ${oneOf('format', ['webp', 'avif', 'jpg'])},
      bytes  BLOB NOT NULL,
      PRIMARY KEY (hash, format, width)
    ) STRICT`,
]

// No foreign keys refer to a record, which may be in the bin, or to a draft, which ends when it is saved: deleting a
// record for good deletes these rows.

const editing: Statements = [
  // A row is the record after a save, or a draft. The content, which is long, comes last.
  sql`
    CREATE TABLE revisions (
      ${id},
      kind         TEXT NOT NULL ${line('kind', 40)},
      recordId     INTEGER ${integer('recordId', 1, most)},
      state        TEXT NOT NULL ${oneOf('state', ['saved', 'draft'])},
      version      INTEGER NOT NULL DEFAULT 1 ${integer('version', 0, most)},
      savedAt      TEXT NOT NULL ${instant('savedAt')},
      operatorId   INTEGER REFERENCES operators (id) ON DELETE SET NULL,
      operatorName TEXT ${line('operatorName', 120)},
      restoredFrom INTEGER ${integer('restoredFrom', 0, most)},
      baseVersion  INTEGER ${integer('baseVersion', 0, most)},
      formKey      TEXT UNIQUE ${line('formKey', 80)},
      tabKey       TEXT ${optional('tabKey', 80)},
      sequence     INTEGER NOT NULL DEFAULT 0 ${integer('sequence', 0, most)},
      name         TEXT ${optional('name', 200)},
      content      TEXT NOT NULL ${jsonObject('content', 4_000_000)},
      CONSTRAINT "a version of a record" CHECK (state = 'draft' OR (recordId IS NOT NULL AND formKey IS NULL)),
      CONSTRAINT "a draft of an operator" CHECK (state = 'saved' OR (formKey IS NOT NULL AND operatorName IS NOT NULL))
    ) STRICT`,
  sql`CREATE UNIQUE INDEX versionsByRecord ON revisions (kind, recordId, version) WHERE state = 'saved'`,
  sql`CREATE INDEX versionsByTime ON revisions (savedAt) WHERE state = 'saved'`,
  sql`CREATE INDEX revisionsByRecord ON revisions (kind, recordId, state, savedAt)`,
  sql`CREATE INDEX draftsByTime ON revisions (kind, savedAt) WHERE state = 'draft'`,

  sql`
    CREATE TABLE previewLinks (
      ${id},
      tokenHash TEXT NOT NULL UNIQUE ${sha256('tokenHash')},
      kind      TEXT NOT NULL ${line('kind', 40)},
      recordId  INTEGER ${integer('recordId', 1, most)},
      draftId   INTEGER ${integer('draftId', 1, most)},
      createdAt TEXT NOT NULL ${instant('createdAt')},
      expiresAt TEXT NOT NULL ${instant('expiresAt')},
      ${byOperator},
      CONSTRAINT "a record or a draft" CHECK (recordId IS NOT NULL OR draftId IS NOT NULL)
    ) STRICT`,
  sql`CREATE INDEX previewLinksByRecord ON previewLinks (kind, recordId)`,
  sql`CREATE INDEX previewLinksByDraft ON previewLinks (draftId)`,
  sql`CREATE INDEX previewLinksByExpiry ON previewLinks (expiresAt)`,

  // The record itself stays in its table, `kind`, until it is deleted for good.
  sql`
    CREATE TABLE bin (
      ${id},
      kind      TEXT NOT NULL ${line('kind', 40)},
      recordId  INTEGER NOT NULL ${integer('recordId', 1, most)},
      title     TEXT NOT NULL ${line('title', 300)},
      slug      TEXT ${optional('slug', 240)},
      email     TEXT ${optional('email', 254)},
      deletedAt TEXT NOT NULL ${instant('deletedAt')},
      deletedBy TEXT NOT NULL ${line('deletedBy', 120)},
      UNIQUE (kind, recordId)
    ) STRICT`,
  sql`CREATE INDEX binByKind ON bin (kind, id)`,
  sql`CREATE INDEX binByTime ON bin (deletedAt)`,
  sql`CREATE INDEX binByEmail ON bin (email)`,
  sql`CREATE INDEX binByPerson ON bin (lower(email), id)`,
  sql`CREATE INDEX binBySlug ON bin (slug, kind) WHERE slug IS NOT NULL`,

  // A form that is sent twice makes one record.
  sql`
    CREATE TABLE createdRecords (
      formHash  TEXT NOT NULL PRIMARY KEY ${sha256('formHash')},
      recordId  INTEGER NOT NULL ${integer('recordId', 1, most)},
      createdAt TEXT NOT NULL ${instant('createdAt')}
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX createdRecordsByTime ON createdRecords (createdAt)`,
]

// `entryKind` and `entryId` name a quote or a message, which may be in the bin, so they are no foreign keys.

const entryKinds = ['quotes', 'contacts']
const entry = sql`
      entryKind TEXT NOT NULL ${oneOf('entryKind', entryKinds)},
      entryId INTEGER NOT NULL ${integer('entryId', 1, most)}`

const inbox: Statements = [
  sql`
    CREATE TABLE quotes (
      ${id},
      ${deletedAt},
      customerName  TEXT NOT NULL ${line('customerName', 120)},
      customerEmail TEXT NOT NULL ${email('customerEmail')},
      customerPhone TEXT ${optional('customerPhone', 120)},
      productId     INTEGER REFERENCES products (id) ON DELETE SET NULL,
      productName   TEXT NOT NULL ${line('productName', 120)},
      quantity      INTEGER NOT NULL DEFAULT 1 ${integer('quantity', 1, 9999)},
      ${jsonList('otherProducts', 20)},
      notes         TEXT ${optional('notes', 5000)},
      status        TEXT NOT NULL DEFAULT 'pending' ${oneOf('status', ['pending', 'contacted', 'closed'])},
      suspected     INTEGER NOT NULL DEFAULT 0 ${flag('suspected')},
      createdAt     TEXT NOT NULL ${instant('createdAt')},
      ${searchText}
    ) STRICT`,
  ...entryIndexes({ table: 'quotes', address: 'customerEmail', open: 'pending' }),
  sql`CREATE INDEX quotesByProduct ON quotes (productId)`,

  sql`
    CREATE TABLE contacts (
      ${id},
      ${deletedAt},
      name      TEXT NOT NULL ${line('name', 120)},
      email     TEXT NOT NULL ${email('email')},
      message   TEXT NOT NULL ${prose('message', 5000)},
      status    TEXT NOT NULL DEFAULT 'new' ${oneOf('status', ['new', 'replied', 'closed'])},
      suspected INTEGER NOT NULL DEFAULT 0 ${flag('suspected')},
      createdAt TEXT NOT NULL ${instant('createdAt')},
      ${searchText}
    ) STRICT`,
  ...entryIndexes({ table: 'contacts', address: 'email', open: 'new' }),

  sql`
    CREATE TABLE entryEvents (
      ${id},
      ${entry},
      event TEXT NOT NULL ${oneOf('event', ['seen', 'note', 'reply', 'accepted', 'asked'])},
      text  TEXT ${optional('text', 5000)},
      at    TEXT NOT NULL ${instant('at')},
      ${byOperator}
    ) STRICT`,
  sql`CREATE INDEX entryEventsByEntry ON entryEvents (entryKind, entryId, id)`,
  sql`CREATE INDEX entryEventsOfOffers ON entryEvents (entryKind, entryId, at, event) WHERE event IN ('accepted', 'asked')`,
  sql`CREATE UNIQUE INDEX entryEventsSeen ON entryEvents (entryKind, entryId, operatorId) WHERE event = 'seen'`,

  sql`
    CREATE TABLE mails (
      ${id},
      messageId    TEXT NOT NULL UNIQUE ${line('messageId', 200)},
      kind         TEXT NOT NULL ${oneOf('kind', ['notice', 'receipt', 'answer', 'overdue', 'test'])},
      entryKind    TEXT ${oneOf('entryKind', entryKinds)},
      entryId      INTEGER ${integer('entryId', 1, most)},
      recipient    TEXT NOT NULL ${email('recipient')},
      replyTo      TEXT ${optional('replyTo', 254)},
      inReplyTo    TEXT ${optional('inReplyTo', 200)},
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
      ${searchText}
    ) STRICT`,
  sql`CREATE INDEX mailsDue ON mails (dueAt, id) WHERE state = 'waiting'`,
  sql`CREATE INDEX mailsOfOperators ON mails (dueAt, id) WHERE state = 'waiting' AND kind IN ('answer', 'test')`,
  sql`CREATE INDEX mailsByState ON mails (state, id)`,
  sql`CREATE INDEX mailsByEntry ON mails (entryKind, entryId, id)`,
  sql`CREATE INDEX mailsByRecipient ON mails (recipient)`,
  sql`CREATE INDEX mailsByPerson ON mails (lower(recipient), id)`,
  sql`CREATE INDEX mailsOverdue ON mails (id) WHERE kind = 'overdue'`,

  // The row has what was sent, under the id that its draft had in `revisions`. One with prices is an offer with a link.
  sql`
    CREATE TABLE answers (
      ${id},
      ${entry},
      content TEXT NOT NULL ${jsonObject('content', 200_000)},
      sentVia TEXT NOT NULL ${oneOf('sentVia', ['mail', 'own mail program'])},
      sentAt  TEXT NOT NULL ${instant('sentAt')},
      mailId  INTEGER REFERENCES mails (id) ON DELETE SET NULL,
      offerHash  TEXT UNIQUE ${sha256('offerHash')},
      acceptedAt TEXT ${instant('acceptedAt')},
      ${byOperator}
    ) STRICT`,
  sql`CREATE INDEX answersByEntry ON answers (entryKind, entryId, id)`,
  sql`CREATE INDEX answersByMail ON answers (mailId)`,

  sql`
    CREATE TABLE answerTemplates (
      ${id},
      ${deletedAt},
      name      TEXT NOT NULL ${line('name', 80)},
      subject   TEXT NOT NULL ${line('subject', 200)},
      text      TEXT NOT NULL ${prose('text', 10_000)},
      createdAt TEXT NOT NULL ${instant('createdAt')},
      updatedAt TEXT NOT NULL ${instant('updatedAt')},
      ${version}
    ) STRICT`,
]

interface Entries {
  table: string
  address: string
  open: string
}

function entryIndexes({ table, address, open }: Entries): Statements {
  return [
    // Newest first means by id, filtered by status, by suspicion or by both; the last index also counts by status.
    `CREATE INDEX ${table}ByStatus ON ${table} (status, id, ${isThere}`,
    `CREATE INDEX ${table}BySuspicion ON ${table} (suspected, id, ${isThere}`,
    `CREATE INDEX ${table}BySuspicionAndStatus ON ${table} (suspected, status, id, ${isThere}`,
    // A repeated form comes from the same sender within ten minutes.
    `CREATE INDEX ${table}BySender ON ${table} (${address}, createdAt, ${isThere}`,
    // Erasure looks for an address in whatever case it was typed.
    `CREATE INDEX ${table}ByPerson ON ${table} (lower(${address}), id)`,
    // An entry is overdue if it came in before an instant and is still open. SQLite reads the values of two conditions
    // from an index, not of three, hence the parentheses.
    `CREATE INDEX ${table}Open ON ${table} (createdAt, id, ${isThere} AND (suspected = 0 AND status = '${open}')`,
    `CREATE INDEX ${table}Closed ON ${table} (createdAt, id, ${isThere} AND status = 'closed'`,
  ].map((statement) => sql.raw(statement))
}

const settings: Statements = [
  // A section without a row has its defaults.
  sql`
    CREATE TABLE siteSettings (
      id           INTEGER PRIMARY KEY ${integer('id', 1, 100)},
      section      TEXT NOT NULL UNIQUE ${line('section', 40)},
      content      TEXT NOT NULL ${jsonObject('content', 2_000_000)},
      updatedAt    TEXT NOT NULL ${instant('updatedAt')},
      ${version},
      operatorName TEXT NOT NULL ${line('operatorName', 120)}
    ) STRICT`,

  sql`
    CREATE TABLE seoSettings (
      id        INTEGER PRIMARY KEY ${isOneRow},
      robotsTxt TEXT CONSTRAINT "robotsTxt: at most 64 KiB" CHECK (octet_length(robotsTxt) <= 65536),
      updatedAt TEXT NOT NULL ${instant('updatedAt')}
    ) STRICT`,
]

const state: Statements = [
  // Triggers raise the version, so that no cached page outlives its content.
  sql`
    CREATE TABLE contentVersion (
      id      INTEGER PRIMARY KEY ${isOneRow},
      version INTEGER NOT NULL
    ) STRICT`,

  // The site stores the latest time that it has seen, so that a clock that jumps ahead is noticed.
  sql`
    CREATE TABLE clock (
      id         INTEGER PRIMARY KEY ${integer('id', 1, 1)},
      latestAt   TEXT NOT NULL ${instant('latestAt')},
      jumpedAt   TEXT ${instant('jumpedAt')},
      jumpSeenAt TEXT ${instant('jumpSeenAt')},
      CONSTRAINT "jumpSeenAt: with jumpedAt" CHECK ((jumpedAt IS NULL) = (jumpSeenAt IS NULL))
    ) STRICT`,

  sql`
    CREATE TABLE rateLimits (
      kind   TEXT NOT NULL ${line('kind', 40)},
      key    TEXT NOT NULL ${line('key', 64)},
      count  INTEGER NOT NULL ${integer('count', 1, 10_000_000)},
      endsAt TEXT NOT NULL ${instant('endsAt')},
      PRIMARY KEY (kind, key)
    ) STRICT, WITHOUT ROWID`,
  sql`CREATE INDEX rateLimitsByEnd ON rateLimits (endsAt)`,

  // A row counts how often something was looked at on a day, and nothing of who looked.
  sql`
    CREATE TABLE visitCounts (
      day   TEXT NOT NULL ${day('day')},
      kind  TEXT NOT NULL ${slug('kind')},
      name  TEXT NOT NULL ${line('name', 256)},
      count INTEGER NOT NULL ${integer('count', 1, most)},
      PRIMARY KEY (day, kind, name)
    ) STRICT, WITHOUT ROWID`,
]

/**
 * The index has words without their texts; a rowid is (record's id) * 16 + (number of its kind). The vocabularies help
 * to find the word that was meant.
 */
const search: Statements = [
  sql`
    CREATE VIRTUAL TABLE searchIndex USING fts5(
      title, keywords, body,
      content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 2'
    )`,
  sql`CREATE VIRTUAL TABLE searchVocabulary USING fts5vocab(searchIndex, 'row')`,

  // The index of titles and keywords is smaller: searchIndex would also go through all rows that have the words in
  // their texts.
  sql`
    CREATE VIRTUAL TABLE searchTitles USING fts5(
      words, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 2'
    )`,
  sql`CREATE VIRTUAL TABLE titleVocabulary USING fts5vocab(searchTitles, 'row')`,

  sql`
    CREATE TABLE searchState (
      id           INTEGER PRIMARY KEY ${isOneRow},
      indexedTools TEXT NOT NULL
    ) STRICT`,
]

const now = sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`

const firstRows: Statements = [
  sql`
    INSERT INTO authors (fullName, isPerson, experience, bio, createdAt, updatedAt)
    VALUES (${team.fullName}, ${team.isPerson}, ${team.experience}, ${team.bio}, ${firstChange}, ${firstChange})`,
  ...firstTemplates.map(
    ({ name, subject, text }) => sql`
      INSERT INTO answerTemplates (name, subject, text, createdAt, updatedAt)
      VALUES (${name}, ${subject}, ${text}, ${firstChange}, ${firstChange})`,
  ),
  sql`INSERT INTO seoSettings (id, updatedAt) VALUES (1, ${now})`,
  sql`INSERT INTO contentVersion (id, version) VALUES (1, 1)`,
  sql`INSERT INTO clock (id, latestAt) VALUES (1, ${now})`,
  sql`INSERT INTO searchState (id, indexedTools) VALUES (1, '')`,
]

/**
 * Quotes and messages are not here: a visitor's form must not empty the page cache. A rule is a row of siteSettings,
 * but only an owner saves one, and rarely.
 */
const shown = ['authors', 'seoSettings', 'siteSettings', 'products', 'deerTypes', 'blogPosts', 'seasons']
const raiseVersion = sql`BEGIN UPDATE contentVersion SET version = version + 1 WHERE id = 1; END`

const triggers: Statements = [
  ...shown.flatMap(raiseVersionOf),
  // Pages name the sizes that exist.
  sql`CREATE TRIGGER imagesVersionOnFinish AFTER UPDATE OF finishedAt ON images ${raiseVersion}`,
  sql`CREATE TRIGGER imagesVersionOnUPDATE AFTER UPDATE OF alt, caption, focusX, focusY ON images ${raiseVersion}`,

  keepFormerAddress({ table: 'products', prefix: '/products/', kind: 'product' }),
  keepFormerAddress({ table: 'deerTypes', prefix: '/', kind: 'deer-type' }),
  // Nobody can know the address of a post that was never published.
  keepFormerAddress({ table: 'blogPosts', prefix: '/', kind: 'blog-post', when: ' AND OLD.publishedAt IS NOT NULL' }),

  sql`
    CREATE TRIGGER auditLogNeverChanges BEFORE UPDATE ON auditLog
    BEGIN
      SELECT RAISE(ABORT, 'auditLog: a row is never changed');
    END`,
  sql`
    CREATE TRIGGER auditLogIsKept BEFORE DELETE ON auditLog
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')
    BEGIN
      SELECT RAISE(ABORT, 'auditLog: a row is kept for 400 days');
    END`,
  // INSERT OR REPLACE deletes the row that is in its way, without a trigger for deletion.
  sql`
    CREATE TRIGGER auditLogIsNeverReplaced BEFORE INSERT ON auditLog
    WHEN EXISTS (SELECT 1 FROM auditLog WHERE id = NEW.id)
    BEGIN
      SELECT RAISE(ABORT, 'auditLog: a row is never replaced');
    END`,
]

export function raiseVersionOf(table: string): Statements {
  return ['INSERT', 'UPDATE', 'DELETE'].map(
    (event) => sql`CREATE TRIGGER ${sql.raw(`${table}VersionOn${event} AFTER ${event} ON ${table}`)} ${raiseVersion}`,
  )
}

interface Moved {
  table: string
  prefix: string
  kind: string
  when?: string
}

/**
 * Writes the former address of a record. An inactive product has a page, and a species may have been active before; a
 * record in the bin has no address.
 */
export function keepFormerAddress({ table, prefix, kind, when = '' }: Moved): RawBuilder<unknown> {
  return sql.raw(`
    CREATE TRIGGER ${table}KeepFormerAddress AFTER UPDATE OF slug ON ${table}
    WHEN NEW.slug <> OLD.slug AND OLD.deletedAt IS NULL${when}
    BEGIN
      INSERT OR REPLACE INTO formerAddresses (path, kind, recordId, createdAt)
      VALUES ('${prefix}' || OLD.slug, '${kind}', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
      DELETE FROM formerAddresses WHERE path = '${prefix}' || NEW.slug;
    END`)
}
