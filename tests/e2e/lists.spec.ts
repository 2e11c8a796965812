import type { Page } from '@playwright/test'
import { z } from 'zod'
import { card, said } from './dashboard'
import { expect, test } from './fixtures'
import { postsTitled } from './rows'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

async function addPosts(page: Page, kind: string, posts: readonly { letter: string; category?: string }[]) {
  const { project, repeatEachIndex, retry } = test.info()
  const name = `${kind} ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  const ids: number[] = []
  for (const { letter, category = 'deer-life' } of posts) {
    const data = { title: `${letter} ${name}`, content: '<p>Words.</p>', category, isPublished: false }
    const answer = await page.request.post('/api/admin/blog/posts', { data })
    expect(answer.status()).toBe(201)
    ids.push(z.object({ id: z.number() }).parse(await answer.json()).id)
  }
  return { name, ids, list: `/admin/blog?q=${name.replaceAll(' ', '+')}` }
}

const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select: ${title}` }).check()

async function apply(page: Page, change: string) {
  await page.getByLabel('With selected:').selectOption(change)
  await page.getByRole('button', { name: 'Apply' }).click()
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('several are published together, the one without a category is named, and Undo takes it back', async ({
  page,
  database,
}) => {
  const posts = [{ letter: 'A' }, { letter: 'B', category: 'Uncategorized' }, { letter: 'C' }]
  const { name, list } = await addPosts(page, 'Several', posts)
  const published = async () => (await postsTitled(database, `%${name}`)).map(({ isPublished }) => isPublished)
  await page.goto(list)
  await apply(page, 'Publish')
  await said(page, 'Select at least one post first.')
  for (const letter of ['A', 'B', 'C']) await choose(page, `${letter} ${name}`)
  await apply(page, 'Publish')
  const message = page.locator('main [role=status], .toast').filter({ hasText: '2 posts: published' }).first()
  await expect(message).toContainText(`“B ${name}” stays as it is: Please choose a category.`)
  expect(await published()).toEqual([1, 0, 1])
  await expect(page.getByRole('checkbox', { name: `Select: A ${name}` })).not.toBeChecked()
  await undo(page)
  await said(page, 'Undone')
  expect(await published()).toEqual([0, 0, 0])
  await choose(page, `B ${name}`)
  await apply(page, 'Deer Cooking')
  await said(page, `“B ${name}”: Deer Cooking`)
  await expect(card(page, `B ${name}`)).toContainText('Deer Cooking')
})

test('one checkbox selects all rows of the page', async ({ page }) => {
  const { list } = await addPosts(page, 'All', [{ letter: 'A' }, { letter: 'B' }])
  await page.goto(list)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 selected')).toBeVisible()
})
