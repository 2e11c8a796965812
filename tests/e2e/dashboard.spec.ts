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

test('a visitor’s quote and message are answered by the operator', async ({ page, database }) => {
  const visitor = `Story ${test.info().project.name}`
  await ask(page, visitor)

  await page.goto('/admin')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
  await said(page, 'Welcome to Admin Dashboard')

  // Requests of other tests may be due before.
  await page.getByRole('link', { name: 'Newest first' }).click()
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: visitor, exact: true }) })
  await expect(entry).toContainText('Pending')
  await entry.getByRole('link', { name: visitor, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: `Quote request of ${visitor}` })).toBeVisible()
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

  await page.getByRole('link', { name: 'Contact Management' }).click()
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

test('each tab has its title @deep', async ({ page, enterAsOperator }) => {
  await enterAsOperator()
  await page.goto('/admin/quotes')
  await expect(page).toHaveTitle(/Quote Management \| Stagwise$/)
  await page.getByRole('link', { name: 'Contact Management' }).click()
  await expect(page).toHaveTitle(/Contact Management \| Stagwise$/)
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
  await expect(page.getByRole('heading', { level: 2, name: /Message of/ })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
