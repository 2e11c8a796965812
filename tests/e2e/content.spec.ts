import { expect, test } from './fixtures'

test('from the guide to a species, and down its jump bar', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Deer Types' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deer Types')
  await page.getByRole('main').getByRole('link', { name: 'Caribou' }).click()
  await expect(page).toHaveURL('/caribou')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Caribou')
  await expect(page.getByText('Rangifer tarandus').first()).toBeVisible()
  await expect(page.getByText('Vulnerable').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deer Types' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  const bar = page.getByRole('navigation', { name: 'Sections' })
  // The bar links to the sections and to the sources.
  await expect(bar.getByRole('link')).toHaveCount(13)
  await bar.getByRole('link', { name: 'Breeding' }).click()
  await expect(page).toHaveURL('/caribou#breeding')
  const heading = page.getByRole('heading', { level: 2, name: 'Breeding' })
  await expect(heading).toBeInViewport()
  const [headingBox, barBox] = [await heading.boundingBox(), await bar.boundingBox()]
  expect(headingBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0))
  await expect(page.getByText(/^Antlers of a caribou/)).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeAttached()
})

test('the jump bar marks the section in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/elk#diet')
  const bar = page.getByRole('navigation', { name: 'Sections' })
  const marked = bar.locator('[aria-current]')
  await expect(marked).toHaveText('Diet')
  await page.evaluate(() => document.querySelector('#hunting')?.scrollIntoView())
  await expect(marked).toHaveText('Hunting')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(marked).toHaveCount(0)
})

for (const height of [700, 1000, 1300]) {
  test(`the jump bar marks what was chosen, in a window ${String(height)} px high${height === 700 ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/sika-deer')
    const bar = page.getByRole('navigation', { name: 'Sections' })
    for (const name of ['About', 'Gallery', 'Origins', 'Physical', 'Conservation']) {
      await bar.getByRole('link', { name }).click()
      await expect(bar.locator('[aria-current]')).toHaveText(name)
    }
  })
}
