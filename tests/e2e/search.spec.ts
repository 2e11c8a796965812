/** The search, as somebody uses it who cannot spell today. */
import { expect, test } from './fixtures'

test('from the footer to a hit, with the words marked', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  await page.getByLabel('Search this site').fill('venision')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search?q=venision')
  await expect(page).toHaveTitle('Search: venision | Stagwise')
  await expect(page.getByText('showing results for venison')).toBeVisible()
  await expect(page.getByLabel('Search this site')).toHaveValue('venision')
  await expect(page.locator('mark').first()).toHaveText(/^venison/i)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Cooking Lean Venison/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Cooking Lean Venison/)
})

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
  await page.getByLabel('Search this site').fill('harness')
  await page.getByLabel('Search this site').press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: /Full-Body Treestand Harness/ })).toBeVisible()
})

test('what somebody searches for is text and nothing else', async ({ page }) => {
  const query = '"><script>document.title = "broken"</script><img src=x onerror=alert(1)>'
  await page.goto(`/search?q=${encodeURIComponent(query)}`)
  await expect(page.getByLabel('Search this site')).toHaveValue(query)
  await expect(page).toHaveTitle(/^Search: "><script>/)
})
