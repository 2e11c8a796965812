import type { Page } from '@playwright/test'
import { expect, listenForRequests, openForm, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const path = '/hunting-tools/deer-movement-predictor'

async function predict(page: Page) {
  await page.getByText('More about the day').click()
  await page.getByLabel('Day', { exact: true }).fill('2026-11-14')
  await page.getByLabel('Time of the sit').fill('06:15')
  await page.getByLabel('High that day').fill('38')
  await page.getByLabel('Usual high lately').fill('50')
  await page.getByLabel('Pressure').fill('30.12')
  await page.getByRole('radio', { name: 'Overcast' }).check()
  await page.getByRole('button', { name: 'Predict Movement' }).click()
}

async function expectEvidence(page: Page) {
  await expect(page.locator('#result-title')).toHaveText('Sat, Nov 14: sit all day, 6:15 AM to 4:55 PM')
  const terms = page.getByRole('region', { name: 'What studies of deer found' }).getByRole('listitem')
  await expect(terms).toHaveCount(7)
  await expect(terms.nth(0)).toContainText('6:15 AM is 30 min before sunrise.')
  await expect(terms.nth(0).getByRole('img', { name: 'Effect found' })).toBeVisible()
  await expect(terms.nth(3)).toContainText('12 °F colder than the last few days.')
  await expect(terms.nth(5)).toContainText('30.12 inHg is above the standard 29.92.')
  await expect(terms.nth(6).getByRole('img', { name: 'Little or no effect found' })).toBeVisible()
  // A mark opens the list of studies; the dice stay closed, with their score in the line.
  await terms.nth(0).getByRole('link', { name: 'Study [1]' }).press('Enter')
  await expect(page.locator('#study-1')).toBeVisible()
  await expect(page.locator('#score')).toHaveText(/^Movement score: \d+ out of 100/)
  await expect(page.getByRole('heading', { name: /^Best time, drawn at random/ })).toHaveCount(0)
  await expect(page.locator('details:has(#score)')).not.toHaveAttribute('open')
}

test('my ground gives the name and the light, the sky gives the moon, my stands the wind', async ({ page }) => {
  await page.goto('/hunting-tools/my-ground?state=VT&place=Back+forty')
  await page.getByRole('button', { name: 'Keep This Place' }).click()
  await page.goto('/hunting-tools/wind-direction-stand-picker')
  await page.getByRole('heading', { name: 'Add a stand' }).click()
  await page.locator('#my-stands').getByLabel('Name').fill('Oak ladder')
  await page.locator('#my-stands').getByLabel('North', { exact: true }).check()
  await page.getByRole('button', { name: 'Add Stand' }).click()
  await page.goto(path, { waitUntil: 'networkidle' })
  const requests = listenForRequests(page)
  // The evidence is there when the page opens.
  await expect(page.locator('#result')).toContainText('Weather and moon matter little')
  await openForm(page)
  await expect(page.getByLabel('Location')).toHaveValue('Back forty')
  await expect(page.getByRole('group', { name: 'Moon phase' })).toContainText(/From the true sky: .+ on \w+ \d+\./)
  await expect(page.locator('[name=moonPhase]:checked')).toHaveCount(1)
  await page.getByText('More about the day').click()
  await page.getByLabel('Wind', { exact: false }).and(page.locator('select')).selectOption('N')
  await page.getByText('More about the day').click()
  await predict(page)
  await expectEvidence(page)
  await expect(page.locator('#result')).toContainText('From the north: hunt Oak ladder.')
  expect(new URL(page.url()).search).not.toMatch(/state|stand|unit/)
  expect(requests).toEqual([])
})
