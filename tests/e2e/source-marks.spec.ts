/** A mark links a claim about a species to its source and back. */
import { expect, test } from './fixtures'

test('a mark leads to its source, the source back, and the jump bar to all of them', async ({ page }) => {
  await page.goto('/white-tailed-deer')
  const bar = page.getByRole('navigation', { name: 'Sections' })
  const section = page.getByRole('region', { name: 'Behavior' })
  await bar.getByRole('link', { name: 'Behavior' }).click()
  await expect(page.getByRole('heading', { name: 'Behavior', exact: true })).toBeInViewport()
  const mark = section.getByText('No buck owns a scrape').getByRole('link')
  await expect(mark).toHaveText('[20]')
  await mark.click()
  await expect(page).toHaveURL('/white-tailed-deer#source-20')
  const source = page.getByRole('listitem').filter({ hasText: 'Scrape Behavior and Physical Characteristics' })
  await expect(source).toBeInViewport()
  await source.getByRole('link', { name: 'Behavior', exact: true }).click()
  await expect(page).toHaveURL('/white-tailed-deer#cite-territorialBehavior-1')
  await expect(mark).toBeInViewport()
  await section.getByText('Sources of this section').getByRole('link', { name: 'Source [8]' }).click()
  await expect(page).toHaveURL('/white-tailed-deer#source-8')
  await bar.getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeInViewport()
})

test('on a phone the jump bar shows that there is more, until its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/moose')
  const bar = page.getByRole('navigation', { name: 'Sections' })
  const [first, last] = [bar.getByRole('link', { name: 'About' }), bar.getByRole('link', { name: 'Sources' })]
  await expect(last).not.toBeInViewport()
  const begin = await bar.screenshot()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  expect(await bar.screenshot()).not.toEqual(begin)
  await first.focus()
  await expect(first).toBeInViewport({ ratio: 1 })
})
