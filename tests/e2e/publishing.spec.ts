/** Scheduling, previews, and links that show a draft to somebody without an account. */
import { card, said, save } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|04)/)
  await enterAsOperator()
})

test('a post is written, previewed, scheduled, and published before its time', async ({
  page,
  context,
  otherBrowser,
  javaScriptEnabled,
}) => {
  const title = `Frost on the fence line ${javaScriptEnabled ? 'with' : 'without'} scripts`
  await page.goto('/admin/blog/new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  if (javaScriptEnabled) await dialog.locator('[contenteditable=true]').fill('Hoar frost on the wire.')
  else await dialog.getByLabel('Content').fill('<p>Hoar frost on the wire.</p>')

  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Preview in a new tab' }).click()
  const preview = await opened
  await expect(preview.getByText('Preview. Not saved, only you see it.')).toBeVisible()
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByText('Hoar frost on the wire.')).toBeVisible()
  await preview.close()

  const field = (name: string) => dialog.getByLabel(name)
  await dialog.getByRole('radio', { name: /^Scheduled/ }).check()
  await field('Publication date').fill('2031-03-09')
  await field('Publication time').fill('02:30')
  await save(page, 'Create Post')
  // As for what is published.
  await expect(dialog.getByRole('alert')).toContainText('Please choose a category')
  await expect(dialog.getByRole('alert')).toContainText('The nearest times are 1:59 AM and 3:00 AM')
  await field('Category').selectOption('deer-food')
  await field('Publication time').fill('03:00')
  await save(page, 'Create Post')
  await said(page, 'Scheduled for Mar 9, 2031, 3:00 AM.')

  const visitor = await otherBrowser()
  const address = `/${title.toLowerCase().replaceAll(' ', '-')}`
  const visit = async () => (await visitor.request.get(address)).status()
  expect(await visit()).toBe(404)
  await page.goto('/admin/blog?status=scheduled')
  await expect(card(page, title)).toContainText('Scheduled for Mar 9, 2031, 3:00 AM')

  await card(page, title).getByRole('link', { name: title, exact: true }).click()
  await expect(field('Publication date')).toHaveValue('2031-03-09')
  await dialog.getByRole('radio', { name: /^On/ }).check()
  await save(page, 'Save Post')
  await expect(page).toHaveURL('/admin/blog?status=scheduled')
  await page.getByRole('link', { name: 'View the page' }).first().click()
  await expect(page).toHaveURL(address)
  expect(await visit()).toBe(200)
  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Edit' }).click()
  await expect(field('Publication date')).toHaveValue('')
})

test('a product is a draft, shown by a link to somebody without an account @deep', async ({
  page,
  otherBrowser,
  javaScriptEnabled,
}) => {
  const name = `Drag Rope ${javaScriptEnabled ? 'One' : 'Two'}`
  const address = `/products/${name.toLowerCase().replaceAll(' ', '-')}`
  await page.goto('/admin/products/new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Description').fill('Twenty feet of rope.')
  await dialog.getByLabel('Category').selectOption('Gear')
  await dialog.getByRole('radio', { name: /^Draft/ }).check()
  await save(page, 'Create Product')
  await said(page, 'It is a draft: only you see it.')
  await page.goto('/admin/products?status=draft')
  await expect(card(page, name)).toContainText('Draft')
  await page.goto(address)
  await expect(page.getByText('Only you see this')).toBeVisible()

  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Edit' }).click()
  await dialog.getByLabel('Description').fill('Thirty feet of rope.')
  await dialog.getByRole('button', { name: 'Make a preview link' }).click()
  const link = (await dialog.getByText(/\/preview\/[0-9a-f]{64}$/).textContent()) ?? ''
  await expect(dialog.getByLabel('Description')).toHaveValue('Thirty feet of rope.')

  const visitor = await otherBrowser()
  const reader = await visitor.newPage()
  const path = new URL(link).pathname
  const shown = await reader.goto(path)
  expect(shown?.headers()).toMatchObject({
    ...{ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  })
  await expect(reader.getByText('Thirty feet of rope.')).toBeVisible()
  await expect(reader.getByText(/^Preview of a draft, not public yet\. This link works until /)).toBeVisible()
  expect((await reader.goto(address))?.status()).toBe(404)

  await dialog.getByRole('button', { name: /^Withdraw the link/ }).click()
  await expect(dialog.getByText('The link no longer works.')).toBeVisible()
  expect((await reader.goto(path))?.status()).toBe(404)
  await expect(reader.getByRole('heading', { name: 'This preview has ended' })).toBeVisible()
})
