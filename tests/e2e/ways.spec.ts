/** The home page shows opening hours and today. */
import { expect, test } from './fixtures'

test('hours say whose time they are in; with scripts whether it is open, on a kept page and on the way, too', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T14:00:00Z') })
  await page.goto('/blog')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Times are Eastern Time. Open now, until 6:00 PM.')
  await page.clock.runFor(10 * 3_600_000)
  await expect(footer).toContainText('Closed now. Opens tomorrow at 8:00 AM.')
  await page.goto('/products')
  await footer.getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('region', { name: 'Contact Information' })).toContainText('Closed now.')
})

test('today’s facts follow the state, and the ground that the browser keeps; nothing is sent', async ({ page }) => {
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today where you hunt' })
  await expect(today).toContainText('Choose your state')
  const requests: string[] = []
  // Pictures further down load as the page is scrolled.
  page.on('request', (request) => {
    if (!request.url().includes('/art/')) requests.push(request.url())
  })
  await page.getByLabel('Where do you hunt?').selectOption('Vermont')
  await expect(today).toContainText(/\d AM to \d+:\d\d PM E[SD]T/)
  await expect(today).toContainText('the third week of November')
  expect(requests).toEqual([])

  await page.evaluate(() => {
    localStorage.setItem('stagwise-ground', 'state=TX&lat=31.1&lon=-99.3&place=Back+forty&zone=America%2FChicago')
  })
  await page.reload()
  await expect(page.getByLabel('Where do you hunt?').locator('option:checked')).toHaveText('My ground: Back forty')
  await expect(today).toContainText(/\d AM to \d+:\d\d PM C[SD]T/)
  await page.getByRole('button', { name: 'Plan My Hunt Day' }).click()
  await expect(page.getByRole('heading', { name: /^Hunt day/ })).toBeVisible()
  await expect(page.getByText('Back forty').first()).toBeVisible()
})
