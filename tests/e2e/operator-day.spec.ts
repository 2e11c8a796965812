/** An operator's day, with JavaScript and without: everything that the site shows is made, changed and deleted. */
import type { Page } from '@playwright/test'
import { card, logIn, pictureFile, removeRecord, said, save } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(({ allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|01|04|09)/)
})

const suffix = () => test.info().project.name

test('the operator logs in, and the desk is there', async ({ page }) => {
  await page.goto('/admin/products')
  await logIn(page)
  await expect(page).toHaveURL('/admin/products')
  await expect(page.getByRole('heading', { level: 2, name: 'Products Management' })).toBeVisible()
  await page.getByRole('button', { name: /Logout/ }).click()
  await said(page, 'Logged Out')
})

test('a product: made with picture and features, shown, switched off, saved, deleted', async ({
  page,
  enterAsOperator,
  javaScriptEnabled,
}) => {
  await enterAsOperator()
  const name = `Story Rope ${suffix()}`
  await page.goto('/admin/products')
  await page.getByRole('link', { name: 'New Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Product' })
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  if (javaScriptEnabled) await expect(dialog.getByLabel('Slug')).toHaveValue(/^story-rope-/)
  await dialog.getByLabel('Picture (optional)').setInputFiles(await pictureFile('rope.png'))
  if (javaScriptEnabled) await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add feature' }).click()
  await dialog.getByLabel('feature 1', { exact: true }).fill('Strong')
  await dialog.getByRole('button', { name: 'Add feature' }).click()
  await dialog.getByLabel('feature 2', { exact: true }).fill('Quiet, and light')
  await expect(dialog.getByRole('img')).toBeVisible()

  await save(page, 'Create Product')
  await expect(page.getByRole('alert')).toContainText('Please describe the product')
  await expect(page).toHaveTitle(/^Error: /)
  await expect(dialog.getByLabel('feature 2', { exact: true })).toHaveValue('Quiet, and light')
  await expect(dialog.getByRole('img')).toBeVisible()
  await dialog.getByLabel('Category').selectOption('Gear')
  await dialog.getByLabel('Discount (percent)').fill('15')
  await dialog.getByLabel('Description').fill('Thirty feet of it.\n\nA second paragraph.')
  await save(page, 'Create Product')
  await said(page, 'Product created successfully')

  await card(page, name)
    .getByRole('link', { name: `View ${name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(await page.getByText('Thirty feet of it.').innerText()).toBe('Thirty feet of it.\n\nA second paragraph.')
  await expect(page.getByText('Quiet, and light')).toBeVisible()
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/images\//)

  await page.goto('/admin/products')
  await card(page, name).locator('[aria-pressed]').click()
  await said(page, 'Product status updated')
  await expect(card(page, name).locator('[aria-pressed]')).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/admin/products?status=inactive')
  await card(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Forty feet of it.')
  await save(page, 'Publish changes')
  await said(page, 'Product updated successfully')

  await page.goto(`/admin/products?q=${encodeURIComponent(name)}`)
  await removeRecord(page, name, 'Are you sure you want to delete this product?')
  await said(page, 'Product deleted successfully')
  await expect(card(page, name)).toHaveCount(0)

  await page.getByRole('link', { name: 'Activity', exact: true }).click()
  // The page that is left has a field for searching, too.
  await expect(page).toHaveURL('/admin/activity')
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/activity\?q=/)
  const auditEvents = ['Product deleted', 'Product saved', 'Product deactivated', 'Product created']
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(auditEvents.map((event) => `${event}: ${name}`))
  await expect(page.getByText('Changed: Description', { exact: true })).toBeVisible()
})

/** In the browser a section is behind its tab. */
async function openSection(page: Page, section: string, hasTabs: boolean | undefined) {
  if (hasTabs) await page.getByRole('tab', { name: new RegExp(`^${section}`) }).click()
}

test('a deer type: through all ten sections, with a gallery, shown, changed, deleted', async ({
  page,
  enterAsOperator,
  javaScriptEnabled,
}) => {
  await enterAsOperator()
  const name = `Chital ${suffix()}`
  await page.goto('/admin/deer-types')
  await page.getByRole('link', { name: 'New Deer Type' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Deer Type' })
  const texts = [
    ['Basic', 'Name', name],
    ['Basic', 'Scientific name', 'Axis axis'],
    ['Origins', 'Evolutionary lineage', 'A deer of the Old World.'],
    ['Regions', 'Countries', 'India, Nepal, Sri Lanka'],
    ['Physical', 'Coloration', 'White spots on reddish brown, all its life.'],
    ['Diet', 'Fall diet', 'grasses, fallen fruit'],
    ['Breeding', 'Gestation period', 'About 230 days.'],
    ['Behavior', 'Daily activity', 'Early morning and late afternoon.'],
    ['Conservation', 'Conservation laws', 'Schedule II of India’s Wildlife Protection Act.'],
    ['Hunting', 'Tracking signs', 'Alarm calls, small pointed prints\nrubs, low on saplings'],
  ] as const
  for (const [section, label, text] of texts) {
    await openSection(page, section, javaScriptEnabled)
    await dialog.getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`)).fill(text)
  }
  await openSection(page, 'SEO', javaScriptEnabled)
  if (javaScriptEnabled) {
    await expect(dialog.getByLabel('Meta title (optional)')).toHaveValue(`${name} - Complete Guide | Stagwise`)
  }
  await dialog.getByRole('button', { name: 'Add question' }).click()
  await dialog.getByLabel('Question', { exact: true }).fill('Where do chital live?')
  await dialog.getByLabel('Answer', { exact: true }).fill('In India, Nepal and Sri Lanka.')
  await openSection(page, 'Basic', javaScriptEnabled)
  await dialog
    .getByLabel('Gallery (optional)')
    .setInputFiles([await pictureFile('stag.png', 'sienna'), await pictureFile('hind.png', 'peru')])
  if (javaScriptEnabled) await expect(dialog.getByRole('img')).toHaveCount(2)

  await save(page, 'Create Deer Type')
  await expect(page.getByRole('alert')).toContainText('Please write the general description')
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await dialog.getByLabel('General description').fill('A spotted deer of South Asia.')
  await save(page, 'Create Deer Type')
  await said(page, 'Deer Type Created')

  const address = `/chital-${suffix()}`
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  for (const text of ['Sri Lanka', 'About 230 days.', 'rubs, low on saplings', 'Where do chital live?']) {
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('img')).toHaveCount(2)

  await page.goto('/admin/deer-types')
  await card(page, name).locator('[aria-pressed]').click()
  await said(page, 'Status Updated')
  await page.goto('/admin/deer-types?status=inactive')
  await card(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await dialog
    .or(page.getByRole('dialog', { name }))
    .getByRole('button', { name: /Remove.*picture 1/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(1)
  await save(page, 'Save Deer Type')
  await said(page, 'Deer Type Updated')

  await page.goto('/admin/deer-types')
  await removeRecord(page, name, 'Are you sure you want to delete this deer type?')
  await said(page, 'Deer Type Deleted')
  expect((await page.goto(address))?.status()).toBe(404)
})

test('a post: from draft to published to renamed with its redirect, deleted', async ({
  page,
  otherBrowser,
  enterAsOperator,
  javaScriptEnabled,
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
  if (javaScriptEnabled) {
    const body = dialog.getByRole('textbox', { name: 'Content' }).and(page.locator('[contenteditable=true]'))
    await body.click()
    await page.keyboard.type('A print is a sentence. ')
    await dialog.getByRole('toolbar').getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('Read it.')
    await expect(dialog.getByLabel('Meta title (optional)')).toHaveValue(title)
  } else {
    await dialog.getByLabel('Content').fill('<p>A print is a sentence. <b>Read it.</b></p><script>alert(1)</script>')
    await dialog.getByRole('button', { name: 'Check the HTML' }).click()
    await expect(page.locator('strong', { hasText: 'Read it.' })).toBeVisible()
  }
  await dialog.getByLabel('Featured image (optional)').setInputFiles(await pictureFile('print.png', 'olive'))
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
  await page.getByLabel('Slug').fill(`tracks-${suffix()}`)
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

test('robots.txt: warned, asked, saved, served, and back again', async ({ page, request, enterAsOperator }) => {
  await enterAsOperator()
  await page.goto('/admin/seo')
  const before = await page.getByLabel('robots.txt', { exact: true }).inputValue()
  await page.getByLabel('robots.txt', { exact: true }).fill('User-agent: *\nDisallow: /\n')
  await save(page, 'Save robots.txt')
  const question = page.getByRole('alert')
  await expect(question).toContainText('Close the whole site to search engines?')
  await expect(page.getByText('closes the whole site to every crawler')).toBeVisible()
  await question.getByRole('button', { name: 'Save it all the same' }).click()
  await said(page, 'Your robots.txt has been updated successfully!')
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  await page.getByLabel('robots.txt', { exact: true }).fill(before)
  await save(page, 'Save robots.txt')
  await said(page, 'Your robots.txt has been updated successfully!')
  await expect(page.getByText('This text hides no page of the sitemap.')).toBeVisible()
  await page.getByRole('link', { name: 'View /robots.txt' }).click()
  await expect(page.locator('body')).toContainText('Disallow: /admin/')
})
