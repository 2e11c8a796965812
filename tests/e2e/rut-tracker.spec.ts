/** The rut tracker shows the measured date first, the areas of a state, and what the form remembers. */
import type { Page } from '@playwright/test'
import { expect, openForm, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const path = '/hunting-tools/rut-activity-tracker'
const title = (page: Page) => page.locator('#result-title')
const region = (page: Page, name: string) => page.getByRole('radio', { name })
const state = (page: Page) => page.getByLabel('State (optional)')

test('state and region follow each other, and the field in use keeps the focus', async ({ page }) => {
  await page.goto(path)
  await state(page).focus()
  await state(page).selectOption('TX')
  await expect(state(page)).toBeFocused()
  await expect(region(page, 'South')).toBeChecked()
  await expect(page.getByLabel('Area of Texas')).toBeVisible()
  await region(page, 'North').focus()
  await page.keyboard.press('Space')
  await expect(region(page, 'North')).toBeChecked()
  await expect(region(page, 'North')).toBeFocused()
  await expect(state(page)).toHaveValue('')
  await expect(page.getByLabel('Area of Texas')).toHaveCount(0)
  await page.getByRole('button', { name: 'Track the Rut' }).click()
  await expect(title(page)).toContainText('Peaks in the North')
})

test('my ground answers as the page opens, and a copied link names its state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await page.evaluate(() => {
    localStorage.setItem('stagwise-ground', 'state=OH')
  })
  await page.reload()
  await expect(title(page)).toHaveText('Peak of the rut in Ohio: October 29 to November 13')
  await expect(page.getByText('Choose your state or region')).toHaveCount(0)
  await expect(state(page)).toHaveValue('OH')
  await expect(page.getByText('The site’s rule: '), 'after the button').toHaveCount(0)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe('?state=OH')
  await openForm(page)
  await region(page, 'North').check()
  await page.getByRole('button', { name: 'Track the Rut' }).click()
  await expect(title(page)).toContainText('Peaks in the North')
  await expect(page.getByText('The site’s rule: ')).toBeVisible()
})

test('state and area are offered again, and the hunt-day sheet follows them', async ({ page }) => {
  await page.goto(`${path}?state=GA&zone=ga-tifton`)
  await expect(title(page)).toContainText('November 17 to 23')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stagwise-rut-zone'))).toBe('ga-tifton')
  await page.goto(path)
  await expect(state(page)).toHaveValue('GA')
  await expect(page.getByLabel('Area of Georgia')).toHaveValue('ga-tifton')
  await openForm(page)
  await page.getByRole('button', { name: 'Track the Rut' }).click()
  await expect(title(page)).toContainText('Cook and Tift counties')
  await page.goto('/hunting-tools/hunt-day?state=GA&date=2026-11-20')
  await expect(page.locator('#result')).toContainText('November 20, falls within it.')
})
