import type { Page } from '@playwright/test'
import { logIn, said } from './dashboard'
import { expect, test } from './fixtures'
import { quotesOf } from './rows'

async function ask(page: Page, visitor: string) {
  await page.goto('/products/cellular-trail-camera/quote')
  await page.getByLabel('Your Name').fill(visitor)
  await page.getByLabel('Email Address').fill('visitor@example.org')
  await page.getByLabel('Phone').fill('+1 (555) 010-0199')
  await page.getByLabel('Notes').fill('Which batteries?\nAnd how many?')
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(page).toHaveURL(/\/request\/q-/)
  await page.goto('/contact')
  await page.getByLabel('Your Name').fill(visitor)
  await page.getByLabel('Email Address').fill('visitor@example.org')
  await page.getByLabel('Message', { exact: true }).fill(`${'A long question. '.repeat(6)}The end.`)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Message Sent!' })).toBeVisible()
}

test('a visitor’s quote and message are answered by the operator @deep', async ({ page, database }) => {
  const visitor = `Story ${test.info().project.name}`
  await ask(page, visitor)

  await page.goto('/admin')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await said(page, 'Welcome to Admin Dashboard')

  await expect(page.getByRole('heading', { name: 'Total Quotes' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
  await expect(tabs).toHaveText([
    'Quote Management',
    'Contact Management',
    'Products Management',
    'Deer Types',
    'Blog Management',
    'SEO Settings',
  ])
  await tabs.first().click()
  // Requests of other tests may be due before.
  await page.getByRole('link', { name: 'Newest first' }).click()
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: visitor, exact: true }) })
  await expect(entry).toContainText('Pending')
  await entry.getByRole('link', { name: visitor, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Quote request of ${visitor}` })).toBeVisible()
  await expect(page.getByText('Which batteries?')).toContainText('And how many?')
  await expect(page.getByRole('link', { name: 'visitor@example.org' })).toHaveAttribute(
    'href',
    /^mailto:visitor@example\.org\?subject=Your%20quote%20request/,
  )
  await expect(page.getByRole('link', { name: '+1 (555) 010-0199' })).toHaveAttribute('href', 'tel:+15550100199')
  await page.getByRole('button', { name: /Mark contacted/ }).click()
  await said(page, 'Status Updated')
  await expect(page.getByRole('article')).toContainText('Contacted')
  expect(await quotesOf(database, visitor)).toMatchObject([{ status: 'contacted' }])

  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect(page).toHaveURL('/admin/contacts')
  await page.getByLabel('Search').fill(visitor)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  // The list without a search has the entry, too, and a press there would overtake the search.
  await expect(page).toHaveURL(`/admin/contacts?q=${visitor.replace(' ', '+')}`)
  await expect(entry).toContainText('A long question. A long question. A long question. A long qu…')
  await entry.getByRole('button', { name: /Mark replied/ }).click()
  await said(page, 'Status Updated')
  await expect(page).toHaveURL(`/admin/contacts?q=${visitor.replace(' ', '+')}`)
  await expect(entry).toContainText('Replied')

  await page.getByRole('button', { name: /Logout/ }).click()
  await said(page, 'Logged Out')
  await expect(page.getByLabel('Password')).toBeVisible()
})

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
