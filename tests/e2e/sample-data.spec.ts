/** Sample data on a site of its own: other stories leave records of the operator's, and with those it is not offered. */
import { startSite, type RunningSite } from '../../scripts/site-process'
import { logIn, said } from './dashboard'
import { expect, operator, test as base } from './fixtures'

const test = base.extend<object, { freshSite: RunningSite }>({
  freshSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
      const site = await startSite({ ADMIN_USERNAME, ADMIN_PASSWORD })
      await use(site)
      await site.stop()
    },
    // A start hashes a password and fills a database, beside everything else that runs.
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ freshSite }, use) => use(freshSite.url),
})

test('sample data is added after a question, as long as the site has nothing else', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 401/)
  await page.goto('/admin/products')
  await logIn(page)
  const seed = page.getByRole('button', { name: 'Seed Sample Data' })
  await seed.click()
  await expect(page.getByRole('dialog', { name: 'Nothing to add' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the Dashboard' }).click()
  await expect(page).toHaveURL('/admin/products')

  await page.getByRole('link', { name: 'Delete Field Dressing Kit' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await said(page, 'Product deleted successfully')
  await seed.click()
  const question = page.getByRole('dialog', { name: 'Add sample data?' })
  await expect(question.getByRole('listitem')).toHaveText(['1 product'])
  await expect(question).toContainText('Deleted before, and back on the site afterward: Field Dressing Kit')
  await question.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/products')
  await expect(page.getByRole('link', { name: 'Edit Field Dressing Kit' })).toHaveCount(0)

  await seed.click()
  await question.getByRole('button', { name: 'Add Sample Data' }).click()
  await said(page, /Data Seeded Successfully.*Added: 1 product\./)
  await expect(page).toHaveURL('/admin/products')
  await expect(page.getByRole('link', { name: 'Edit Field Dressing Kit' })).toBeVisible()
})
