/**
 * A made-up kind of content, outfitters, works with its registration, a migration, a card, a page and routes: a copy of
 * the repository gets the files of tests/new-kind/ and the lines below, compiles, and passes the kind's own test.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/run-command'

/** Each text is inserted into its file after another text. */
const insertions: readonly (readonly [file: string, after: string, text: string])[] = [
  [
    'app/lib/page-kinds.ts',
    'export const pageKinds = {\n',
    `  outfitters: {
    subject: 'outfitter',
    kind: 'outfitter',
    tab: 'outfitters',
    tabLabel: 'Outfitters',
    results: 'Outfitters',
    result: 'Outfitter',
    nouns: { one: 'outfitter', many: 'outfitters' },
    loggedNouns: { one: 'outfitter', many: 'outfitters' },
    label: 'Outfitters',
    pictureLabel: 'Outfitter',
    prefix: '/outfitters/',
    listPath: '/outfitters',
    title: 'name',
    flag: 'isActive',
    states: { on: 'active', off: 'inactive' },
    switched: {
      on: { event: 'outfitter-activated', label: 'activated' },
      off: { event: 'outfitter-deactivated', label: 'deactivated' },
    },
    keepsPage: false,
    category: 'region',
    pictures: ['imageUrl'],
    isOnHome: false,
  },
`,
  ],
  [
    'app/lib/searched-columns.data.ts',
    'export const searchedColumns = {\n',
    `  outfitters: {
    number: 4, title: ['name'], keywords: ['region'], body: ['description'], html: [],
    quoted: ['description'], quotedHtml: [], listed: ['name', 'slug', 'description'], weight: 1, isNewestFirst: true,
  },
`,
  ],
  [
    'app/dashboard/kinds.server.ts',
    "import { productStore } from '~/kinds/products/admin/products.server'\n",
    "import { outfitterStore } from '~/kinds/outfitters/admin/outfitters.server'\n",
  ],
  ['app/dashboard/kinds.server.ts', 'export const pageStores = {\n', '  outfitters: outfitterStore,\n'],
  [
    'app/dashboard/previews.server.ts',
    "import { productHead } from '~/kinds/products/product-head'\n",
    "import { previewOutfitter } from '~/kinds/outfitters/outfitter-preview.server'\n",
  ],
  [
    'app/dashboard/previews.server.ts',
    'const previews: Readonly<Record<PublicTable, (typed: Typed, now: Date) => Promise<Preview>>> = {\n',
    '  outfitters: (typed) => previewOutfitter(db(), typed),\n',
  ],
  [
    'app/dashboard/preview-page.tsx',
    "import type { Product } from '~/kinds/products/products'\n",
    `import { OutfitterPage } from '~/kinds/outfitters/outfitter-page'
import type { Outfitter } from '~/kinds/outfitters/outfitters'
`,
  ],
  ['app/dashboard/preview-page.tsx', '  (\n', "    | { kind: 'outfitter'; outfitter: Outfitter }\n"],
  [
    'app/dashboard/preview-page.tsx',
    '  switch (preview.kind) {\n',
    `    case 'outfitter':
      return <OutfitterPage outfitter={preview.outfitter} breadcrumbs={breadcrumbs} />
`,
  ],
  [
    'app/routes.ts',
    "    route('request', 'routes/products/request.tsx'),\n",
    `    route('outfitters', 'routes/outfitters/index.tsx'),
    route('outfitters/:slug', 'routes/outfitters/detail.tsx'),
`,
  ],
  [
    'app/routes.ts',
    "  route('api/products', 'routes/api/products.ts'),\n",
    "  route('api/outfitters', 'routes/api/outfitters.ts'),\n",
  ],
  [
    'db/database.ts',
    "import type { QuotesTable } from './tables/quotes'\n",
    "import type { OutfittersTable } from './tables/outfitters'\n",
  ],
  ['db/database.ts', 'export interface Database {\n', '  outfitters: OutfittersTable\n'],
  [
    'db/sqlite/migrations/list.ts',
    "import * as firstRelease from './001-tables'\n",
    "import * as outfitters from './002-outfitters'\n",
  ],
  ['db/sqlite/migrations/list.ts', "'001-tables': firstRelease", ", '002-outfitters': outfitters"],
  ['scripts/layers.js', "'app/kinds/products', ", "'app/kinds/outfitters', "],
  ['scripts/visibility-rule.js', "  'contacts',\n", "  'outfitters',\n"],
]

const overlay = 'tests/new-kind'
const slow = 20 * 60_000
let copy: string

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'stagwise-kind-'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
  for (const file of files.filter((each) => each !== '' && !each.startsWith(`${overlay}/`))) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    cpSync(path.join(root, file), path.join(copy, file))
  }
  cpSync(path.join(root, overlay), copy, { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  for (const [file, after, text] of insertions) {
    const parts = readFileSync(path.join(copy, file), 'utf8').split(after)
    expect(parts, `${file} has once: ${after}`).toHaveLength(2)
    writeFileSync(path.join(copy, file), parts.join(after + text))
  }
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    execFileSync('git', args, { cwd: copy })
}, slow)
afterAll(() => {
  rmSync(copy, { recursive: true })
})

function run(command: string, ...args: string[]) {
  const { TEST_TIER: _tier, ...env } = process.env
  const bin = path.join(root, 'node_modules/.bin', command)
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: copy, env, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return { status, output: stdout + stderr }
}

const passes = { status: 0, output: expect.anything() }

test('it compiles', { timeout: slow }, () => {
  expect(run('tsc')).toEqual({ status: 0, output: '' })
})

test('it keeps to the rules of imports and of what is seen', { timeout: slow }, () => {
  const files = ['app/kinds/outfitters', 'app/routes/outfitters', 'app/routes/api/outfitters.ts', 'app/kinds']
  expect(run('eslint', '-c', 'scripts/eslint.config.js', '--max-warnings', '0', ...files)).toEqual(passes)
})

const tests = [
  'tests/routes/outfitters.test.ts',
  'tests/tooling/layers.test.ts',
  'tests/tooling/lint-rules.test.ts',
  'app/lib/reserved-slugs.test.ts',
]

test('it does all that a kind does', { timeout: slow }, () => {
  expect(run('vitest', 'run', ...tests)).toEqual(passes)
})
