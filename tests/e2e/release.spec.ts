/** A tab from before a release asks for scripts that the site no longer has. */
import type { Page } from '@playwright/test'
import { addPost } from './dashboard'
import { expect, openForm, test } from './fixtures'

test.use({
  allowedConsole: [
    [/status of 404/, /Error loading route module/, /Failed to fetch dynamically imported module/],
    { scope: 'test' },
  ],
})

/** @returns a function after which scripts that are not loaded yet are gone, until the page is loaded again or for good */
async function watchScripts(page: Page, { isForGood = false } = {}): Promise<() => void> {
  const loaded = new Set<string>()
  let isReleased = false
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !isForGood) isReleased = false
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const address = route.request().url()
    if (isReleased && !loaded.has(address)) return route.fulfill({ status: 404 })
    loaded.add(address)
    return route.continue()
  })
  return () => {
    isReleased = true
  }
}

const message = (page: Page) => page.getByLabel('Message', { exact: true })
const month = (page: Page) => page.locator('input[name=month]')
const notice = (page: Page) =>
  page.getByText(/^Part of this page did not load, and loading the page again did not help/)

const isHydrated = (page: Page) => expect(page.locator(':root[data-hydrated]')).toBeAttached()

async function pressProducts(page: Page) {
  await isHydrated(page)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click()
  await reloaded
}

test('a link whose script is gone loads the form again with what was typed, and then works', async ({ page }) => {
  const release = await watchScripts(page)
  await page.goto('/contact')
  await message(page).fill('Typed before the release')
  await isHydrated(page)
  release()
  await pressProducts(page)
  await expect(page).toHaveURL('/contact')
  await expect(message(page)).toHaveValue('Typed before the release')
  await expect(notice(page)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
})

test('a script that stays away is said, with what was typed', async ({ page }) => {
  const release = await watchScripts(page, { isForGood: true })
  await page.goto('/contact')
  await message(page).fill('Typed before the release')
  await isHydrated(page)
  release()
  await pressProducts(page)
  await pressProducts(page)
  await expect(notice(page)).toBeVisible()
  await expect(message(page)).toHaveValue('Typed before the release')
})

for (const isForGood of [false, true]) {
  test(`a tool whose script is gone ${isForGood ? 'for good says so' : 'is loaded again'}, with what was typed`, async ({
    page,
  }) => {
    let loads = 0
    page.on('load', () => (loads += 1))
    let release = () => {}
    const isTyped = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/moon-calendar-file-*.js', async (route) => {
      await isTyped
      return loads < 2 || isForGood ? route.fulfill({ status: 404 }) : route.continue()
    })
    await page.goto('/hunting-tools/moon-phase-calendar')
    await openForm(page)
    await month(page).fill('2026-12')
    release()
    await expect.poll(() => loads).toBe(2)
    await isHydrated(page)
    await expect(month(page)).toHaveValue('2026-12')
    await expect(notice(page)).toHaveCount(isForGood ? 1 : 0)
    await page.getByRole('link', { name: 'Phases of the month (.ics)' }).click()
    await expect(page.getByText('This part of the page did not load.')).toHaveCount(isForGood ? 1 : 0)
    expect(loads).toBe(2)
  })
}

test('an editor whose script is gone is loaded again without a question, with what was typed', async ({
  page,
  enterAsOperator,
}) => {
  await enterAsOperator()
  const { at } = await addPost(page, `Over a release ${test.info().project.name}`)
  let release = () => {}
  const isTyped = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  await page.route(/\/body-editor-.*\.js$/, async (route) => {
    asked += 1
    // The file itself, and the question whether it is gone.
    if (asked > 2) return route.continue()
    await isTyped
    return route.fulfill({ status: 404 })
  })
  await page.goto(at)
  await page.getByLabel('Excerpt').fill('Typed before the release')
  await isHydrated(page)
  const reloaded = page.waitForEvent('load')
  release()
  await reloaded
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed before the release')
  await expect(page.getByText('The visual editor could not be loaded')).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
})
