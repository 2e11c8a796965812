import { addPost, card, said, save } from './dashboard'
import { expect, test } from './fixtures'
import { postsTitled } from './rows'

test.beforeEach(async ({ enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|04)/)
  await enterAsOperator()
})

test('a post is written, previewed, scheduled, and published before its time @deep', async ({
  page,
  context,
  otherBrowser,
}) => {
  const title = 'Frost on the fence line with scripts'
  await page.goto('/admin/blog/new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.locator('[contenteditable=true]').fill('Hoar frost on the wire.')

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
  await save(page, 'Schedule')
  // As for what is published.
  await expect(dialog.getByRole('alert')).toContainText('Please choose a category')
  await expect(dialog.getByRole('alert')).toContainText('The nearest times are 1:59 AM and 3:00 AM')
  await field('Category').selectOption('deer-food')
  await field('Publication time').fill('03:00')
  await save(page, 'Schedule')
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
  await save(page, 'Publish')
  await expect(page).toHaveURL('/admin/blog?status=scheduled')
  await page.getByRole('link', { name: 'View the page' }).first().click()
  await expect(page).toHaveURL(address)
  expect(await visit()).toBe(200)
  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Edit' }).click()
  await expect(field('Publication date')).toHaveValue('')
})

test('one button saves a draft, another one changes what visitors see', async ({ page, database }) => {
  const buttons = () => page.locator('.save-bar button:not([aria-hidden])').allTextContents()
  const choose = (name: RegExp) => page.getByRole('radio', { name }).check()
  const preview = 'Preview in a new tab'
  await page.goto('/admin/blog/new')
  await expect.poll(buttons).toEqual(['Save draft', preview])
  await choose(/^On/)
  await expect.poll(buttons).toEqual(['Publish', 'Save draft', preview])
  await choose(/^Off/)
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('One button')
  await page.locator('[contenteditable=true]').fill('Kept, and not shown.')
  await save(page, 'Save draft')
  await said(page, 'Blog Post Created')
  expect(await postsTitled(database, 'One button')).toMatchObject([{ isPublished: 0, title: 'One button' }])

  const { at } = await addPost(page, 'In public')
  await page.goto(at)
  await expect.poll(buttons).toEqual(['Publish changes', 'Save draft', preview])
  await choose(/^Off/)
  await expect.poll(buttons).toEqual(['Switch to draft', 'Save draft', preview])
})
