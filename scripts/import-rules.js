/**
 * The architecture's "Who may import whom" as a table, translated to ESLint rules. Across folders an import starts
 * with `~/` (app) or `~db/` (db). A file belongs to the last row that matches. Types count.
 */

/** A test compares them with the disk. */
export const features = [
  'activity',
  'addresses',
  'answers',
  'api-contract',
  'art',
  'authors',
  'backups',
  'bin',
  'blog',
  'checks',
  'contacts',
  'deer-types',
  'drafts',
  'history',
  'home',
  'images',
  'inbox',
  'legal',
  'mail',
  'offline',
  'operators',
  'people',
  'products',
  'publishing',
  'quotes',
  'records',
  'related',
  'reviews',
  'search',
  'seasons',
  'seo',
  'settings',
  'tools',
  'visits',
]

/** Their queries may be called by any feature. */
const sharedFeatures = [
  ...['addresses', 'bin', 'drafts', 'history', 'images', 'inbox'],
  ...['mail', 'publishing', 'search', 'seo', 'settings'],
]

/** Exceptions, by caller: a quote names its products; the sitemap lists their categories; post pages are sliced one way. */
const knownFeatures = new Map([
  ['quotes', ['products']],
  ['related', ['blog']],
  ['seo', ['products']],
])

/**
 * @typedef {object} ImportRow
 * @property {string} name as messages call it
 * @property {string[]} files globs
 * @property {string[]} [ignores]
 * @property {string[]} may what it may import of ours: beginnings of addresses as regular expressions
 * @property {string[]} [never] of what `may` lets through, and of its own folder
 * @property {string[]} [neverPackages]
 */

const react = [
  ...['react', 'react-dom', 'react-router', 'react-router-dom', '@remix-run/react'],
  ...['radix-ui', 'lucide-react', '@conform-to/react'],
]
const remix = ['@remix-run/[^/]+', 'remix-utils']
const drivers = ['better-sqlite3', 'pg']
const database = ['kysely', ...drivers]
const node = ['node:.+']

const withoutQueries = '~/features/(?!.*[.]server$)'
const constants = ['~/lib/', '~/site$', '~/paths$']
/** Which engine it is, db/ alone knows. */
const anyDatabase = '~db/(?!sqlite/|postgres/|engine[.]server$)'
const databaseForQueries = '~db/(?!sqlite/|postgres/|engine[.]server$|client[.]server$|seed/)'
const queries = '[.]server$'
/** Relative, but not around `~/` and `~db/`. */
const upwards = '([.][.]/)+(?![.][.]/|app/|db/)'
const tests = '**/*.test.{ts,tsx}'

/** @type {readonly ImportRow[]} */
export const importRows = [
  {
    name: 'a file at the top of app/',
    files: ['app/*.{ts,tsx}'],
    may: ['~/(?!routes/)', anyDatabase],
    neverPackages: drivers,
  },
  {
    name: 'a pure file',
    files: ['app/lib/**/*.ts', 'app/features/**/*.ts', 'app/site.ts', 'app/paths.ts'],
    ignores: ['**/*.server.ts'],
    may: [...constants, withoutQueries],
    never: [queries],
    neverPackages: [...react, ...remix, ...database, ...node],
  },
  ...features.map((feature) => ({
    name: `a query module of ${feature}`,
    files: [`app/features/${feature}/**/*.server.ts`],
    may: [
      ...constants,
      withoutQueries,
      `~/features/(${[feature, ...sharedFeatures, ...(knownFeatures.get(feature) ?? [])].join('|')})/`,
      databaseForQueries,
      '~/auth/',
      '~/server/env[.]server$',
      '~/fonts/',
    ],
    neverPackages: [...react, ...drivers],
  })),
  {
    name: "a feature's component",
    files: ['app/features/**/*.tsx'],
    may: [...constants, '~/components/', withoutQueries],
    never: [queries],
    neverPackages: [...database, ...node],
  },
  {
    name: 'a component',
    files: ['app/components/**/*.{ts,tsx,js}'],
    may: [...constants, '~/components/'],
    never: [queries],
    neverPackages: [...database, ...node],
  },
  {
    name: 'app/http',
    files: ['app/http/**/*.ts'],
    may: [...constants, '~/(http|cache|auth|forms|server)/', anyDatabase],
    neverPackages: drivers,
  },
  {
    name: 'app/cache',
    files: ['app/cache/**/*.ts'],
    may: [...constants, '~/(cache|auth|forms|server)/', '~/http/(load-context|request-context)$', anyDatabase],
    neverPackages: drivers,
  },
  {
    name: 'app/auth',
    files: ['app/auth/**/*.{ts,tsx}'],
    may: [...constants, '~/(auth|forms|server)/', '~/http/load-context$', anyDatabase],
    neverPackages: drivers,
  },
  {
    name: 'app/forms',
    files: ['app/forms/**/*.{ts,tsx}'],
    may: [...constants, '~/(forms|server)/', '~/http/load-context$', anyDatabase],
    neverPackages: drivers,
  },
  {
    name: 'app/server',
    files: ['app/server/**/*.{ts,tsx}'],
    may: [...constants, '~/server/', '~/http/load-context$', anyDatabase],
    neverPackages: drivers,
  },
  {
    name: 'a route',
    files: ['app/routes/**/*.{ts,tsx}'],
    may: ['~/(?!routes(/|$))', anyDatabase],
    never: ['[.]/'],
    neverPackages: drivers,
  },
  {
    name: 'a module of db/',
    files: ['db/*.ts'],
    may: ['~db/', '~/lib/', '~/server/env[.]server$'],
    neverPackages: [...react, ...remix],
  },
  ...[
    ['sqlite', 'postgres'],
    ['postgres', 'sqlite'],
  ].map(([engine, other]) => ({
    name: `a module of db/${engine}`,
    files: [`db/${engine}/*.ts`],
    may: [`~db/(?!${other}/)`, '~/lib/', '~/server/env[.]server$'],
    neverPackages: [...react, ...remix],
  })),
  {
    name: 'a table',
    files: ['db/tables/**/*.ts'],
    may: ['~db/'],
    neverPackages: [...react, ...remix],
  },
  {
    name: 'a migration',
    files: ['db/sqlite/migrations/**/*.ts', 'db/postgres/migrations/**/*.ts'],
    may: ['~db/(?!tables(/|$)|database$)'],
    neverPackages: [...react, ...remix],
  },
  {
    name: 'sample content',
    files: ['db/seed/**/*.ts'],
    may: [...constants, '~/features/', '~/server/env[.]server$', anyDatabase],
    neverPackages: [...react, ...drivers],
  },
  {
    name: 'a script',
    files: ['scripts/**/*.{ts,js}'],
    may: [
      ...[...constants, '~/features/', '~/(http|cache|auth|forms|server)/', '~/go-live[.]server$', '~db/', upwards],
      // Scripts that plain Node runs know no `~db/`.
      '([.][.]/)+db/sqlite/better-sqlite3[.]js$',
    ],
    neverPackages: react,
  },
  {
    name: 'a test',
    files: [`app/${tests}`, `db/${tests}`],
    may: ['~/', '~db/', '([.][.]/)+tests/'],
  },
  {
    name: 'a test',
    files: ['tests/**/*.{ts,tsx}', `scripts/${tests}`],
    may: ['~/', '~db/', upwards],
  },
]

/**
 * The addresses that a row forbids, each with its message.
 * @param {ImportRow} row
 * @returns {{ regex: string, message: string }[]}
 */
export function forbiddenImports({ name, may, never = [], neverPackages = [] }) {
  const patterns = [
    { regex: `^(?=~|[.][.]/)(?!${may.join('|')})`, message: `${name} may not import this (scripts/import-rules.js).` },
    { regex: '^~.*/[.][.](/|$)', message: 'Name the file itself.' },
    { regex: '^better-sqlite3(-12)?$', message: 'db/sqlite/better-sqlite3.js chooses the version.' },
    {
      regex: '^(?![~.]|node:)(?:@[^/]+/[^/]+|[^@/][^/]*)/(?:.+/)?(dist|lib|src|build|internal|node_modules)(/|$)',
      message: 'Not by an inner path.',
    },
  ]
  for (const regex of never) {
    patterns.push({ regex: regex.startsWith('[.]/') ? `^${regex}` : `^[~.].*${regex}`, message: `${name} never does.` })
  }
  if (neverPackages.length > 0) {
    patterns.push({ regex: `^(${neverPackages.join('|')})(/|$)`, message: `${name} does without this package.` })
  }
  return patterns
}

/**
 * The same for `import('…')`, which ESLint's own rule does not see.
 * @param {ImportRow} row
 * @returns {{ selector: string, message: string }[]}
 */
export function forbiddenDynamicImports(row) {
  return forbiddenImports(row).map(({ regex, message }) => ({
    // A slash would end the selector's regular expression.
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  }))
}
