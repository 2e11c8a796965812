import { addPost, said, save } from './dashboard'
import { expect, test } from './fixtures'
import { postsTitled } from './rows'

test.beforeEach(async ({ enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|04)/)
  await enterAsOperator()
})

test('one button saves a draft, another one changes what visitors see', async ({ page, context, database }) => {
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
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: preview }).click()
  const shown = await opened
  await expect(shown.getByText('Preview. Not saved, only you see it.')).toBeVisible()
  await expect(shown.getByText('Kept, and not shown.')).toBeVisible()
  await shown.close()
  await save(page, 'Save draft')
  await said(page, 'Blog Post Created')
  expect(await postsTitled(database, 'One button')).toMatchObject([{ isPublished: 0, title: 'One button' }])

  const { at } = await addPost(page, 'In public')
  await page.goto(at)
  await expect.poll(buttons).toEqual(['Publish changes', 'Save draft', preview])
  await choose(/^Off/)
  await expect.poll(buttons).toEqual(['Switch to draft', 'Save draft', preview])
})
