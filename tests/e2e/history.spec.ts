/** Versions: two saves are compared, one is restored, and a restore over somebody else's save is refused. */
import { z } from 'zod'
import { said, save } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator }) => {
  await enterAsOperator()
})

test('a post is changed twice, compared, restored, and the restore undone @deep', async ({ page, context }) => {
  const title = `Thermals ${test.info().project.name} ${String(test.info().repeatEachIndex)}`
  const made = await page.request.post('/api/admin/blog/posts', {
    data: {
      ...{ title, content: '<p>Air sinks at dusk.</p>', category: 'deer-life', isPublished: true },
      ...{ excerpt: 'Air sinks at dusk.', metaDescription: 'About air.' },
    },
  })
  const { id, slug } = z.object({ id: z.number(), slug: z.string() }).parse(await made.json())
  const editor = `/admin/blog/${String(id)}/edit`
  const excerpt = page.getByLabel('Excerpt')
  const change = async (text: string) => {
    await page.goto(editor)
    await excerpt.fill(text)
    await save(page, 'Publish changes')
    await said(page, 'Blog Post Updated')
  }
  await change('Air sinks at sunset.')
  await change('Air sinks after sunset.')

  await page.goto(editor)
  await page.getByRole('link', { name: 'Versions', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 3' })).toContainText('Current')
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('Changed: Excerpt')
  await page.getByRole('link', { name: 'Version 2', exact: true }).click()
  await expect(page.getByRole('deletion')).toContainText('dusk')
  await expect(page.getByRole('insertion')).toContainText('sunset')
  await page.getByRole('link', { name: 'What changed since' }).click()
  await expect(page.getByRole('deletion')).toContainText('at')
  await expect(page.getByRole('insertion')).toContainText('after')

  const late = await context.newPage()
  await late.goto(`/admin/blog/${String(id)}/versions/1`)
  await page.goto(`/admin/blog/${String(id)}/versions/1`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await said(page, 'Version 1 Restored')
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 4' })).toContainText('from version 1')
  expect(await (await page.request.get(`/${slug}`)).text()).not.toContain('sunset')

  await late.getByRole('button', { name: 'Restore this version' }).click()
  await said(late, 'Somebody has saved it since you opened this page.')
  await late.close()

  await page.goto(`/admin/blog/${String(id)}/versions/3`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await said(page, 'Version 4 Restored')
  await page.goto(editor)
  await expect(excerpt).toHaveValue('Air sinks at dusk.')
})
