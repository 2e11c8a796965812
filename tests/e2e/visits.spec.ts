/** What visitors look for, as the operator reads it: counted without a cookie, with JavaScript and without. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// Chromium without a window says so, and is not counted.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
})

async function search(page: Page, words: string) {
  await page.goto('/search')
  await page.getByLabel('Search this site').fill(words)
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByLabel('Search this site')).toHaveValue(words)
}

function row(page: Page, list: string, name: string) {
  return page.getByRole('table', { name: list, exact: true }).getByRole('row', { name })
}

test('the operator finds what visitors searched and did not find', async ({
  page,
  enterAsOperator,
  context,
  javaScriptEnabled,
}) => {
  // Each project counts its own words.
  const missing = javaScriptEnabled ? 'xylophone quark' : 'quark xylophone'
  await search(page, missing.toUpperCase())
  await search(page, missing)
  await search(page, 'xylophone: 555 0134')
  await page.goto('/hunting-tools/legal-light?state=VT')
  expect(await context.cookies()).toEqual([])

  await enterAsOperator()
  await page.goto('/admin/visits')
  await expect(page.getByRole('heading', { name: 'Visits', level: 2 })).toBeVisible()
  await expect(row(page, 'Searched and not found', missing)).toContainText('2')
  await expect(row(page, 'Searched and not found', 'Not stored')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('0134')
  await expect(row(page, 'Tools', 'Legal Light')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Pages read from/ })).toBeVisible()
  await page.getByText('Figures of each day').click()
  await expect(page.getByRole('table', { name: 'Figures of each day' }).getByRole('row')).toHaveCount(31)

  // The operator's own visits are not among them.
  await page.goto('/fallow-deer')
  await page.goto('/admin/visits?days=365')
  await expect(page.getByRole('link', { name: '365 days' })).toHaveAttribute('aria-current', 'true')
  await expect(row(page, 'All pages', 'Fallow')).toHaveCount(0)
  await expect(page.getByText('Figures of each week')).toBeVisible()
})

test('a page that the browser prefetches counts once, and the router’s pages count too @js @deep', async ({
  page,
  context,
  operatorCookies,
}) => {
  const read = async (name: string) => {
    const visits = await context.newPage()
    await context.addCookies(operatorCookies)
    await visits.goto('/admin/visits?days=7')
    const count = await row(visits, 'All pages', name).getByRole('cell').allTextContents()
    await visits.close()
    await context.clearCookies()
    return Number(count[0] ?? 0)
  }
  await page.goto('/blog')
  const inBar = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/deer-types')
  const before = await read('Deer Types: a species guide')
  await inBar('Deer Types').hover()
  await (await fetched).response()
  await inBar('Deer Types').click()
  await expect(page).toHaveURL('/deer-types')
  expect(await read('Deer Types: a species guide')).toBe(before + 1)

  await page.goto('/products')
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /Full-Body Treestand Harness/ })
    .first()
  const views = await read('Full-Body Treestand Harness')
  await product.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full-Body Treestand Harness')
  expect(await read('Full-Body Treestand Harness')).toBe(views + 1)
})
