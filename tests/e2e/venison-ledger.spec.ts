/** The venison ledger: measured meat first, the site's rule second, the box that came back, and labels. */
import { expect, test } from './fixtures'

const path = '/hunting-tools/venison-yield-calculator'

test('a hunter checks the box: a dressed deer in kilograms, the verdict, and labels to print', async ({ page }) => {
  await page.goto(path)
  await page.locator('[name=weight]').fill('47.6 kg')
  await page.getByLabel('Field-dressed').check()
  await page.getByLabel('Whitetail deer').check()
  await page.getByLabel('Professional').check()
  await page.locator('[name=box]').fill('45 lb')
  await page.getByRole('button', { name: 'Calculate Yield' }).click()

  await expect(page.locator('#result-title')).toHaveText('22 to 24 kg of boneless meat')
  await expect(page.locator('#result-summary')).toContainText('104.9 lb (47.6 kg) field-dressed')
  await expect(page.getByRole('heading', { name: 'Was I shorted? Low, but within the tables’ extreme' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The site’s rule: about 66.1 lb of meat' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Boneless 23 kg 22 to 24 kg 19 to 26 kg/ })).toBeVisible()

  await page.getByRole('link', { name: 'Labels to print' }).click()
  await expect(page.locator('#result-title')).toHaveText('30 labels for whitetail deer')
  await expect(page.locator('#result li').first()).toContainText(
    /Steaks.*Packed \w+ \d+, \d{4}.*Best within 8 to 12 months/,
  )
  await page.getByRole('link', { name: 'Back to the answer' }).click()
  await expect(page.locator('#result-title')).toHaveText('22 to 24 kg of boneless meat')
})

test('an address of the first edition means a live weight, and what is wrong is said at its field @deep', async ({
  page,
}) => {
  await page.goto(`${path}?weight=150&deerType=whitetail&processing=professional`)
  await expect(page.locator('#result-title')).toHaveText('50 to 58 lb of boneless meat')
  await expect(page.getByLabel('Live', { exact: false }).first()).toBeChecked()
  await expect(page.getByRole('heading', { name: 'The site’s rule: about 94.5 lb of meat' })).toBeVisible()
  await page.locator('[name=weight]').fill('5001')
  await page.locator('[name=box]').fill('a lot')
  await page.getByRole('button', { name: 'Calculate Yield' }).click()
  await expect(page.locator('#weight-error')).toContainText('5,000 lb (2,267 kg) or less')
  await expect(page.locator('#box-error')).toContainText('leave it empty')
  await expect(page.locator('[name=box]')).toHaveValue('a lot')
})
