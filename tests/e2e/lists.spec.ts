import { said } from './dashboard'
import { expect, test } from './fixtures'
import { postsTitled } from './rows'

test('one checkbox selects all rows of the page, which change together, and Undo takes it back', async ({
  page,
  database,
  enterAsOperator,
}) => {
  await enterAsOperator()
  const { project, repeatEachIndex, retry } = test.info()
  const name = `All ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  for (const letter of ['A', 'B']) {
    const data = { title: `${letter} ${name}`, content: '<p>Words.</p>', category: 'deer-life', isPublished: false }
    expect((await page.request.post('/api/admin/blog/posts', { data })).status()).toBe(201)
  }
  const published = async () => (await postsTitled(database, `%${name}`)).map(({ isPublished }) => isPublished)
  await page.goto(`/admin/blog?q=${name.replaceAll(' ', '+')}`)
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByLabel('With selected:').selectOption('Publish')
  await page.getByRole('button', { name: 'Apply' }).click()
  const message = page.locator('main [role=status], .toast').filter({ hasText: '2 posts: published' }).first()
  await expect(message).toBeVisible()
  expect(await published()).toEqual([1, 1])
  await expect(page.getByRole('checkbox', { name: `Select: A ${name}` })).not.toBeChecked()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await said(page, 'Undone')
  expect(await published()).toEqual([0, 0])
})
