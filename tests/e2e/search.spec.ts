/** The search, as somebody uses it who cannot spell today. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const field = (page: Page) => page.getByRole('main').getByLabel('Search this site')

test('from the footer to a hit, with the words marked', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await field(page).fill('venision')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=venision')
  await expect(page).toHaveTitle('Search: venision | Stagwise')
  await expect(page.getByText('showing results for venison')).toBeVisible()
  await expect(field(page)).toHaveValue('venision')
  await expect(page.locator('mark').first()).toHaveText(/^venison/i)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cooking Lean Venison/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cooking Lean Venison/)
})

for (const place of ['bar', 'drawer'] as const) {
  test(`a question in the ${place} leads to the tool that answers it, for the state`, async ({ page }) => {
    if (place === 'drawer') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    const banner = page.getByRole('banner')
    if (place === 'drawer') await banner.getByText('Menu').click()
    const box = banner.getByRole('search', { name: 'Site' }).getByLabel('Search')
    await box.fill('when is the rut in texas')
    await box.press('Enter')
    await expect(page).toHaveURL('/search?q=when+is+the+rut+in+texas')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Best matches')
    await expect(main.getByRole('region', { name: 'Deer Types' }).getByRole('listitem')).not.toHaveCount(0)
    await main.getByRole('link', { name: 'Rut Activity Tracker: Texas' }).click()
    await expect(page).toHaveURL('/hunting-tools/rut-activity-tracker?state=TX')
  })
}

test('nothing found, and what else to try', async ({ page }) => {
  await page.goto('/search?q=xylophone+quark')
  await expect(page.getByText('No results for “xylophone quark”')).toBeVisible()
  await expect(page.getByText('Try a single, more common word')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Deer Types' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deer Types')
})

test('a page that is not there offers the search', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 404/)
  await page.goto('/harness-of-old')
  await field(page).fill('harness')
  await field(page).press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: /Full-Body Treestand Harness/ })).toBeVisible()
})

test('what somebody searches for is text and nothing else', async ({ page }) => {
  const query = '"><script>document.title = "broken"</script><img src=x onerror=alert(1)>'
  await page.goto(`/search?q=${encodeURIComponent(query)}`)
  await expect(field(page)).toHaveValue(query)
  await expect(page).toHaveTitle(/^Search: "><script>/)
})

for (const path of ['/deer-types', '/hunting-tools/legal-light']) {
  test(`“/” opens the search, which suggests pages once somebody pauses: ${path} @js`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/search/suggestions') asked.push(search)
    })
    await page.goto(path)
    await page.locator('body').press('/')
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
    await expect(box).toBeFocused()
    await box.pressSequentially('grunt ca')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.first()).toHaveText('Deer Call Recommender Hunting Tool')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(asked).toEqual(['?q=grunt%20ca'])

    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', String(await options.first().getAttribute('id')))
    await box.press('ArrowUp')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await box.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(box).toHaveValue('grunt ca')
    await box.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deer Call Recommender')
  })
}

test('suggestions that do not arrive leave the form as it is @js', async ({ page, allowedConsole }) => {
  allowedConsole.push(/ERR_FAILED|Failed to load/)
  await page.route('**/search/suggestions?**', (route) => route.abort())
  await page.goto('/search')
  const failed = page.waitForEvent('requestfailed')
  await field(page).pressSequentially('moose')
  await failed
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=moose')
})
