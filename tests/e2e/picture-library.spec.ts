import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { pictureFile, said, save } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

/** Another color is another picture: each run has one. */
function colorOf(offset: number): string {
  return `hsl(${String(offset + test.info().repeatEachIndex)}, 60%, 40%)`
}

const named = (name: string) => `${name} ${test.info().project.name} ${String(test.info().repeatEachIndex)}`

async function addDeerType(page: Page, name: string) {
  const fields = { name, scientificName: 'Cervus exemplum', generalDescription: 'A deer for a test.', isActive: 'true' }
  const answer = await page.request.post('/api/admin/deer-types', { multipart: fields })
  return z.object({ id: z.number() }).parse(await answer.json()).id
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function choose(page: Page, field: string, fileName: string) {
  await page.getByRole('button', { name: new RegExp(`^Choose from the library ?: ${field}`) }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByLabel('Search').fill(fileName)
  await library.getByLabel('Search').press('Enter')
  await expect(library.getByRole('list', { name: 'Pictures' }).getByRole('button')).toHaveCount(1)
  await library.getByRole('button', { name: new RegExp(`^${fileName}`) }).click()
}

test('a picture of a post is described, chosen in a species, and cropped on its card @deep', async ({ page }) => {
  test.slow()
  const [title, species] = [named('Dawn'), named('Dawn Deer')]
  const dawn = `${named('dawn')}.png`
  await page.goto('/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Content' }).fill('At dawn.')
  await page.getByLabel('Featured image (optional)').setInputFiles(await pictureFile(dawn, colorOf(0)))
  await expect(page.getByText(`“${dawn}” is uploaded.`).first()).toBeVisible()
  await save(page, 'Save draft')
  await said(page, 'Blog Post Created')

  await page.goto('/admin/pictures')
  await page.getByRole('searchbox').fill(dawn)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: dawn }).click()
  await expect(page.getByRole('heading', { name: dawn })).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByLabel('Alternative text').fill('A buck at dawn')
  await page.getByLabel('Caption').fill('Late October')
  const point = page.getByRole('button', { name: /^Focal point: / })
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowLeft', 'Shift+ArrowDown']) await point.press(key)
  await expect(page.getByLabel('Percent from the left')).toHaveValue('29')
  await expect(page.getByLabel('Percent from the top')).toHaveValue('60')
  await save(page, 'Save Picture')
  await said(page, 'Picture Saved')

  const id = await addDeerType(page, species)
  const editor = `/admin/deer-types/${String(id)}/edit`
  await page.goto(editor)
  await choose(page, 'Featured image', dawn)
  await choose(page, 'Gallery', dawn)
  await save(page, 'Publish changes')
  await said(page, 'Deer Type Updated')
  await page.goto('/deer-types')
  await expect(card(page, species).locator('img')).toHaveCSS('object-position', '29% 60%')
  await page.getByRole('link', { name: species }).click()
  await expect(page.locator('header').getByRole('img', { name: 'A buck at dawn' })).toBeVisible()
  await expect(page.getByText('Late October')).toBeVisible()

  await page.request.delete(`/api/admin/deer-types/${String(id)}`)
})

test('a picture of the library goes into the text of a post, with its description', async ({ page }) => {
  const title = named('Rubs')
  const fileName = `${named('rub')}.png`
  const fields = { name: named('Rub'), description: 'x', category: 'Gear', isActive: 'false' }
  const image = await pictureFile(fileName, colorOf(30))
  const created = await page.request.post('/api/products', { multipart: { ...fields, image } })
  const { id } = z.object({ id: z.number() }).parse(await created.json())
  await page.goto('/admin/blog/new')
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Content' }).fill('A rub.')
  await page.getByRole('button', { name: 'Picture', exact: true }).click()
  await page.getByLabel('Picture description').fill('A rub on a cedar')
  await choose(page, 'Picture', fileName)
  const text = page.getByRole('textbox', { name: 'Content' })
  await expect(text.getByRole('img', { name: 'A rub on a cedar' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
  await save(page, 'Save draft')
  await said(page, 'Blog Post Created')
  await page.goto(`/admin/pictures?q=${encodeURIComponent(fileName)}`)
  await expect(page.getByText('Used in 2 records')).toBeVisible()
  await page.request.delete(`/api/products/${String(id)}`)
})

test('a photo over the limit is made smaller in the browser, upright, and uploaded into the library', async ({
  page,
  database,
}) => {
  const camera = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#654' } })
  const small = await camera.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  // Decoders ignore what follows a JPEG's end.
  const photo = Buffer.concat([small, Buffer.alloc(10 * 1024 * 1024)])
  const fileName = `${named('ridge')}.jpeg`
  await page.goto('/admin/pictures')
  await page.getByText('Upload a Picture', { exact: true }).click()
  const file = page.getByLabel('Picture', { exact: true })
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(photo.length)])
  await file.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(page.getByText('“IMG_1.HEIC”: This is a HEIC photo.').first()).toBeVisible()
  await file.setInputFiles({ name: fileName, mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText(`“${fileName}” is uploaded.`).first()).toBeVisible()
  await page.getByLabel('Alternative text').fill('The ridge')
  await save(page, 'Save in the Library')
  await said(page, 'Picture Uploaded')
  await expect(page.getByRole('heading', { name: fileName.replace('jpeg', 'jpg') })).toBeVisible()
  const stored = database.selectFrom('images').select(['width', 'height', 'alt'])
  expect(await stored.where('fileName', '=', fileName.replace('jpeg', 'jpg')).execute()).toEqual([
    { width: 1800, height: 2400, alt: 'The ridge' },
  ])
})
