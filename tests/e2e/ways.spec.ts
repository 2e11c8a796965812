/** Every page leads on: what belongs together, categories, opening hours, and today on the home page. */
import { expect, test } from './fixtures'

test('a species leads to a post, the post to the next one, a tool and a product', async ({ page }) => {
  await page.goto('/white-tailed-deer')
  const related = page.getByRole('region', { name: 'Read on' })
  await related.getByRole('link', { name: 'The Whitetail Year, Month by Month' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Whitetail Year, Month by Month')
  await related.getByRole('link', { name: 'Rut Activity Tracker' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rut Activity Tracker')
  await page.goBack()
  await page.getByRole('navigation', { name: 'More posts' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The Whitetail Year, Month by Month')
  await expect(page.getByRole('navigation', { name: 'In this post' })).toBeVisible()
})

test('the contents of a long post lead to its parts', async ({ page }) => {
  await page.goto('/what-deer-eat-through-the-four-seasons')
  await page
    .getByRole('navigation', { name: 'In this post' })
    .getByRole('link', { name: /^Winter/ })
    .click()
  await expect(page).toHaveURL(/#winter-/)
  await expect(page.getByRole('heading', { name: /^Winter/ })).toBeInViewport()
})

test('the footer leads to the products of a category, and these to all of them @deep', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety Gear' }).click()
  await expect(page).toHaveURL(/\/products\/category\/safety$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safety')
  await expect(page.getByRole('heading', { level: 2, name: 'Harness' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Binoculars' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All Products' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Binoculars' })).toBeVisible()
})

test('hours say whose time they are in; with scripts whether it is open, on a kept page and on the way, too @js', async ({
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

test('the home page leads to the hunt day of a state @deep', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Where do you hunt?').selectOption('Vermont')
  await page.getByRole('button', { name: 'Plan My Hunt Day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunt-Day Sheet')
  await expect(page.getByRole('heading', { name: /^Legal light/ }).first()).toBeVisible()
})

test('today’s facts follow the state, and the ground that the browser keeps; nothing is sent @js', async ({ page }) => {
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Today where you hunt' })
  await expect(today).toContainText('Choose your state')
  const requests: string[] = []
  // Pictures further down come as the page is scrolled.
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
  await expect(page.getByRole('heading', { name: /^Legal light/ }).first()).toBeVisible()
  await expect(page.getByText('Back forty').first()).toBeVisible()
})
