import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './fixtures'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

const content = '<h2>Food</h2><p>See <a href="/no-such-page">this page</a>.</p>'

async function openPost(page: Page, html: string) {
  const { project, repeatEachIndex, retry } = test.info()
  const title = `Checked ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  const answer = await page.request.post('/api/admin/blog/posts', {
    data: { title, content: html, category: 'deer-life', excerpt: 'On oaks.' },
  })
  expect(answer.status()).toBe(201)
  const { id } = z.object({ id: z.number() }).parse(await answer.json())
  await page.goto(`/admin/blog/${String(id)}/edit`)
  return title
}

const panel = (page: Page) => page.getByRole('region', { name: 'Before it goes out' })
const remark = (page: Page, text: string) => panel(page).getByRole('listitem').filter({ hasText: text })

test('the remarks follow what is typed, and each leads to its place', async ({ page }) => {
  await openPost(page, content)
  const body = page.getByRole('textbox', { name: 'Content' }).and(page.locator('[contenteditable=true]'))
  await expect(body).toBeVisible()
  await remark(page, 'leads to /no-such-page').getByRole('link').click()
  await expect(body).toBeFocused()
  await page.waitForFunction(() => String(getSelection()) === 'this page')
  await page.keyboard.type('80% of bucks')
  await expect(remark(page, '80% of bucks')).toBeVisible()
  await expect(remark(page, 'leads to /no-such-page')).toHaveCount(0)
})

test('a remark on a species opens its section @deep', async ({ page }) => {
  await page.goto('/admin/deer-types/new')
  await page.getByLabel('Name', { exact: true }).fill('Checked Deer')
  await remark(page, 'The section “Diet” is empty.').getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Diet' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Diet type')).toBeFocused()
})
