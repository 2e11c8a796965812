/**
 * `test` fails on any error or warning that the browser reports and the test did not announce. Each worker has its own
 * server and database.
 */
import { readFileSync } from 'node:fs'
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Response,
} from '@playwright/test'
import axeCore from 'axe-core'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { operator, testServerOf } from '../setup/test-server-settings.js'

export { expect, operator }

interface Options {
  /**
   * The browser may report these, matched against lines such as "console.error: … (address)". Chromium reports a
   * document of status 400 or above, so a test of such a page does `allowedConsole.push(/status of 404/)`. For a whole
   * file: `test.use({ allowedConsole: [[/one/, /two/], { scope: 'test' }] })`, the outer list being Playwright's way of
   * taking a list.
   */
  allowedConsole: RegExp[]
  /** Toasts stay as in a background window, however long the test takes to look at them. */
  keepsToasts: boolean
}

interface Fixtures {
  database: Kysely<Database>
  /**
   * Finds violations of WCAG 2.2 A and AA on the current page, targets smaller than 24 px among them, and of good
   * practice beyond. It needs JavaScript: axe hangs without. A test continues after a violation.
   */
  axe: (where?: string) => Promise<void>
  /** The browser is the operator's from here on, without the login form. */
  enterAsOperator: () => Promise<void>
  otherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  openOtherDevice: () => Promise<Page>
  quietBrowser: undefined
}

interface WorkerFixtures {
  /** Checking a password is slow on purpose, so each worker logs in once. */
  operatorCookies: Parameters<BrowserContext['addCookies']>[0]
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  // Playwright reads the names of the fixtures that a fixture needs from its pattern, even where there is none.
  // eslint-disable-next-line no-empty-pattern
  allowedConsole: [({}, use) => use([]), { option: true }],
  keepsToasts: [true, { option: true }],

  // eslint-disable-next-line no-empty-pattern -- as above
  baseURL: async ({}, use, { parallelIndex }) => use(testServerOf(parallelIndex).url),

  quietBrowser: [
    async ({ context, allowedConsole, baseURL, javaScriptEnabled, keepsToasts }, use) => {
      if (!Array.isArray(allowedConsole))
        throw new Error('allowedConsole: see fixtures.ts for how to give two patterns')
      const reports: string[] = []
      watchBrowser(context, `${String(baseURL)}/`, reports)
      if (javaScriptEnabled) context.on('page', waitForHydration)
      if (keepsToasts) await context.addInitScript(keepToasts)
      await use(undefined)
      const unexpected = reports.filter((report) => !allowedConsole.some((allowed) => allowed.test(report)))
      expect(unexpected, 'what the browser reported').toEqual([])
    },
    { auto: true },
  ],

  otherBrowser: async ({ browser, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        serviceWorkers: 'block',
        ...options,
      })
      if (options?.javaScriptEnabled !== false) context.on('page', waitForHydration)
      await context.addInitScript(keepToasts)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  openOtherDevice: async ({ context, otherBrowser }, use) => {
    await use(async () => {
      const other = await otherBrowser()
      await other.addCookies(await context.cookies())
      return other.newPage()
    })
  },

  // eslint-disable-next-line no-empty-pattern -- as above
  database: async ({}, use, { parallelIndex }) => {
    const { databaseNote } = testServerOf(parallelIndex)
    const database = openDatabase(readFileSync(databaseNote, 'utf8').trim(), { mustExist: true, check: 'none' })
    await use(database)
    await database.destroy()
  },

  operatorCookies: [
    async ({ playwright }, use, { parallelIndex }) => {
      const { url } = testServerOf(parallelIndex)
      const request = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
      await request.post('/admin', { form: { intent: 'login', ...operator }, failOnStatusCode: true })
      const { cookies } = await request.storageState()
      await request.dispose()
      await use(cookies)
    },
    { scope: 'worker' },
  ],

  enterAsOperator: async ({ context, operatorCookies, database }, use) => {
    await use(async () => {
      // A worker runs longer than a typed password counts.
      await database.updateTable('sessions').set({ passwordAt: new Date().toISOString() }).execute()
      await context.addCookies(operatorCookies)
    })
  },

  axe: async ({ page, javaScriptEnabled }, use) => {
    await use(async (where = page.url()) => {
      if (!javaScriptEnabled) throw new Error('axe needs JavaScript')
      expect.soft(await findViolations(page), `accessibility violations: ${where}`).toEqual([])
    })
  },
})

/** The wrapper for Playwright reads the half megabyte of axe's code for every run, so this uses axe itself. */
async function findViolations(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  return page.evaluate(async (tags) => {
    // The site has no frame, and style sheets need not be fetched again.
    const options = { runOnly: tags, resultTypes: ['violations' as const], iframes: false, preload: false }
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target.join(' ')) }))
  }, axeTags)
}

declare global {
  interface Window {
    /** The name exists once axe's source has run. */
    axe: typeof axeCore
  }
}

/**
 * An interactive document is ready when somebody uses it, React has taken it over and its dialog, if any, is modal; a
 * test that comes before that asks for `commit`.
 */
function waitForHydration(page: Page) {
  const isReady = page.locator(
    ':root[data-hydrated]:not(:has(.page-dialog:not(:modal))), :root:not(:has(script[type=module], template[data-scripts]))',
  )
  const waiting =
    <Options extends unknown[]>(open: (...options: Options) => Promise<Response | null>) =>
    async (...options: Options) => {
      const response = await open(...options)
      const { waitUntil } = z.object({ waitUntil: z.string().optional() }).catch({}).parse(options.at(-1))
      if (waitUntil === 'commit') return response
      await page.evaluate(useWaitingPage)
      await isReady.waitFor({ state: 'attached' })
      return response
    }
  page.goto = waiting(page.goto.bind(page))
  page.reload = waiting(page.reload.bind(page))
  page.goBack = waiting(page.goBack.bind(page))
  page.goForward = waiting(page.goForward.bind(page))
}

/** Runs in the browser. A page that hydrates by itself does not hear of the event. */
function useWaitingPage() {
  const isWaiting = document.querySelector('template[data-scripts=""]') !== null
  if (isWaiting) document.dispatchEvent(new Event('pointerdown'))
}

/** Runs in the browser. A toast waits while its window is in the background. */
function keepToasts() {
  setInterval(() => {
    if (document.querySelector('.toast')) window.dispatchEvent(new Event('blur'))
  }, 200)
}

/** Pages that a test opens later are watched, too. A violated Content Security Policy shows as a console error. */
function watchBrowser(context: BrowserContext, site: string, reports: string[]) {
  context.on('console', (message) => {
    const type = message.type()
    // tests/playwright.config.ts blocks service workers.
    if (message.text().startsWith('Service Worker registration blocked')) return
    // keepToasts() cannot run in a frame without scripts.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return
    if (type === 'error') reports.push(`console.error: ${message.text()} (${message.location().url})`)
    if (type === 'warning') reports.push(`console.warn: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => {
    reports.push(`page error: ${webError.error().stack ?? webError.error().message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // The browser ends requests that it no longer needs when the page changes. It reports "csp" when it refuses scripts
    // while JavaScript is off; a violated policy has a console error besides.
    if (reason === 'net::ERR_ABORTED' || reason === 'csp') return
    if (!request.url().startsWith(site)) return
    reports.push(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
}

/** An answered tool keeps its form in a line above the answer. */
export async function openForm(page: Page): Promise<void> {
  await page.locator('.tool-known > summary').click()
}

/** Lists later requests of the page, without blobs, which it makes itself, and the icon of each new address. */
export function listenForRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (!/^(?:blob|data):|\/favicon\.svg$/.test(request.url())) requests.push(`${request.method()} ${request.url()}`)
  })
  return requests
}

const printMargin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

export async function countPrintedPages(page: Page, format = 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, margin: printMargin })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
