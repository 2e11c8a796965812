/** A post by the visual editor, from its first word to its deletion. */
import { card, pictureFile, removeRecord, said, save } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(({ allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|01|04|09)/)
})

const suffix = () => test.info().project.name

test('a post: from draft to published to renamed with its redirect, deleted', async ({
  page,
  otherBrowser,
  enterAsOperator,
}) => {
  await enterAsOperator()
  const title = `A Story of Tracks ${suffix()}`
  const address = `/a-story-of-tracks-${suffix()}`
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'New Post' }).click()
  await save(page, 'Create Post')
  await expect(page.getByRole('alert')).toContainText('Validation Error: Title and content are required')
  const dialog = page.getByRole('dialog', { name: 'New Post' })
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.getByLabel('Category').selectOption('Deer Life')
  await dialog.getByLabel('Excerpt').fill('What a print in the mud says.')
  await dialog.getByRole('textbox', { name: 'Content' }).and(page.locator('[contenteditable=true]')).click()
  await page.keyboard.type('A print is a sentence. ')
  await dialog.getByRole('toolbar').getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Read it.')
  await expect(dialog.getByLabel('Meta title (optional)')).toHaveValue(title)
  await expect(dialog.getByLabel('Address (optional)')).toHaveValue(/^a-story-of-tracks-/)
  await dialog.getByLabel('Featured image (optional)').setInputFiles(await pictureFile('print.png', 'olive'))
  await expect(page.getByText('“print.png” is uploaded.').first()).toBeVisible()
  await expect(dialog.getByRole('img').first()).toBeVisible()
  await dialog.getByLabel('Alt text (optional)').fill('A hoof print in mud')
  await save(page, 'Create Post')
  await said(page, 'Blog Post Created')

  const visitor = await otherBrowser()
  const visit = async (path: string) => (await visitor.request.get(path, { maxRedirects: 0 })).status()
  expect(await visit(address)).toBe(404)
  await page.goto(address)
  await expect(page.getByText('Only you see this')).toBeVisible()
  await expect(page.locator('.prose strong')).toHaveText('Read it.')
  await expect(page.getByRole('img', { name: 'A hoof print in mud' })).toBeVisible()

  await page.goto('/admin/blog')
  await card(page, title).locator('[aria-pressed]').click()
  await expect(card(page, title).locator('[aria-pressed]')).toHaveAttribute('aria-pressed', 'true')
  expect(await visit(address)).toBe(200)

  await card(page, title)
    .getByRole('link', { name: `Edit ${title}` })
    .click()
  await page.getByLabel('Address (optional)').fill(`tracks-${suffix()}`)
  await save(page, 'Publish changes')
  const question = page.getByRole('alert')
  await expect(question).toContainText(`from ${address} to /tracks-${suffix()}`)
  await question.getByRole('button', { name: 'Save with the new address' }).click()
  await said(page, 'Blog Post Updated')
  // The same words were said when it was published.
  await expect.poll(() => visit(address)).toBe(301)
  const moved = await visitor.request.get(address, { maxRedirects: 0 })
  expect(moved.headers().location).toBe(`/tracks-${suffix()}`)

  await removeRecord(page, title, 'Are you sure you want to delete this blog post?')
  await said(page, 'Blog Post Deleted')
  expect((await page.goto(`/tracks-${suffix()}`))?.status()).toBe(404)
})
