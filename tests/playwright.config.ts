/**
 * The browser tests, against the production build. Those tagged `@no-js` run without JavaScript: they are what a browser
 * alone shows of it; the rest is sent as forms over HTTP (tests/server/*-without-scripts.test.ts). Those tagged `@deep`
 * run in `npm run test:deep` alone.
 */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/browser.js'
import { takeFreePorts, testServerOf, workerCount } from './setup/test-server-settings.js'
import { chromiumSwitches } from './e2e/chromium-switches'
import { isDeep } from './setup/tier'

const root = path.resolve(import.meta.dirname, '..')

await takeFreePorts()

/** Undefined where Playwright starts its own. */
export const chromiumPath = findChromium()

export default defineConfig({
  testDir: path.join(root, 'tests', 'e2e'),
  testMatch: '*.spec.ts',
  // Of what only a database file has.
  testIgnore: process.env.TEST_POSTGRES_URL === undefined ? [] : ['backups.spec.ts'],
  outputDir: path.join(root, 'test-results'),
  forbidOnly: true,
  // A test that passes at the second attempt is a defect that the first one found.
  retries: 0,
  // A file's tests run in their order, in one worker; a file without rows of its own may say `mode: 'parallel'`.
  workers: workerCount,
  timeout: 60_000,
  // Green costs nothing, and a busy machine is no fault.
  expect: { timeout: 15_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: path.join(root, '.cache', 'playwright.json') }],
  ],
  use: {
    browserName: 'chromium',
    // It would store half a megabyte in every test's browser. tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Nothing to wait for; a test of what moves asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // To find out what went wrong, `E2E_TRACE=1 npm test -- --only playwright`: the documents of each step take a good part of the run.
    trace: process.env.E2E_TRACE === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      args: chromiumSwitches,
    },
  },
  projects: [
    { name: 'js', grepInvert: isDeep ? /@no-js\b/ : /@(?:no-js|deep)\b/ },
    {
      name: 'no-js',
      grep: /@no-js\b/,
      ...(isDeep ? {} : { grepInvert: /@deep\b/ }),
      use: { javaScriptEnabled: false },
    },
  ],
  webServer: Array.from({ length: workerCount }, (_, index) => ({
    command: `node tests/setup/serve-for-tests.js ${String(index)}`,
    cwd: root,
    url: testServerOf(index).url,
    // Never somebody else's server: Playwright says so when the port is taken.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
})
