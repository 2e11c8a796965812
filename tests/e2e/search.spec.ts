/** Somebody who cannot spell today uses the search. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const field = (page: Page) => page.getByRole('main').getByLabel('Search this site')

for (const place of ['bar', 'drawer'] as const) {
  test(`a question in the ${place} leads to the tool that answers it, for the state${place === 'bar' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    if (place === 'drawer') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    const banner = page.getByRole('banner')
    if (place === 'drawer') await banner.getByText('Menu').click()
    const box = banner.getByRole('search', { name: 'Site' }).getByLabel('Search')
    await box.fill('when is the rut in texas')
    await box.press('Enter')
    await expect(page).toHaveURL('/search?q=when+is+the+rut+in+texas')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Best matches')
    await expect(main.getByRole('region', { name: 'Deer Types' }).getByRole('listitem')).not.toHaveCount(0)
    await main.getByRole('link', { name: 'Rut Activity Tracker: Texas' }).click()
    await expect(page).toHaveURL('/hunting-tools/rut-activity-tracker?state=TX')
  })
}

for (const path of ['/deer-types', '/hunting-tools/legal-light']) {
  test(`no letter typed into the page moves the focus; the search suggests pages once somebody pauses: ${path}${path === '/deer-types' ? '' : ' @deep'}`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/search/suggestions') asked.push(search)
    })
    await page.goto(path)
    // Whoever dictates says “/” by accident: no key without Ctrl or Alt is a shortcut (WCAG 2.1.4).
    await page.locator('body').press('/')
    await expect(page.locator('body')).toBeFocused()
    const box = page.getByRole('banner').getByRole('search', { name: 'Site' }).getByLabel('Search')
    await box.click()
    await box.pressSequentially('grunt ca')
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    await expect(options.first()).toHaveText('Deer Call Recommender Hunting Tool')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    expect(asked.at(-1)).toBe('?q=grunt%20ca')
    // A slow machine may pause between two letters.
    expect(asked.length).toBeLessThan('grunt ca'.length / 2)

    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveAttribute('aria-activedescendant', String(await options.first().getAttribute('id')))
    await box.press('ArrowUp')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await box.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(box).toHaveValue('grunt ca')
    await box.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deer Call Recommender')
  })
}

test('suggestions that do not arrive leave the form as it is', async ({ page, allowedConsole }) => {
  allowedConsole.push(/ERR_FAILED|Failed to load/)
  await page.route('**/search/suggestions?**', (route) => route.abort())
  await page.goto('/search')
  const failed = page.waitForEvent('requestfailed')
  await field(page).pressSequentially('moose')
  await failed
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/search?q=moose')
})
