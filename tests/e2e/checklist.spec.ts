import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const path = '/hunting-tools/hunting-checklist-generator'
const box = (page: Page, stage: string, id: string) => page.locator(`[name=${stage}][value=${id}]`)
const summary = (page: Page) => page.locator('#result-summary')
const openChanges = (page: Page) => page.getByText('Change this list').click()

async function openFromMenu(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click()
  await page.locator(`main a[href="${path}"]`).first().click()
}

test('three stages: a later box checks those before it', async ({ page }) => {
  await page.goto(`${path}?huntType=rifle&done=zero`)
  await expect(box(page, 'have', 'zero')).toBeChecked()
  await box(page, 'truck', 'light').check()
  await box(page, 'have', 'map').check()
  await expect(summary(page)).toHaveText('2 of 30 items checked: 7 percent. At hand 3, in the truck 1.')
  await expect(box(page, 'done', 'light')).toBeChecked()
  await expect(box(page, 'done', 'map')).not.toBeChecked()
  await expect(page).toHaveURL(/\?huntType=rifle&done=zero&done=light&have=map&truck=light$/)
  await box(page, 'have', 'light').uncheck()
  await expect(summary(page)).toHaveText('1 of 30 items checked: 3 percent. At hand 2, in the truck 0.')
  await expect(box(page, 'truck', 'light')).not.toBeChecked()
})

test('the part that changes the list stays open under the cursor', async ({ page }) => {
  await page.goto(`${path}?huntType=archery&add=Thermos`, { waitUntil: 'networkidle' })
  const box = page.locator('[name=hide][value=stand]')
  await box.check()
  await expect(page).toHaveURL(/hide=stand/)
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box).not.toBeChecked()
})

test('own items and ticks are there again on the way back through the menu', async ({ page }) => {
  await page.goto(`${path}?huntType=archery`)
  await openChanges(page)
  await page.getByLabel('Add an item of your own').fill('Thermos')
  await page.getByLabel('Add an item of your own').press('Enter')
  await expect(page.getByLabel('Add an item of your own')).toBeFocused()
  await page.locator('[name=hide][value=stand]').check()
  await expect(box(page, 'done', 'stand')).toHaveCount(0)
  await box(page, 'truck', 'bow').check()
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('own'), searchParams.get('hide')]).toEqual(['Thermos', 'stand'])
  await openFromMenu(page)
  await expect(page.locator('#result-title')).toHaveText('Archery checklist')
  await expect(box(page, 'truck', 'bow')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Have: Thermos' })).toBeVisible()

  await page.goto('/hunting-tools/hunt-day?state=VT&weapon=archery')
  await expect(page.locator('#result')).toContainText('Thermos')
})

test('a list is saved by a name, opened, undone and, once asked, deleted', async ({ page }) => {
  await page.goto(`${path}?huntType=rifle`)
  await box(page, 'done', 'zero').check()
  await page.getByRole('heading', { name: 'Saved lists' }).click()
  await page.getByLabel('Save this list as').fill('Elk camp')
  await page.getByRole('button', { name: 'Save List' }).click()
  await expect(page.getByText('“Elk camp” saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(summary(page)).toContainText('0 of 30')
  await page.getByRole('button', { name: 'Open Elk camp' }).click()
  await expect(box(page, 'done', 'zero')).toBeChecked()
  await page.getByText('“Elk camp” is open.').locator('..').getByRole('button', { name: 'Undo' }).click()
  await expect(box(page, 'done', 'zero')).not.toBeChecked()

  await page.reload()
  await page.getByRole('heading', { name: 'Saved lists (2)' }).click()
  await page.getByRole('button', { name: 'Delete Elk camp' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Delete Elk camp' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Open Elk camp' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Elk camp' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('“Elk camp” deleted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open Elk camp' })).toHaveCount(0)
})

test('a friend’s link never costs the list that was saved', async ({ page }) => {
  await page.goto(`${path}?huntType=rifle`)
  await box(page, 'done', 'zero').check()
  await page.goto(`${path}?huntType=rifle&done=license&own=Thermos`)
  await expect(box(page, 'done', 'license')).toBeChecked()
  await expect(box(page, 'done', 'zero')).not.toBeChecked()
  await box(page, 'done', 'rules').check()
  await page.getByRole('heading', { name: 'Saved lists (1)' }).click()
  await page.getByRole('button', { name: 'Open Former rifle list' }).click()
  await expect(box(page, 'done', 'zero')).toBeChecked()
  await expect(box(page, 'done', 'license')).not.toBeChecked()
})

test('where the browser stores nothing, the address still keeps the list, and saving says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(`${path}?huntType=rifle`)
  await box(page, 'done', 'zero').check()
  await expect(page).toHaveURL(/done=zero/)
  await page.getByRole('heading', { name: 'Saved lists' }).click()
  await page.getByLabel('Save this list as').fill('Elk camp')
  await page.getByRole('button', { name: 'Save List' }).click()
  await expect(page.getByText('This browser did not store it')).toBeVisible()
})

test('a weapon that is known has its list at once, and a tap on a row takes its next stage', async ({ page }) => {
  await page.goto(path)
  await expect(page.locator('#result')).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.setItem('stagwise-weapon', 'rifle')
  })
  await page.reload()
  await expect(page.locator('#result-title')).toHaveText('Rifle checklist')
  const row = page.getByRole('listitem').filter({ has: box(page, 'done', 'light') })
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const stages = async () => {
    const boxes = ['have', 'done', 'truck'].map((stage) => box(page, stage, 'light').isChecked())
    return (await Promise.all(boxes)).filter(Boolean).length
  }
  for (const next of [1, 2, 3, 0]) {
    // The end of the row has no text.
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
    await row.click({ position: { x: width - 4, y: height - 4 } })
    await expect.poll(stages).toBe(next)
  }
  await page.getByLabel(/^Elk and backcountry/).check()
  await expect(page).toHaveURL(/extra=backcountry/)
  await expect(summary(page)).toContainText('of 40 items')
})

test('on a touch screen a tap on a box takes the next stage of its row too', async ({ otherBrowser }) => {
  const phone = await otherBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  await page.goto(`${path}?huntType=rifle`)
  const { x = 0, y = 0 } = (await box(page, 'truck', 'zero').boundingBox()) ?? {}
  await page.touchscreen.tap(x + 12, y + 12)
  await expect(box(page, 'have', 'zero')).toBeChecked()
  await expect(box(page, 'truck', 'zero')).not.toBeChecked()
})
