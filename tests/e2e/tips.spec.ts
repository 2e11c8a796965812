/** Icon links of the dashboard show tips. */
import { tooltipFigures } from '~/lib/messages'
import { expect, test } from './fixtures'

test.beforeEach(async ({ enterAsOperator, page }) => {
  await enterAsOperator()
  await page.clock.install()
  await page.goto('/admin/products')
})

test('an icon says what it does to a pointer that rests on it @deep', async ({ page }) => {
  const tip = page.getByRole('tooltip')
  const edit = page.getByRole('link', { name: /^Edit / }).first()
  const view = page.getByRole('link', { name: /^View / }).first()
  await edit.hover()
  await page.clock.runFor(tooltipFigures.openDelayMs)
  await expect(tip).toHaveText('Edit')
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(tip).toHaveCount(0)
  // The next tip comes at once for a moment after a tip.
  await page.clock.runFor(2 * tooltipFigures.skipDelayMs)
  await edit.hover()
  await expect(tip).toHaveCount(0)
  await page.clock.runFor(tooltipFigures.openDelayMs)
  await expect(tip).toHaveText('Edit')
  await expect(edit).toHaveAccessibleDescription('Edit')
  await tip.hover()
  await expect(tip).toHaveText('Edit')
  // The first step from the tip to its neighbor might lead back to the icon.
  await view.hover({ position: { x: 8, y: 8 } })
  await view.hover()
  await expect(tip).toHaveText('View')
  await expect(edit).toHaveAccessibleDescription('')
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)
  await page.mouse.move(0, 0)
  await view.hover()
  await expect(tip).toHaveText('View')
  await page.mouse.move(0, 0, { steps: 5 })
  await expect(tip).toHaveCount(0)
})

test('an icon says what it does as soon as it has the focus', async ({ page }) => {
  const tip = page.getByRole('tooltip')
  const edit = page.getByRole('link', { name: /^Edit / }).first()
  await edit.focus()
  await expect(tip).toHaveText('Edit')
  await page.keyboard.press('Tab')
  await expect(tip).toHaveText('View')
  // The browser scrolls right after the focus came, to bring the icon into view.
  await page.clock.runFor(500)
  await page.evaluate(() => {
    window.scrollBy({ top: 100, behavior: 'instant' })
  })
  await expect(tip).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(tip).toHaveText('Delete')
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog:modal')).toBeVisible()
  await expect(tip).toHaveCount(0)
})
