/** An operator's mistake undone in full: deleted content comes back with its address, pictures and redirects. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { card, pictureFile, removeRecord, said } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 4(?:00|04)/)
  await enterAsOperator()
})

const named = (name: string) => {
  const { project, repeatEachIndex, retry } = test.info()
  return `${name} ${project.name} ${String(repeatEachIndex)}${String(retry)}`
}
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const Stored = z.object({ id: z.number(), slug: z.string() })

/** With a gallery, and a redirect from its first address. */
async function addSpecies(page: Page, name: string) {
  const made = await page.request.post('/api/admin/deer-types', {
    multipart: {
      ...{ name, scientificName: 'Axis axis', generalDescription: 'A spotted deer of South Asia.' },
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

test('a species with its gallery and redirect is deleted by mistake, and undone @both', async ({ page }) => {
  const name = named('Spotted')
  const species = { ...(await addSpecies(page, name)), name }
  await expectWhole(page, species)
  await page.goto('/admin/deer-types')
  await card(page, name)
    .getByRole('link', { name: `Delete ${name}` })
    .click()
  await expect(page.getByRole('dialog')).toContainText('You can restore it from the bin for 30 days.')
  await expect(page.getByRole('dialog')).not.toContainText('This cannot be undone.')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(card(page, name)).toHaveCount(0)
  await expectGone(page, species)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await said(page, 'It is back where it was.')
  await expect(card(page, name)).toHaveCount(1)
  await expectWhole(page, species)
})

test('a post comes back from the bin, at another address if its own is taken @both', async ({ page }) => {
  const title = named('Rub lines')
  const data = { title, content: '<p>Fresh bark.</p>', category: 'deer-life', isPublished: true }
  await page.request.post('/api/admin/blog/posts', { data })
  await page.goto('/admin/blog')
  await removeRecord(page, title, 'Are you sure you want to delete this blog post?')
  await said(page, 'Blog Post Deleted')
  // Whoever types the address gets it.
  const taken = { ...data, title: `${title} again`, slug: slugOf(title) }
  expect((await page.request.post('/api/admin/blog/posts', { data: taken })).status()).toBe(201)

  await page.goto(`/admin/bin?q=${encodeURIComponent(title)}`)
  const binned = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(binned).toContainText('30 days left')
  await expect(binned).toContainText(`Its address /${slugOf(title)} is that of the post “${title} again” now.`)
  await binned.getByRole('button', { name: `Restore at /${slugOf(title)}-2` }).click()
  await said(page, `Its address is /${slugOf(title)}-2 now.`)
  await expect(binned).toHaveCount(0)
  await page.goto(`/${slugOf(title)}-2`)
  await expect(page.getByText('Fresh bark.')).toBeVisible()
})

test('an owner changes how long the bin keeps records @both', async ({ page }) => {
  const rule = async (from: string, days: string, words: string) => {
    await page.goto('/admin/bin')
    await expect(page.getByText(from)).toBeVisible()
    await page.getByRole('link', { name: 'Change the rule' }).click()
    await page.getByLabel('Days in the bin').fill(days)
    await page.getByRole('button', { name: 'Save the Rule' }).last().click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await rule('After 30 days in the bin', 'some', 'Use a whole number from 1 to 365')
  await expect(page.getByLabel('Days in the bin')).toHaveValue('some')
  await rule('After 30 days in the bin', '45', 'After 45 days in the bin')
  await rule('After 45 days in the bin', '30', 'After 30 days in the bin')
})
