import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { quotesOf } from './rows'

const slug = 'full-body-treestand-harness'
const name = 'Full-Body Treestand Harness'
const thanks = "Thank you! We'll contact you within 24 hours with your quote."

async function fillIn(page: Page, customer: string) {
  await page.getByLabel('Your Name').fill(customer)
  await page.getByLabel('Email Address').fill('ada@example.org')
  await page.getByLabel('Phone').fill('+1 555 0100')
  await page.getByLabel('Quantity').fill('3')
  await page.getByLabel('Notes').fill('Size large,\nfor two hunters.')
}

test('the first wrong field has the focus, and the summary leads to it', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  await page.goto(`/products/${slug}/quote`)
  await fillIn(page, '   ')
  await page.getByLabel('Email Address').fill('ada at example')
  await page.getByRole('button', { name: 'Send Quote Request' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary.getByRole('link')).toHaveCount(2)
  await expect(page.getByLabel('Your Name')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Request a Quote/)
  const email = page.getByLabel('Email Address')
  await expect(email).toHaveAccessibleDescription(/Enter an email address in the correct format/)
  await expect(email).toHaveValue('ada at example')
  await summary.getByRole('link', { name: 'Enter your name' }).click()
  await expect(page.getByLabel('Your Name')).toBeFocused()
})

test('Request Quote opens a dialog that keeps what was typed, and sends it without leaving the page', async ({
  page,
  database,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 400/)
  await page.goto(`/products/${slug}`)
  await page.getByRole('link', { name: 'Request Quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('Your Name')).toBeFocused()
  await expect(page).toHaveURL(`/products/${slug}`)

  await dialog.getByLabel('Notes').fill('Kept over Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Request Quote' })).toBeFocused()
  await page.getByRole('link', { name: 'Request Quote' }).click()
  await expect(dialog.getByLabel('Notes')).toHaveValue('Kept over Escape')

  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please fill in all required fields.')
  await expect(dialog.getByLabel('Notes')).toHaveValue('Kept over Escape')

  await dialog.getByLabel('Your Name').fill('Dialog Ada')
  await dialog.getByLabel('Email Address').fill('dialog@example.org')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url())
  })
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Quote Request Submitted!' }),
  ).toContainText(/Your reference number: Q-\d{5}/)
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Quote Request Submitted!')
  await expect(page).toHaveURL(`/products/${slug}`)
  expect(loads).toEqual([])
  expect((await quotesOf(database, 'Dialog Ada')).map(({ notes }) => notes)).toEqual(['Kept over Escape'])

  await page.getByRole('link', { name: 'Request Quote' }).click()
  await expect(dialog.getByLabel('Your Name')).toHaveValue('')
})

const forms = [
  { address: '/contact', name: 'Your Name', button: 'Send Message' },
  { address: `/products/${slug}/quote`, name: 'Your Name', button: 'Send Quote Request' },
  { address: '/request', name: 'Your Name', button: 'Send Quote Request' },
]

for (const { address, name: nameField, button } of forms) {
  test(`Back and Forward keep what was typed at ${address} until it is sent${address === '/request' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await page.goto(`/products/${slug}`)
    await page.getByRole('button', { name: `Add to request: ${name}` }).click()
    await page.goto(address)
    const notes = page.getByRole('main').locator('textarea')
    await page.getByLabel(nameField).fill('Ada on a phone')
    await page.getByLabel('Email Address').fill('ada@example.org')
    await notes.fill('Typed for\nfive minutes.')
    await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
    await page.goBack()
    await expect(notes).toHaveValue('Typed for\nfive minutes.')
    await page.goBack()
    await expect(page).toHaveURL(`/products/${slug}`)
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expect(page.getByLabel(nameField)).toHaveValue('Ada on a phone')
    await expect(page.getByLabel('Email Address')).toHaveValue('ada@example.org')
    await expect(notes).toHaveValue('Typed for\nfive minutes.')

    await page.getByRole('button', { name: button }).last().click()
    await expect(page.getByText(/Message Sent!|Quote Request Submitted!/).first()).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ada on a phone')
    await page.goto(address)
    await expect(notes).toHaveValue('')
  })
}

test.describe('in the foreground', () => {
  test.use({ keepsToasts: false })

  test('a toast leaves after five seconds and waits while it is hovered', async ({ page }) => {
    await page.clock.install()
    await page.goto(`/products/${slug}/quote`)
    await fillIn(page, 'Toast Ada')
    await page.getByRole('button', { name: 'Send Quote Request' }).click()
    await page.clock.runFor(1500)
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toBeVisible()
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.runFor(6_000)
    await expect(toast).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Quote Request Submitted!' })).toBeVisible()
  })
})

test('the dialog keeps what was typed without a connection', async ({ page, context, allowedConsole }) => {
  allowedConsole.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/products')
  await page.getByRole('article').first().getByRole('link', { name: 'Request Quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your Name').fill('Remote Ada')
  await dialog.getByLabel('Email Address').fill('remote@example.org')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit quote request. Please try again.')
  await expect(dialog.getByLabel('Your Name')).toHaveValue('Remote Ada')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(dialog).toBeHidden()
})

test('F8 reaches a toast, and Escape sends it away @deep', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('article').first().getByRole('link', { name: 'Request Quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your Name').fill('Keyboard Ada')
  await dialog.getByLabel('Email Address').fill('keyboard@example.org')
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
})

test('a slow answer for one product leaves what is typed for another', async ({ page, database }) => {
  await page.goto('/products')
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/full-body-treestand-harness/quote.data**', async (route) => {
    await held
    await route.continue()
  })
  const card = (product: string) => page.getByRole('article').filter({ hasText: product })
  const dialog = page.getByRole('dialog')
  await card(name).getByRole('link', { name: 'Request Quote' }).click()
  await dialog.getByLabel('Your Name').fill('Slow Ada')
  await dialog.getByLabel('Email Address').fill('slow@example.org')
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  await page.keyboard.press('Escape')
  await card('Cellular Trail Camera').getByRole('link', { name: 'Request Quote' }).click()
  await dialog.getByLabel('Notes').fill('For the camera')
  await expect(dialog.getByRole('button', { name: 'Send Quote Request' })).toBeVisible()
  release()
  await expect(
    page
      .getByRole('region', { name: /Notifications/, includeHidden: true })
      .getByRole('listitem', { includeHidden: true }),
  ).toContainText('Quote Request Submitted!')
  await expect(dialog).toContainText('Cellular Trail Camera')
  await expect(dialog.getByLabel('Notes')).toHaveValue('For the camera')
  await page.keyboard.press('Escape')
  await expect(card(name).getByRole('status')).toContainText(thanks)
  await expect(card('Cellular Trail Camera').getByRole('status')).toHaveCount(0)
  expect(await quotesOf(database, 'Slow Ada')).toHaveLength(1)
})

for (const address of ['/products', `/products/${slug}`]) {
  test(`Back closes the dialog on ${address} and keeps what was typed${address === '/products' ? '' : ' @deep'}`, async ({
    page,
    context,
    allowedConsole,
  }) => {
    // A link that has the focus again prefetches its page.
    allowedConsole.push(/quote\.data/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/blog')
    await page.goto(address)
    const request = page.getByRole('link', { name: 'Request Quote' }).first()
    const dialog = page.getByRole('dialog')
    const entries = () => page.evaluate(() => history.length)
    await request.click()
    await dialog.getByLabel('Notes').fill('Typed before Back')
    const entriesWhileOpen = await entries()
    // Nothing is loaded, so it works without a connection, too.
    await context.setOffline(true)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(request).toBeFocused()
    await page.goForward()
    await expect(dialog.getByLabel('Notes')).toHaveValue('Typed before Back')

    for (const closeDialog of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await closeDialog()
      await expect(dialog).toBeHidden()
      await request.click()
      await expect(dialog.getByLabel('Notes')).toHaveValue('Typed before Back')
    }
    expect(await entries(), 'closing leaves no entry behind').toBe(entriesWhileOpen)
    await context.setOffline(false)

    await page.reload()
    await expect(dialog).toBeHidden()
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('quoteDialog')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
  })
}

test('Back after a quote was sent leaves the page, for the dialog has no entry any more @deep', async ({ page }) => {
  await page.goto('/blog')
  await page.goto(`/products/${slug}`)
  await page.getByRole('link', { name: 'Request Quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your Name').fill('Entry Ada')
  await dialog.getByLabel('Email Address').fill('entry@example.org')
  await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('status').getByText(thanks)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`a refused form shows its toast once, over no field, at ${String(size.width)} px @deep`, async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/status of 400/)
    await page.setViewportSize(size)
    await page.goto('/products')
    await page.getByRole('article').first().getByRole('link', { name: 'Request Quote' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send Quote Request' }).click()
    await expectToastOverNoField(dialog, 'Please fill in all required fields.')
    await dialog.getByRole('button', { name: 'Close notification' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Please' })).toBeHidden()
    await expect(dialog.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible()

    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectToastOverNoField(page.getByRole('main'), 'Please fill in all fields.')
  })
}

async function expectToastOverNoField(place: Locator, words: string) {
  const toast = place.getByRole('listitem').filter({ hasText: /^Error/ })
  await expect(toast).toContainText(words)
  await expect(place.getByText(words).filter({ visible: true }), 'the words are shown once').toHaveCount(1)
  const box = await toast.boundingBox()
  for (const field of await place
    .locator('input:not([tabindex="-1"]):visible, textarea:visible, button[type=submit]:visible')
    .all()) {
    const other = await field.boundingBox()
    if (!box || !other) throw new Error('The toast and the fields have a box')
    const isApart = box.y + box.height <= other.y || other.y + other.height <= box.y
    expect(isApart, `the toast and ${String(await field.getAttribute('name'))}`).toBe(true)
  }
}

test('a product’s quote button is on the first screen, and on a phone it stays there', async ({ page }) => {
  const button = page.getByRole('link', { name: 'Request Quote' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/products/${slug}`)
  await expect(button).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'Specifications' }).scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(button).not.toBeInViewport()

  // A low window has no room for a bar.
  await page.setViewportSize({ width: 560, height: 320 })
  await expect(button).toHaveCSS('position', 'static')
  await expect(page.getByText('Price by quote')).toHaveCount(2)
  await expect(page.getByText('Price by quote').filter({ visible: true })).toHaveCount(1)
})
