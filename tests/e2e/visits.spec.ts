/** The operator reads what visitors look for. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// Headless Chromium identifies itself, and would not be counted.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
})

function row(page: Page, list: string, name: string) {
  return page.getByRole('table', { name: list, exact: true }).getByRole('row', { name })
}

test('a page that the browser prefetches counts once, and the router’s pages count too @deep', async ({
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
