/** The pictures of a species page that are drawn from data, and two species side by side. */
import { expect, test } from './fixtures'

test('a species page shows its range and its year, with the same in words', async ({ page }) => {
  await page.goto('/elk')
  const regions = page.getByRole('region', { name: 'Regions' })
  const map = regions.getByRole('img', { name: /^Range map of the elk/ })
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveJSProperty('complete', true)
  await expect(regions.getByText('Native, brought back: United States')).toBeVisible()
  await expect(regions.getByRole('definition').filter({ hasText: /Kentucky.*Pennsylvania/ })).toBeVisible()
  const breeding = page.getByRole('region', { name: 'Breeding' })
  await expect(breeding.getByText('Mating: September to October')).toBeVisible()
  await expect(breeding.getByText('Most births: May to June')).toBeVisible()
})

test('a species page shows its sexes, its coats and its rump, each with a caption', async ({ page }) => {
  await page.goto('/white-tailed-deer')
  const physical = page.getByRole('region', { name: 'Physical characteristics' })
  for (const [title, words] of [
    ['Coats of the year', /White-tailed buck in two coats/],
    ['Male, female and young', /a spotted fawn/],
    ['From behind', /tail raised, wide and white/],
  ] as const) {
    await expect(physical.getByRole('heading', { name: title })).toBeVisible()
    const figure = physical.getByRole('figure').filter({ has: page.getByRole('img', { name: words }) })
    await figure.scrollIntoViewIfNeeded()
    await expect(figure.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0)
    await expect(figure).toContainText(/buck|at ease/)
  }
})

test('two species are compared from the page of one, and the address keeps the choice @deep', async ({ page }) => {
  await page.goto('/elk')
  await page.getByRole('link', { name: 'Compare the Elk with another species' }).click()
  await expect(page.getByLabel('First species')).toHaveValue('elk')
  await page.getByLabel('Second species').selectOption('Moose')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/deer-types\/compare\?a=elk&b=moose#problem$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elk and Moose Compared')
  const table = page.getByRole('table', { name: 'Elk and Moose, side by side' })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByText('Antler shape')).toBeVisible()
  await expect(table.getByRole('img', { name: /^Elk cow from behind/ })).toBeVisible()
  await expect(table.getByRole('img', { name: /^Moose from behind/ })).toBeVisible()
})

test('a species that is not in the guide is refused at its field @deep', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 404/)
  await page.goto('/deer-types/compare?a=elk&b=unicorn')
  await expect(page.getByLabel('Second species')).toHaveAccessibleDescription(/no such species/)
  await expect(page.getByLabel('First species')).toHaveValue('elk')
})
