/**
 * These rules are beside the layers (layers.js): packages, queries, other ways to a file. A file belongs to the last
 * row that matches. Types count.
 * @typedef {object} ImportRow
 * @property {string} name as messages call it
 * @property {string[]} files globs
 * @property {string[]} [ignores]
 * @property {string[]} never beginnings of addresses as regular expressions
 * @property {string[]} [neverPackages]
 */

const react = [
  ...['react', 'react-dom', 'react-router', 'react-router-dom', '@remix-run/react'],
  ...['@radix-ui/[^/]+', 'lucide-react', '@conform-to/react'],
]
const remix = ['@remix-run/[^/]+', 'remix-utils']
const drivers = ['better-sqlite3', 'pg']
const database = ['kysely', ...drivers]
const node = ['node:.+']

const queries = '[~.].*[.]server$'
const components = '~/components/'
const server = '~/server/'
const routes = '~/routes(/|$)'
/** Only db/ knows which engine the site uses. */
const engines = '~db/(sqlite/|postgres/|engine[.]server$)'
/** An import across folders starts with `~/` (app) or `~db/` (db). */
const upwards = '[.][.]/'
const upwardsToCode = '([.][.]/)+(app|db)/'

const features =
  'app/{content/{addresses,bin,checks,pictures,publishing,records,revisions},kinds/*,inbox/{answers,contacts,entries,mail,quotes},' +
  'api,backups,dashboard/activity,home,legal,offline,operators,people,search,seo,sitemap,tools,visits}/**/'

/** @type {readonly ImportRow[]} */
export const importRows = [
  {
    name: 'app/',
    files: ['app/**/*.{ts,tsx,js}'],
    never: [upwards, routes, engines],
    neverPackages: drivers,
  },
  {
    name: 'a pure file',
    files: ['app/lib/**/*.ts', `${features}*.ts`, 'app/site.ts', 'app/paths.ts'],
    ignores: ['**/*.server.ts'],
    never: [upwards, queries, components, server, '~db/'],
    neverPackages: [...react, ...remix, ...database, ...node],
  },
  {
    name: 'a query module',
    files: [`${features}*.server.ts`],
    // These files read for a route, with its connection.
    ignores: [
      'app/kinds/settings/site.server.ts',
      'app/api/find-head.server.ts',
      'app/search/related/related-to-tool.server.ts',
    ],
    never: [
      upwards,
      engines,
      components,
      '~/server/(?!auth/|(env|sharp|in-turn)[.]server$)',
      '~db/(client[.]server$|seed/)',
    ],
    neverPackages: [...react, ...drivers],
  },
  {
    name: 'a module of API calls',
    files: [`${features}*-calls.server.ts`],
    never: [upwards, engines, components],
    neverPackages: [...react, ...drivers],
  },
  {
    name: 'a component',
    files: ['app/components/**/*.{ts,tsx,js}', `${features}*.tsx`],
    never: [upwards, queries, server, '~db/'],
    neverPackages: [...database, ...node],
  },
  {
    name: 'a route',
    files: ['app/routes/**/*.{ts,tsx}'],
    never: [upwards, routes, engines, '[.]/'],
    neverPackages: drivers,
  },
  {
    name: 'a module of db/',
    files: ['db/**/*.{ts,js}'],
    never: [upwards],
    neverPackages: [...react, ...remix],
  },
  {
    name: 'sample content',
    files: ['db/seed/**/*.ts'],
    never: [upwards, engines, components],
    neverPackages: [...react, ...drivers],
  },
  {
    name: 'a script',
    files: ['scripts/**/*.{ts,js}'],
    never: [
      upwardsToCode,
      '~/(?!(lib|server|(content|kinds|inbox)/[a-z-]+|tools|search|seo|sitemap|home|people|operators|visits|backups|api|dashboard/go-live)/|(site|paths|inbox/new-entries[.]server)$)',
    ],
    neverPackages: react,
  },
  {
    name: 'a test',
    files: ['app/**/*.test.{ts,tsx}', 'db/**/*.test.{ts,tsx}'],
    never: ['(?!([.][.]/)+tests/)[.][.]/'],
  },
  {
    name: 'a test',
    files: ['tests/**/*.{ts,tsx}', 'scripts/**/*.test.{ts,tsx}'],
    never: [upwardsToCode],
  },
]

/**
 * @param {ImportRow} row
 * @returns {{ regex: string, message: string }[]}
 */
export function forbiddenImports({ name, never, neverPackages = [] }) {
  const patterns = [
    { regex: `^(${never.join('|')})`, message: `${name} may not import this (scripts/import-rules.js).` },
    { regex: '^~.*/[.][.](/|$)', message: 'Name the file itself.' },
    {
      regex: '^(?![~.]|node:)(?:@[^/]+/[^/]+|[^@/][^/]*)/(?:.+/)?(dist|lib|src|build|internal|node_modules)(/|$)',
      message: 'Not by an inner path.',
    },
  ]
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
