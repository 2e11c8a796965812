import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { transformWithEsbuild, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import routes from './app/routes'
import remixConfig from './remix.config.js'
import { findPostgres } from './tests/setup/postgres-server.js'
import { publicSources } from './scripts/vite/public-sources.js'
import { toSharedChunk } from './scripts/vite/shared-chunks.js'
import { requiredPackages } from './scripts/vite/required-packages.js'
import { startChunk } from './scripts/vite/start-chunk.js'
import { listIsolatedTests } from './scripts/vite/isolated-tests.js'

/** Pages request a drawing under an address with the hash of all drawings. */
function artVersion(): string {
  const folder = path.resolve(import.meta.dirname, 'public/art')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.svg')) hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 8)
}

/** The script in every page counts by the byte. */
const minifiedPageScript: Plugin = {
  name: 'minified-page-script',
  enforce: 'pre',
  apply: 'build',
  async load(id) {
    if (!id.endsWith('page-script.js?raw')) return null
    const file = id.replace(/\?raw$/, '')
    const { code } = await transformWithEsbuild(readFileSync(file, 'utf8'), file, { minify: true, target: 'es2022' })
    return `export default ${JSON.stringify(code.trim())}`
  },
}

/** The stylesheet of the public pages has the classes of what these are made of, and none of the dashboard's. */
const stylesOfPublicPages: Plugin = {
  name: 'styles-of-public-pages',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/app\/site\.css(?:\?|$)/.test(id)) return null
    const sources = publicSources(path.resolve(import.meta.dirname, 'app'), routes)
    return code.replace("@source 'the public pages';", sources.map((file) => `@source './${file}';`).join('\n'))
  },
}

/** Remix requires its own: where remix-serve runs the build, both have the same copy. The drivers are CommonJS. */
const requiredAtStart = ['better-sqlite3', 'pg', '@remix-run/node', '@remix-run/router', '@remix-run/server-runtime']
/** Only a new password needs these two megabytes. */
const passwordLists = ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common']
const outsideServerFile = [...requiredAtStart, 'sharp', ...passwordLists]

/** See tests/setup/tier.ts. */
const deepTests = process.env.TEST_TIER === 'deep' ? [] : ['**/*.deep.test.ts']
/** Only a file has what these test, or the engine makes no difference, so `npm test -- --engine postgres` leaves them out. */
const testsOfFiles =
  process.env.TEST_POSTGRES_URL === undefined
    ? []
    : [
        'db/sqlite/**',
        'tests/system/**',
        'tests/routes/query-plans.test.ts',
        // A faked day passes while a connection is made, which then has timed out.
        'tests/routes/daily-work.test.ts',
        'tests/{api,routes}/full-disk.test.ts',
        'tests/server/{database-file,large-database}.deep.test.ts',
        'tests/server/node-versions.deep.test.ts',
      ]
const testsOfServers =
  findPostgres() === undefined
    ? ['tests/server/{unreachable-server,locked-table}.deep.test.ts', 'tests/system/failover.deep.test.ts']
    : []
/** Looking for Java takes a moment, so only the deep tier does it. */
const hasJava = process.env.TEST_TIER === 'deep' && spawnSync('java', ['-version']).status === 0
const testsOfJava = hasJava ? [] : ['tests/server/html-checker.deep.test.ts']
const isolatedTests = process.env.VITEST ? listIsolatedTests(import.meta.dirname) : []

export default defineConfig(({ command, isSsrBuild }) => ({
  // Remix's plugin needs a running Vite server or build; the unit tests import modules, not routes by address.
  plugins: [
    ...[minifiedPageScript, stylesOfPublicPages, requiredPackages(requiredAtStart), tailwindcss()],
    process.env.VITEST ? null : remix(remixConfig),
  ],
  resolve: {
    alias: {
      '~db': path.resolve(import.meta.dirname, 'db'),
      '~': path.resolve(import.meta.dirname, 'app'),
    },
  },
  // Finding and reading a thousand files is a third of a start, so the server's file holds its packages. Native ones
  // stay outside, and those that remix-serve has as well.
  ssr: isSsrBuild === true ? { noExternal: true, external: outsideServerFile } : {},
  // The Content Security Policy allows fonts and scripts from this site alone, so no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(isSsrBuild === true
      ? { rollupOptions: { output: { manualChunks: startChunk() } } }
      : { rollupOptions: { output: { manualChunks: toSharedChunk, onlyExplicitManualChunks: true } } }),
  },
  define: {
    // Packages have a separate build for production.
    ...(isSsrBuild === true ? { 'process.env.NODE_ENV': '"production"' } : {}),
    ...(command === 'build' && !process.env.VITEST
      ? { 'import.meta.env.ART_VERSION': JSON.stringify(artVersion()) }
      : {}),
  },
  server: { port: Number(process.env.PORT ?? 3000) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['{app,db,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/{e2e,new-kind}/**',
            ...deepTests,
            ...testsOfFiles,
            ...testsOfServers,
            ...testsOfJava,
            ...isolatedTests,
          ],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: isolatedTests, exclude: [...deepTests, ...testsOfFiles] },
      },
    ],
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // By itself Vitest leaves one core free, which is half of two.
    maxWorkers: '100%',
    setupFiles: ['tests/setup/cheap-passwords.ts'],
    restoreMocks: true,
    env: {
      DATABASE_URL: 'file::memory:',
      SESSION_SECRET: 'a secret for tests alone, of 32+ characters',
      LOG_LEVEL: 'warn',
    },
    // A start of the site takes many seconds on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
}))
