/** An owner invites somebody, who becomes an editor. */
import type { Page } from '@playwright/test'
import { said } from './dashboard'
import { expect, operator, test } from './fixtures'

/** Of each test and browser. */
const nameOf = (name: string) => `${name} ${test.info().project.name} ${String(test.info().repeatEachIndex)}`

async function invite(page: Page, name: string): Promise<string> {
  await page.goto('/admin/operators')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Your password').fill(operator.password)
  await page.getByRole('button', { name: 'Make an Invitation' }).click()
  await expect(page.getByRole('heading', { name: `Link for ${name}` })).toBeVisible()
  return page.getByText(/\/invitation\/[\da-f]{64}$/).innerText()
}

test('an editor is invited, is refused what only owners may, and is out at once when removed', async ({
  page,
  otherBrowser,
  enterAsOperator,
}) => {
  const name = nameOf('Nora')
  await enterAsOperator()
  const link = await invite(page, name)

  const context = await otherBrowser()
  const nora = await context.newPage()
  await nora.goto(link)
  await expect(nora.getByLabel('Username')).toHaveValue(name)
  await nora.getByLabel('Password', { exact: true }).fill('short password')
  await nora.getByLabel('Password again').fill('another password')
  await nora.getByRole('button', { name: 'Create My Account' }).click()
  await expect(nora.getByRole('alert')).toContainText('There is a problem')
  await expect(nora.getByLabel('Username')).toHaveValue(name)
  await nora.getByLabel('Password', { exact: true }).fill('purple lantern drifts seven')
  await nora.getByLabel('Password again').fill('purple lantern drifts seven')
  await nora.getByRole('button', { name: 'Create My Account' }).click()
  await expect(nora.getByRole('button', { name: 'Set Up the Second Factor' })).toBeVisible()
  await said(nora, /You are logged in as/)

  expect((await nora.goto(link))?.status()).toBe(404)
  await expect(nora.getByRole('heading', { name: 'This Invitation Has Ended' })).toBeVisible()

  await nora.goto('/admin/contacts')
  await expect(nora.getByRole('link', { name: 'Mail', exact: true })).toBeVisible()
  for (const hidden of ['People', 'SEO Settings', 'Export CSV']) {
    await expect(nora.getByRole('link', { name: hidden })).toHaveCount(0)
  }
  for (const path of ['/admin/operators', '/admin/people', '/admin/backups']) {
    expect((await nora.goto(path))?.status()).toBe(403)
    await expect(nora.getByText(/Please ask (?:the|an) owner of this site: warden\b/)).toBeVisible()
    await nora.getByRole('link', { name: 'Back to the Dashboard' }).click()
    await expect(nora.getByRole('heading', { name: 'Quote Management' })).toBeVisible()
  }

  await page.goto('/admin/operators')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('1 open session')
  await page.getByRole('link', { name: new RegExp(`^Remove.*${name}$`) }).click()
  await expect(page.getByRole('heading', { name: `Remove ${name}?` })).toBeVisible()
  await page.getByLabel('Your password').fill(operator.password)
  await page.getByRole('button', { name: 'Remove' }).click()
  await said(page, `${name} can no longer log in.`)
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0)
  expect((await nora.goto('/admin/contacts'))?.status()).toBe(401)
})

test('an invitation is withdrawn @deep', async ({ page, enterAsOperator, allowedConsole }) => {
  allowedConsole.push(/status of 404/)
  const name = nameOf('Ben')
  await enterAsOperator()
  const link = await invite(page, name)
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await row.getByText('Withdraw').first().click()
  await row.getByRole('button', { name: /^Withdraw the Invitation/ }).click()
  await said(page, 'no longer works')
  expect((await page.goto(link))?.status()).toBe(404)
})
