import { expect, test } from './fixtures'

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
