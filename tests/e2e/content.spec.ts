/** What a visitor reads: the species guide, the blog, the legal pages. */
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
  // The sections, and the sources.
  await expect(bar.getByRole('link')).toHaveCount(13)
  await bar.getByRole('link', { name: 'Breeding' }).click()
  await expect(page).toHaveURL('/caribou#breeding')
  const heading = page.getByRole('heading', { level: 2, name: 'Breeding' })
  await expect(heading).toBeInViewport()
  // Below both bars, not under them.
  const [headingBox, barBox] = [await heading.boundingBox(), await bar.boundingBox()]
  expect(headingBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0))
  await expect(page.getByText(/^Antlers of a caribou/)).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeAttached()
})

test('the jump bar marks the section in view @js', async ({ page }) => {
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
  test(`the jump bar marks what was chosen, in a window ${String(height)} px high @js`, async ({ page }) => {
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

test('through a category to a post, and back to the list', async ({ page }) => {
  await page.goto('/blog')
  // Fourteen of its own; other stories publish theirs meanwhile.
  await expect(page.getByRole('main').getByRole('article').nth(13)).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Deer Food' }).click()
  await expect(page).toHaveURL('/blog?category=deer-food')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deer Food')
  await expect(categories.locator('[aria-current]')).toHaveText('Deer Food')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: /Acorns and Other Mast/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acorns and Other Mast: How to Read a Mast Year')
  await expect(page.getByText('August 31, 2026')).toBeVisible()
  await expect(page.getByText(/^\s*.*\d min read/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /Stagwise Team/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Related Topics' })).toBeVisible()
  const answer = page.getByText('The first and last hours of legal light', { exact: false })
  await expect(answer).toBeHidden()
  await page.getByText('When are the best times to hunt deer?').click()
  await expect(answer).toBeVisible()
  await page
    .getByRole('link', { name: /Back to Deer Life/ })
    .first()
    .click()
  await expect(page).toHaveURL('/blog')
})

test('the legal pages say what they have to, and are for no search engine @deep', async ({ page }) => {
  await page.goto('/')
  for (const [link, sections] of [
    ['Terms of Service', 9],
    ['Privacy Policy', 9],
    ['DMCA', 5],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByText('Last updated: January 2025')).toBeVisible()
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(sections)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.goto('/terms')
  await expect(page.getByRole('main')).toContainText('18 or older')
  await page.goto('/privacy')
  await expect(page.getByRole('main')).toContainText('What this software actually stores')
  await page.goto('/dmca')
  await expect(page.getByRole('main')).toContainText('more than twice')
})
