import type { Page } from '@playwright/test'
import { addPost, card, isAutosaved, pictureFile, removeRecord, said, save, Stored } from './dashboard'
import { expect, test } from './fixtures'

const named = (name: string) => {
  const { project, repeatEachIndex, retry } = test.info()
  return `${name} ${project.name} ${String(repeatEachIndex)}${String(retry)}`
}

async function addSpecies(page: Page, name: string) {
  const made = await page.request.post('/api/admin/deer-types', {
    multipart: {
      name,
      scientificName: 'Axis axis',
      generalDescription: 'A spotted deer of South Asia.',
      featuredImage: await pictureFile('stag.png', 'sienna'),
      galleryImages: await pictureFile('hind.png', 'peru'),
    },
  })
  expect(made.status()).toBe(201)
  const { id, slug } = Stored.parse(await made.json())
  const moved = await page.request.patch(`/api/admin/deer-types/${String(id)}`, { multipart: { slug: `${slug}-deer` } })
  expect(moved.status()).toBe(200)
  return { former: `/${slug}`, address: `/${slug}-deer` }
}

async function expectWhole(page: Page, { former, address, name }: { former: string; address: string; name: string }) {
  await page.goto(former)
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const pictures = page.getByRole('region', { name: 'Gallery' }).getByRole('img')
  await expect(pictures).toHaveCount(1)
  const source = (await pictures.first().getAttribute('src')) ?? ''
  expect((await page.request.get(source)).status()).toBe(200)
}

async function expectGone(page: Page, { former, address, name }: { former: string; address: string; name: string }) {
  for (const at of [address, `${address}.data`, former, `/api/deer-types/slug${address}`]) {
    const answer = await page.request.get(at, { maxRedirects: 0 })
    expect([at, answer.status()]).toEqual([at, 404])
    expect(await answer.text()).not.toContain(name)
  }
  for (const at of ['/deer-types', '/sitemap/deer-types-1.xml', `/search?q=${encodeURIComponent(name)}`]) {
    expect(await (await page.request.get(at)).text()).not.toContain(`href="${address}"`)
  }
}

test('an operator’s three mistakes are undone in full @deep', async ({
  page,
  openOtherDevice,
  enterAsOperator,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 4(?:04|09)/)
  await enterAsOperator()
  await test.step('deletes a species with its gallery, and takes it back', async () => {
    const name = named('Spotted')
    const species = { ...(await addSpecies(page, name)), name }
    await expectWhole(page, species)
    await page.goto('/admin/deer-types')
    await removeRecord(page, name, 'Are you sure you want to delete this deer type?')
    await expect(card(page, name)).toHaveCount(0)
    await expectGone(page, species)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await said(page, 'It is back where it was.')
    await expect(card(page, name)).toHaveCount(1)
    await expectWhole(page, species)
  })
  await test.step('closes the browser in the middle of a post, and goes on elsewhere', async () => {
    const title = named('First frost')
    const half = `Half of ${title}`
    const closed = await openOtherDevice()
    await closed.clock.install()
    await closed.goto('/admin/blog/new')
    await closed.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
    await closed.getByLabel('Excerpt').fill(half)
    await isAutosaved(closed)
    await closed.context().close()
    expect(await (await page.request.get(`/search?q=${encodeURIComponent(title)}`)).text()).not.toContain(half)

    await page.goto('/admin/blog')
    await page.getByRole('link', { name: `Continue with ${title}` }).click()
    await expect(page.getByLabel('Excerpt')).toHaveValue(half)
    await page.getByLabel('Excerpt').fill(`${half}, and its end.`)
    await page.getByRole('textbox', { name: 'Content' }).fill('The grass is white.')
    await page.getByRole('dialog').getByLabel('Category').selectOption('deer-life')
    await page.getByRole('radio', { name: /^On/ }).check()
    await save(page, 'Create Post')
    await said(page, 'Blog Post Created')
    await expect(page.getByRole('link', { name: `Continue with ${title}` })).toHaveCount(0)
    await page.goto(`/${title.toLowerCase().replaceAll(' ', '-')}`)
    await expect(page.getByText('The grass is white.')).toBeVisible()
  })
  await test.step('overwrites a colleague, whose version is brought back', async () => {
    const { id, at: editor, address } = await addPost(page, named('Rattling'))
    const colleague = await openOtherDevice()
    await page.goto(editor)
    await colleague.goto(editor)
    await colleague.getByLabel('Excerpt').fill('A morning of work.')
    await save(colleague, 'Publish changes')
    await said(colleague, 'Blog Post Updated')
    await colleague.context().close()
    await page.getByLabel('Excerpt').fill('Typed in a hurry.')
    await save(page, 'Publish changes')
    await page.getByRole('alert').getByRole('button', { name: 'Save mine over it' }).click()
    await said(page, 'Blog Post Updated')

    await page.goto(`/admin/blog/${String(id)}/versions/2`)
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await said(page, 'Version 2 Restored')
    await page.goto(editor)
    await expect(page.getByLabel('Excerpt')).toHaveValue('A morning of work.')
    expect(await (await page.request.get(address)).text()).not.toContain('Typed in a hurry.')
  })
})
