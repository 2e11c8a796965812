/**
 * Lint rules enforce the architecture: "Who may import whom", both forbidden and allowed, and the promises of pure
 * files and tests. The rules need no type information, so it is turned off.
 */
import path from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { binnedTables } from '~/lib/visibility'
import { contentTables } from '../../scripts/visibility-rule.js'

const root = path.resolve(import.meta.dirname, '..', '..')
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: path.join(root, 'scripts', 'eslint.config.js'),
  overrideConfig: [tseslint.configs.disableTypeChecked],
})

const pure = 'app/kinds/products/price.ts'
const schema = 'app/kinds/products/products.schema.ts'
const facts = 'app/tools/regulations/agencies.data.ts'
const lib = 'app/lib/slug.ts'
const productQueries = 'app/kinds/products/products.server.ts'
const quoteQueries = 'app/inbox/quotes/quotes.server.ts'
const card = 'app/kinds/products/product-card.tsx'
const button = 'app/components/ui/button.tsx'
const session = 'app/server/session.server.ts'
const route = 'app/routes/products/detail.tsx'
const apiRoute = 'app/routes/api/products.ts'
const entry = 'app/entry.server.tsx'
const table = 'db/tables/products.ts'
const migration = 'db/sqlite/migrations/001-tables.ts'
const seed = 'db/seed/products.ts'
const script = 'scripts/operator.ts'
const unitTest = 'app/kinds/products/products.server.test.ts'

/** The forbidden addresses in each file. */
const forbidden = [
  [lib, 'react @remix-run/node kysely node:crypto ~/server/env.server ~/components/ui/button ../site'],
  [
    pure,
    `react react-dom/server @remix-run/react react-router-dom remix-utils/safe-redirect kysely better-sqlite3
    node:fs ./products.server ~/kinds/blog/posts.server ~/routes/products/detail ~db/database`,
  ],
  [schema, '@conform-to/react node:path'],
  [facts, 'react ../tool-list'],
  [
    productQueries,
    `~/routes/products/detail ~/routes react react/jsx-runtime ~/components/ui/button ~/inbox/quotes/quotes.server
    ~/search/search.server ~/kinds/blog/posts.server ~/server/session.server ~db/client.server
    ~db/sqlite/migrations/001-tables ~db/sqlite/search.server ~db/postgres/search.server ~db/engine.server pg
    ~db/seed/products ../quotes/quotes`,
  ],
  [quoteQueries, '~/inbox/contacts/contacts.server ~/kinds/products/products.server ~/inbox/entries/inbox'],
  [
    card,
    `./products.server ~/kinds/products/products.server ~/content/pictures/images.server ~/server/toast.server
    ~/routes/products/detail ~db/database kysely node:fs`,
  ],
  [
    button,
    `~/kinds/products/product-card ~/server/toast.server ~/routes/products/detail ~db/database ./button.server
    ../layout/header`,
  ],
  [
    session,
    `~/operators/operators.server ~/kinds/products/price ~/routes/admin/layout ~/components/ui/button ~/root
    ~db/sqlite/connect.server ~db/engine.server better-sqlite3`,
  ],
  [
    route,
    `~/routes/products/index ~/routes ~db/postgres/connect.server ./quote ../blog/index
    ~/features/../routes/site/home`,
  ],
  [apiRoute, '~/routes/api/quotes ./quotes'],
  [entry, '~/routes/site/home'],
  ['db/sqlite/search.server.ts', '~db/postgres/search.server'],
  ['db/postgres/search.server.ts', '~db/sqlite/search.server'],
  [table, '~/lib/slug ~/kinds/products/price @remix-run/node'],
  [migration, '~/lib/slug ~db/tables/products ~db/database ../tables/products'],
  [seed, '~/routes/site/home ~/components/ui/button react'],
  [script, '~/routes/site/home ~/routes ../app/routes/site/home'],
  ['scripts/backup/copy.ts', '../../db/client.server'],
  ['tests/routes/products.test.ts', '../../app/routes/products/detail'],
  [unitTest, '../quotes/quotes.server'],
] as const

const allowed = [
  [lib, 'zod ./text'],
  [pure, '~/lib/slug zod/mini astronomy-engine ./products.schema ~/lib/record.schema ~/site ~/paths'],
  [schema, '~/lib/text.schema zod'],
  [facts, './rules'],
  [
    productQueries,
    `./products ~/kinds/products/products ~/kinds/products/features.server ~/lib/slug ~db/database
    ~db/tables/products ~/server/env.server ~/content/pictures/images.server ~/seo/seo.server
    ~/content/addresses/addresses.server kysely node:crypto`,
  ],
  [
    card,
    `./price react @remix-run/react ~/components/ui/button ~/paths ~/content/pictures/picture-card ~/lib/tool-list`,
  ],
  [button, '~/lib/text ~/site ~/paths ./spinner ~/components/layout/header react'],
  [session, '~/lib/dates ./env.server ~db/database @remix-run/node node:http'],
  [
    route,
    `~/kinds/products/products.server ~/kinds/products/product-card ~/components/ui/button ~/server/reply.server
    ~/lib/slug ~/paths ~/root`,
  ],
  [entry, '~/http/server ~/operators/operators.server'],
  [table, 'kysely ./columns'],
  [migration, 'kysely ./002-next'],
  [seed, '~/kinds/products/products.server ~/lib/slug ~db/database'],
  [script, '~/operators/operators.server ~/server/env.server ~db/client.server'],
  ['scripts/backup/copy.ts', '../prepare'],
  [unitTest, '../../../tests/factories ~db/client.server ./products.server'],
  ['tests/routes/products.test.ts', '~/routes/products/detail ../factories'],
  ['tests/tooling/stamp.test.ts', '../../scripts/prepare.js'],
] as const

const pairs = (table: readonly (readonly [file: string, addresses: string])[]) =>
  table.flatMap(([file, addresses]) => addresses.split(/\s+/).map((address) => [file, address] as const))

describe('who may import whom', () => {
  test.each(pairs(forbidden))('%s may not import %s', async (file, address) => {
    const refusals = ['no-restricted-imports', 'no-restricted-syntax', 'own/only-lower-layers']
    for (const code of [
      `import { x } from '${address}'\nx()\n`,
      `export { x } from '${address}'\n`,
      `void import('${address}')\n`,
    ]) {
      expect(refusals, code).toContain((await findRules(file, code))[0])
    }
  })

  test.each(pairs(allowed))('%s may import %s', async (file, address) => {
    expect(await findRules(file, `import { x } from '${address}'\nx()\n`)).toEqual([])
    expect(await findRules(file, `void import('${address}')\n`)).toEqual([])
  })

  test('types count', async () => {
    for (const code of [
      "import type { X } from '~/kinds/products/price'\nexport type Y = X\n",
      "export type Y = import('~/kinds/products/price').X\n",
    ]) {
      expect(await findRules('app/server/env.server.ts', code)).toContain('own/only-lower-layers')
    }
  })
})

describe('pure files', () => {
  const impure = [
    ['Date.now()', 'no-restricted-syntax'],
    ['new Date()', 'no-restricted-syntax'],
    ['Date()', 'no-restricted-syntax'],
    ['Math.random()', 'no-restricted-syntax'],
    ['performance.now()', 'no-restricted-syntax'],
    ['process.env.HOME', 'no-restricted-globals'],
  ] as const

  test.each(impure)('do without %s', async (expression, rule) => {
    for (const file of [lib, pure, schema, facts]) {
      expect(await findRules(file, `export const x = ${expression}\n`), file).toContain(rule)
    }
  })

  test.each(['new Date(0)', "Date.parse('2026-01-01')", 'Date.UTC(2026)', 'Math.round(1.5)'])(
    'may use %s',
    async (expression) => {
      expect(await findRules(pure, `export const x = ${expression}\n`)).toEqual([])
    },
  )

  test('alone are held to it', async () => {
    expect(await findRules(productQueries, 'export const x = Date.now()\n')).toEqual([])
    expect(await findRules(unitTest, 'export const x = Date.now()\n')).toEqual([])
  })
})

describe('packages and modules of Node', () => {
  test.each([
    "import http from 'node:http'\nhttp.ServerResponse.prototype.end = () => {}\n",
    "import * as fs from 'node:fs'\nfs.readFileSync = () => ''\n",
    "import { Request } from '@remix-run/node'\nObject.defineProperty(Request.prototype, 'url', {})\n",
    "import http from 'node:http'\ndelete http.METHODS\n",
    "import http from 'node:http'\nObject.assign(http, { request: undefined })\n",
    "import { Socket } from 'node:net'\nSocket.prototype.destroySoon = () => {}\n",
    "import { Socket } from 'node:net'\nObject.assign(Socket.prototype, { destroySoon: undefined })\n",
    'globalThis.Request = class {}\n',
    'process.argv = []\n',
    "Object.defineProperty(globalThis, 'Request', {})\n",
    'Response.prototype.text = () => undefined\n',
  ])('are not patched: %j', async (code) => {
    expect(await findRules(session, code)).toContain('own/no-patched-imports')
  })

  test.each(['process.exitCode = 1\n', "process.env.PORT = '1'\n"])('may be told: %j', async (code) => {
    expect(await findRules(session, code)).not.toContain('own/no-patched-imports')
  })

  test('what they give may be changed', async () => {
    const code = "import http from 'node:http'\nconst server = http.createServer()\nserver.timeout = 1\n"
    expect(await findRules(session, code)).toEqual([])
  })

  test('are not imported by inner paths', async () => {
    for (const inner of ['@remix-run/serve/dist/cli.js', 'kysely/src/kysely']) {
      expect(await findRules(session, `import { x } from '${inner}'\nx()\n`)).toContain('no-restricted-imports')
    }
    expect(await findRules(session, "import { x } from 'lru-cache/raw'\nx()\n")).toEqual([])
  })
})

describe('tests', () => {
  const leftOut = 'test.only test.skip it.only describe.skip test.describe.only test.fixme test.todo'.split(' ')

  test.each(leftOut)('are never left out by %s', async (callee) => {
    for (const file of [unitTest, 'tests/e2e/quotes.spec.ts', 'scripts/backup.test.ts']) {
      expect(await findRules(file, `${callee}('x', () => {})\n`), file).toContain('no-restricted-syntax')
    }
  })

  test('may be tables', async () => {
    expect(await findRules(unitTest, "test.each([1])('x', () => {})\n")).toEqual([])
  })
})

describe('everywhere in app', () => {
  test.each([lib, pure, productQueries, card, route, entry, 'app/entry.client.tsx'])(
    '%s logs nothing',
    async (file) => {
      for (const method of ['log', 'warn', 'error']) {
        expect(await findRules(file, `console.${method}('x')\n`)).toContain('no-console')
      }
    },
  )

  test('the log module does', async () => {
    expect(await findRules('app/server/log.server.ts', "console.error('x')\n")).toEqual([])
  })

  test('types are not asserted', async () => {
    expect(await findRules(pure, 'export const x = JSON.parse("1") as number\n')).toContain(
      '@typescript-eslint/consistent-type-assertions',
    )
    expect(await findRules(pure, "export const x = ['a'] as const\n")).toEqual([])
  })

  test('there are no barrels', async () => {
    expect(await findRules(pure, "export * from './rules'\n")).toContain('no-restricted-syntax')
  })
})

async function findRules(file: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(code, { filePath: path.join(root, file) })
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message))
}

describe('a read of a content table', () => {
  const lint = async (code: string, file = productQueries) =>
    (await findRules(file, code)).filter((name) => name === 'own/one-visibility-rule')
  const rule = ['own/one-visibility-rule']

  test.each([
    [`db.selectFrom('products').selectAll().execute()`, rule],
    [`db.selectFrom('products as product').select('id').where('slug', '=', slug)`, rule],
    [`db.selectFrom('quotes').selectAll().where(isThere('contacts'))`, rule],
    [`db.selectFrom('formerAddresses').innerJoin('products', 'products.id', 'recordId').select('slug')`, rule],
    [`isThere('products') && db.selectFrom('products').select('id')`, rule],
    [`db.selectFrom('products').selectAll().where(isThere('products')).execute()`, []],
    [`db.selectFrom('formerAddresses').innerJoin('products', 'a', 'b').select('slug').where(hasPage('products'))`, []],
    [`db.selectFrom(slug).select('id')`, rule],
    [`db.selectFrom(slug).select('id').where(isThere(slug))`, []],
    [`db.selectFrom('mails').select('id')`, []],
    ['sql`select id from ${sql.table(slug)} where slug = 1`.execute(db)', rule],
    ['sql`select id from ${sql.table(slug)} where ${isListed(slug)}`.execute(db)', []],
  ])('%s', async (code, faults) => {
    expect(await lint(`export const read = (db, slug) => ${code}`)).toEqual(faults)
  })

  test('is of a table whose records go to the bin', () => {
    expect(contentTables).toEqual([...binnedTables])
  })

  test('is the bin’s own affair in the bin', async () => {
    expect(await lint(`export const read = (db) => db.selectFrom('products')`, 'app/content/bin/x.server.ts')).toEqual(
      [],
    )
  })
})
