/** The main job from end to end: a visitor asks, the operator answers. */
import type { Page } from '@playwright/test'
import { logIn, said } from './dashboard'
import { expect, operator, test } from './fixtures'
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
  // The entry stands in the list that is not searched too, and a press there would overtake the search.
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

test('a wrong password is refused in the words of the specification, and the name is kept', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 401/)
  await page.goto('/admin/deer')
  await logIn(page, 'a guess')
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText(
    'Invalid username or password.',
  )
  await expect(page.getByLabel('Username')).toHaveValue(operator.username)
  await logIn(page)
  await expect(page).toHaveURL('/admin/deer')
  await expect(page.getByRole('link', { name: 'Deer Types' }).last()).toHaveAttribute('aria-current', 'page')
})

test('the login leads to where one wanted to be', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 401/)
  const response = await page.goto('/admin/contacts?status=new')
  expect(response?.status()).toBe(401)
  expect(response?.headers()['cache-control']).toBe('private, no-store')
  await logIn(page)
  await expect(page).toHaveURL('/admin/contacts?status=new')
  await expect(page.getByRole('heading', { level: 2, name: 'Contact Management' })).toBeVisible()
})

test('a session that ends before a press loses nothing', async ({ page, context, database, allowedConsole }) => {
  allowedConsole.push(/status of 401/)
  const visitor = `Late ${test.info().project.name}`
  await ask(page, visitor)
  await page.goto(`/admin/quotes?q=${visitor.replace(' ', '+')}`)
  await logIn(page)
  const entry = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: visitor, exact: true }) })
  await expect(entry).toBeVisible()
  await context.clearCookies()
  await entry.getByRole('button', { name: /Mark closed/ }).click()
  await expect(page.getByText('Nothing is lost: log in, and what you sent is carried out.')).toBeVisible()
  await logIn(page)
  await said(page, 'Status Updated')
  expect(await quotesOf(database, visitor)).toMatchObject([{ status: 'closed' }])
})

test('a kept copy of the cookie is worth nothing after the logout', async ({ page, context, allowedConsole }) => {
  allowedConsole.push(/status of 401/)
  await page.goto('/admin')
  await logIn(page)
  await expect(page.getByRole('button', { name: /Logout/ })).toBeVisible()
  const cookies = await context.cookies()
  await page.getByRole('button', { name: /Logout/ }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await context.addCookies(cookies)
  expect((await page.goto('/admin/quotes'))?.status()).toBe(401)
})

test('an entry leads back to the list that it was opened from', async ({ page, enterAsOperator }) => {
  const visitor = `Way ${test.info().project.name}`
  await ask(page, visitor)
  await enterAsOperator()
  for (const [tab, open, press] of [
    ['quotes', 'pending', 'Mark contacted'],
    ['contacts', 'new', 'Mark replied'],
  ] as const) {
    const list = `/admin/${tab}?status=${open}&q=${visitor.replace(' ', '+')}`
    await page.goto(list)
    await page.getByRole('link', { name: visitor, exact: true }).click()
    await expect(page.getByRole('article')).toContainText(visitor)
    await page.getByRole('button', { name: press }).click()
    await said(page, 'Status Updated')
    await expect(page.getByRole('article')).toContainText(visitor)
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page).toHaveURL(list)
    await expect(page.getByText('Nothing matches')).toBeVisible()
  }
  await page.goto(`/admin/quotes?q=${visitor.replace(' ', '+')}`)
  await page.getByRole('link', { name: visitor, exact: true }).click()
  await expect(page.getByRole('article')).toContainText(visitor)
  await page.goto(new URL(page.url()).pathname)
  await page.getByRole('link', { name: 'All quotes' }).click()
  await expect(page).toHaveURL('/admin/quotes')
})

test('each tab has its title @js @deep', async ({ page, enterAsOperator }) => {
  await enterAsOperator()
  await page.goto('/admin/quotes')
  await expect(page).toHaveTitle(/Quote Management \| Stagwise$/)
  await page.getByRole('link', { name: 'Contact Management' }).click()
  await expect(page).toHaveTitle(/Contact Management \| Stagwise$/)
})

test('the longest words there may be scroll nothing sideways @js @deep', async ({ page, enterAsOperator }) => {
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
