import { statSync } from 'node:fs'
import { said } from './dashboard'
import { expect, test } from './fixtures'

test('a backup is made, downloaded and deleted @deep', async ({ page, enterAsOperator }) => {
  test.slow()
  await enterAsOperator()
  await page.goto('/admin/backups')
  await page.getByRole('button', { name: 'Make a Backup' }).click()
  await expect(page.getByText('made by warden').first()).toBeVisible({ timeout: 20_000 })
  await said(page, 'Backup Made')

  await expect(page.getByRole('region', { name: 'Restore' })).toContainText('npm run stagwise -- restore --drill')

  const newest = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Download/ }) })
  const count = await newest.count()
  const started = page.waitForEvent('download')
  await newest
    .first()
    .getByRole('link', { name: /^Download/ })
    .click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^stagwise-[\dT.-]+Z\.db$/)
  expect(statSync(await download.path()).size).toBeGreaterThan(500_000)

  await newest
    .first()
    .getByRole('link', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Delete this backup?' })).toContainText(download.suggestedFilename())
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await said(page, 'The file has been deleted.')
  await expect(newest).toHaveCount(count - 1)
})
