import sharp from 'sharp'
import { z } from 'zod'
import { expect, operator } from './fixtures'
import type { Page } from '@playwright/test'

export async function logIn(page: Page, password = operator.password) {
  await page.getByLabel('Username').fill(operator.username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/**
 * The next page reports in a toast, which is closed so that the next one is not taken for it, or in the page. A page
 * whose connection was lost before it had the toast's view shows the words in the toast's place.
 */
export async function said(page: Page, words: string | RegExp) {
  await expect(page.locator('main [role=status], .toast-place').filter({ hasText: words }).first()).toBeVisible()
  // The toast may leave before a pointer is there, so this does not move one.
  await page.locator('.toast').getByRole('button', { name: 'Close notification' }).evaluateAll(pressAll)
}

function pressAll(buttons: (HTMLElement | SVGElement)[]) {
  for (const button of buttons) if (button instanceof HTMLElement) button.click()
}

/** A form's first button is for Enter alone. */
export async function save(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).last().click()
}

export const autosaveMs = 3000

/** Call `clock.install()` before the editor is opened. */
export async function isAutosaved(page: Page) {
  await page.clock.runFor(autosaveMs)
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
}

export function card(page: Page, name: string) {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Another color is another picture. */
export async function pictureFile(name: string, background = 'tan') {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

const Stored = z.object({ id: z.number(), slug: z.string() })

export async function addPost(page: Page, title: string) {
  const data = { title, content: '<p>As it is stored.</p>', category: 'deer-life', isPublished: true }
  const answer = await page.request.post('/api/admin/blog/posts', { data })
  const { id, slug } = Stored.parse(await answer.json())
  return { id, at: `/admin/blog/${String(id)}/edit`, address: `/${slug}` }
}
