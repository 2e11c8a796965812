import type { Page } from '@playwright/test'
import { changeAsExtension, hold, renderedAgain } from './hold'
import { expect, test } from './fixtures'
import { messagesOf } from './rows'

test('Back leads to a refused form and what was typed into it @no-js', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  const message = page.getByLabel('Message', { exact: true })
  await page.goto('/contact')
  await message.fill('Without a name')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click()
  await expect(page).not.toHaveURL('/contact')
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText('There is a problem')
  await expect(message).toHaveValue('Without a name')

  await write(page, 'With a name')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Message Sent!' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText('There is a problem')
})

test('the button says that it is sending, and a second press sends nothing', async ({ page, database }) => {
  await page.goto('/contact')
  const posts: string[] = []
  await page.route('**/contact.data**', async (route) => {
    if (route.request().method() === 'POST') {
      posts.push(route.request().url())
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    await route.continue()
  })
  await page.getByLabel('Your Name').fill('Patient Ada')
  await page.getByLabel('Email Address').fill('ada@example.org')
  await page.getByLabel('Message', { exact: true }).fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
  // The button is disabled for Playwright, as for screen readers, so this forces the click.
  await page.getByRole('button', { name: 'Sending...' }).click({ force: true })
  await expect(page.getByRole('paragraph').filter({ hasText: 'Message Sent!' })).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(await messagesOf(database, 'Patient Ada')).toHaveLength(1)
})

test('a message is still sent when the connection comes back', async ({ page, context, allowedConsole }) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/contact')
  await page.getByLabel('Your Name').fill('Remote Ada')
  await page.getByLabel('Email Address').fill('ada@example.org')
  await page.getByLabel('Message', { exact: true }).fill('At the edge of reception')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' }).first(),
  ).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('At the edge of reception')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Message Sent!' })).toBeVisible()
})

async function write(page: Page, message: string) {
  await page.getByLabel('Your Name').fill('Ada')
  await page.getByLabel('Email Address').fill('ada@example.org')
  await page.getByLabel('Message', { exact: true }).fill(message)
}

test('a proxy that answers in the place of the site loses nothing typed', async ({ page, allowedConsole }) => {
  // Remix reports a response that it could not read.
  allowedConsole.push(/status of 502|SyntaxError/)
  await page.goto('/contact')
  await write(page, 'Through a bad proxy')
  await page.route('**/contact.data**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Failed to send message. Please try again.')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Through a bad proxy')
})

test('a message that is far too long is kept, and never sent', async ({ page }) => {
  await page.goto('/contact')
  await write(page, 'x'.repeat(300_000))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').first()).toContainText('This is too long to send. Please shorten it.')
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
})

test('the page stands without the code of its toasts, and without a secure connection', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/toast-view|status of 400|ERR_FAILED/)
  // Browsers have no such function on plain http.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  await page.route('**/toast-view-*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Please fill in all fields.')
  await write(page, 'Without toasts')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'Message Sent!' })
  await expect(notice).toBeFocused()
})

test('what is typed after a message was sent stays on the way through the same page', async ({ page }) => {
  await page.goto('/contact')
  await write(page, 'The first')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await page.getByLabel('Message', { exact: true }).fill('The second, half-written')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent!' })).toHaveCount(0)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The second, half-written')
})

test('what is typed before the scripts came is there on the way back', async ({ page }) => {
  const letThrough = await hold(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await write(page, 'Typed early')
  letThrough()
  await expect(page.locator(':root[data-hydrated]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
  await page.goBack()
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Typed early')
})

const fields = [
  { address: '/contact', typed: { name: 'Ada', email: 'ada@example.org', message: 'Typed early' } },
  { address: '/hunting-tools/legal-light', typed: { place: 'North stand', lat: '44.5', lon: '-73.2' } },
  { address: '/hunting-tools/log', typed: { place: 'North stand', stand: 'Ladder', wind: 'NW' } },
]

for (const { address, typed } of fields) {
  test(`an extension that changes the page costs nothing typed before the scripts came, at ${address}${address === '/contact' ? '' : ' @deep'}`, async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(renderedAgain)
    const letThrough = await hold(page)
    await page.goto(address, { waitUntil: 'commit' })
    const form = page.getByRole('main').locator('form:not([role=search])').first()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    for (const [name, value] of Object.entries(typed)) {
      const field = form.locator(`[name=${name}]`)
      if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value)
      else await field.fill(value)
    }
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    await changeAsExtension(page)
    letThrough()
    await expect(page.locator('main[data-served]')).toHaveCount(0)
    for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(value)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(focused)
  })
}
