/** The lists of products, species and posts: their order and filters, and several records changed at once. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { card, said } from './dashboard'
import { expect, test } from './fixtures'
import { postsTitled } from './rows'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

/** Posts of their own for each test, found by a search. */
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

const titles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })
const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select: ${title}` }).check()

async function apply(page: Page, change: string) {
  await page.getByLabel('With selected:').selectOption(change)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Of the message: in the toast, or in the next page without JavaScript. */
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('a list is sorted and filtered, and the way back from an editor keeps both @deep', async ({ page }) => {
  const posts = [{ letter: 'B' }, { letter: 'a', category: 'deer-food' }, { letter: 'C' }]
  const { name, list } = await addPosts(page, 'Sorted', posts)
  await page.goto(list)
  await expect(titles(page)).toHaveText([`C ${name}`, `a ${name}`, `B ${name}`])
  await page.getByLabel('Sort by').selectOption('A to Z')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/order=a-z/)
  await expect(titles(page)).toHaveText([`a ${name}`, `B ${name}`, `C ${name}`])
  await page.getByRole('link', { name: /^Drafts/ }).click()
  await expect(page).toHaveURL(/status=draft.*order=a-z/)
  await page.getByLabel('Category').selectOption('Deer Life')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/status=draft.*category=deer-life/)
  await expect(titles(page)).toHaveText([`B ${name}`, `C ${name}`])
  await card(page, `B ${name}`)
    .getByRole('link', { name: `Edit B ${name}` })
    .click()
  await page.getByRole('link', { name: 'Cancel' }).last().click()
  await expect(page).toHaveURL(/status=draft.*category=deer-life.*order=a-z/)
})

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
  await undo(page)
  await said(page, 'Undone')
  expect(await published()).toEqual([0, 0, 0])
  await choose(page, `B ${name}`)
  await apply(page, 'Deer Cooking')
  await said(page, `“B ${name}”: Deer Cooking`)
  await expect(card(page, `B ${name}`)).toContainText('Deer Cooking')
})

test('several are deleted after a question that names them @deep', async ({ page, database }) => {
  const { name, list } = await addPosts(page, 'Deleted', [{ letter: 'A' }, { letter: 'B' }, { letter: 'C' }])
  await page.goto(list)
  await choose(page, `A ${name}`)
  await choose(page, `C ${name}`)
  await apply(page, 'Delete')
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete these 2 posts?' })
  await expect(question).toContainText(`A ${name}, C ${name}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await said(page, 'Posts Deleted')
  await expect(titles(page)).toHaveText([`B ${name}`])
  const left = await postsTitled(database, `%${name}`)
  expect(left.map(({ title }) => title)).toEqual([`B ${name}`])
})

test('one checkbox selects all rows of the page @js', async ({ page }) => {
  const { list } = await addPosts(page, 'All', [{ letter: 'A' }, { letter: 'B' }])
  await page.goto(list)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 selected')).toBeVisible()
})
