import { expect, test } from './fixtures'

const lists = ['quotes', 'contacts', 'products', 'deer-types', 'blog', 'templates', 'activity']

for (const [device, size, most] of [
  ['a desktop', { width: 1280, height: 800 }, 260],
  ['a phone', { width: 390, height: 844 }, 300],
] as const) {
  test(`on ${device} the first row of each list is within ${String(most)} px`, async ({ page, enterAsOperator }) => {
    const data = { customerName: 'First Row', customerEmail: 'row@example.org', quantity: 1, productId: 1 }
    await page.request.post('/api/quotes', { data })
    await page.request.post('/api/contacts', { data: { name: 'First Row', email: 'row@example.org', message: 'Hi' } })
    await enterAsOperator()
    await page.setViewportSize(size)
    for (const list of lists) {
      await page.goto(`/admin/${list}`)
      const first = page.getByRole('main').locator('.row-list > li').first()
      expect((await first.boundingBox())?.y, list).toBeLessThanOrEqual(most)
    }
  })
}

for (const without of ['', ' @no-js']) {
  test(`a phone has one menu, which leads everywhere${without}`, async ({ page, enterAsOperator }) => {
    await enterAsOperator()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'Bin', exact: true })).toBeHidden()
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('link', { name: 'Bin', exact: true }).click()
    await expect(page).toHaveURL('/admin/bin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bin')
    await expect(page.getByRole('link', { name: 'Quotes', exact: true })).toBeHidden()
  })
}

test('Back to a refused login has the username again', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 40[01]/)
  await page.goto('/admin')
  await page.getByLabel('Username').fill('hunter')
  await page.getByLabel('Password', { exact: true }).fill('a wrong password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  // The router has made a GET of the refused form, and the field keeps its text for the way back.
  await page.locator(':root[data-hydrated]').waitFor({ state: 'attached' })
  await page.goto('/contact')
  await page.goBack()
  await expect(page.getByLabel('Username')).toHaveValue('hunter')
})

test('in a wide window the menu is a rail that nothing closes, and a message covers nothing but it', async ({
  page,
  enterAsOperator,
}) => {
  await enterAsOperator()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/products')
  await page.getByText('Menu', { exact: true }).click()
  const main = page.getByRole('main', { includeHidden: true })
  await expect(main).toHaveJSProperty('inert', true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(main).toHaveJSProperty('inert', false)
  await expect(page.getByRole('link', { name: 'Products', exact: true })).toHaveAttribute('aria-current', 'page')
  const press = page.getByRole('article').locator('[aria-pressed]').first()
  await press.click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  const [message, rows] = [await toast.boundingBox(), await page.locator('.row-list').boundingBox()]
  expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThanOrEqual(rows?.x ?? 0)
  await press.click()
})

test('the longest words there may be scroll nothing sideways @deep', async ({ page, enterAsOperator }) => {
  const long = `${'long'.repeat(15)}@${'a'.repeat(60)}.example`
  await page.goto('/contact')
  await page.getByLabel('Your Name').fill('Wolkenstein'.repeat(10))
  await page.getByLabel('Email Address').fill(long)
  await page.getByLabel('Message', { exact: true }).fill('Rindfleischetikettierung'.repeat(20))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Message Sent!' })).toBeVisible()
  await enterAsOperator()
  await page.goto('/admin/contacts?order=newest')
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(page.getByText(long)).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: /^Wolkenstein/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Message of/ })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
