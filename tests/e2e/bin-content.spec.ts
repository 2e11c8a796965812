/** The bin of content: at another address where the own one is taken, and for as long as the rule says. */
import { removeRecord, said } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  await enterAsOperator()
})

const named = (name: string) => {
  const { project, repeatEachIndex, retry } = test.info()
  return `${name} ${project.name} ${String(repeatEachIndex)}${String(retry)}`
}
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

test('a post comes back from the bin, at another address if its own is taken @deep', async ({ page }) => {
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

test('an owner changes how long the bin keeps records @deep', async ({ page }) => {
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
