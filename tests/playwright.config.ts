/**
 * The browser tests run against the production build. Those tagged `@no-js` run without JavaScript, and cover what
 * only a browser shows; tests/server/*-without-scripts.test.ts send the other forms over HTTP. Those tagged `@deep` run
 * only in `npm run test:deep`.
 */
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/browser.js'
import { takeFreePorts, testServerOf, workerCount } from './setup/test-server-settings.js'
import { chromiumSwitches } from './e2e/chromium-switches'
import { isDeep } from './setup/tier'

const root = path.resolve(import.meta.dirname, '..')

await takeFreePorts()

/** Undefined if Playwright starts the Chromium that it comes with. */
export const chromiumPath = findChromium()

export default defineConfig({
  testDir: path.join(root, 'tests', 'e2e'),
  testMatch: '*.spec.ts',
  // PostgreSQL has no database file, which these specs need.
  testIgnore: process.env.TEST_POSTGRES_URL === undefined ? [] : ['backups.spec.ts'],
  outputDir: path.join(root, 'test-results'),
  forbidOnly: true,
  // A test that passes only at the second attempt has found a defect at the first.
  retries: 0,
  // A file's tests run in order in one worker; a file that shares no rows between tests may set `mode: 'parallel'`.
  workers: workerCount,
  timeout: 60_000,
  // A long limit costs a passing test nothing, and a slow machine is no fault.
  expect: { timeout: 15_000 },
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: path.join(root, '.cache', 'playwright.json') }],
  ],
  use: {
    browserName: 'chromium',
    // A service worker would store half a megabyte in every test's browser. tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Without motion, tests have nothing to wait for; a test of motion turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    // `E2E_TRACE=1 npm test -- --only playwright` records traces, whose documents take a good part of the run.
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
    // A port that somebody else's server has taken is an error.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  })),
})
