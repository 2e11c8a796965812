/** The router moves between pages with React; every other page is loaded whole. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1
  })
  return () => count
}

test('a content page fetches in advance what is about to be pressed, and only pages that are for everybody', async ({
  page,
}) => {
  await page.goto('/blog')
  const fetched: string[] = []
  page.on('request', (request) => {
    const { 'sec-purpose': purpose = '' } = request.headers()
    if (purpose.startsWith('prefetch')) fetched.push(new URL(request.url()).pathname)
  })
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Deer Food' }).hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search' }).hover()
  await page.getByRole('banner').getByRole('link', { name: 'Deer Types' }).hover()
  await expect.poll(() => fetched).toEqual(['/deer-types'])
  await page.getByRole('banner').getByRole('link', { name: 'Deer Types' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deer Types')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`one page fades into the next where motion is welcome: ${reducedMotion} @deep`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.fades = String('viewTransition' in event && event.viewTransition !== null)
      })
    })
    await page.goto('/deer-types')
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(reducedMotion === 'no-preference'))
  })
}

test('six skeleton cards stand in while the router fetches the catalogue', async ({ page }) => {
  await page.goto('/contact')
  const documents = countDocuments(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/products.data**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click({ noWaitAfter: true })
  await expect(page.getByTestId('product-skeleton')).toHaveCount(6)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
  await expect(page.getByTestId('product-skeleton')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Hunting Products | Stagwise')
  expect(documents()).toBe(0)
})

test('where the router leads, the title is read out and the focus stands at the top', async ({
  page,
  enterAsOperator,
}) => {
  // The dashboard's titles begin with the number of open entries.
  const arrived = async (title: string) => {
    await expect(page).toHaveTitle(new RegExp(`^(?:\\(.+\\) )?${title.replace('|', '\\|')}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const announcer = page.locator('main > p[aria-live=polite], main > div > p[aria-live=polite]')
    await expect(announcer).toHaveText(await page.title())
  }
  await page.goto('/contact')
  const documents = countDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click()
  await arrived('Hunting Products | Stagwise')
  await page.getByRole('main').getByRole('link', { name: 'Full-Body Treestand Harness', exact: true }).click()
  await arrived('Full-Body Treestand Harness | Stagwise')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Wind Direction Stand Picker' }).click()
  await arrived('Wind Direction Stand Picker | Stagwise')
  await footer.getByRole('link', { name: 'Contact Us' }).click()
  await arrived('Contact | Stagwise')
  expect(documents()).toBe(0)

  await enterAsOperator()
  await page.goto('/admin')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const [link, title] of [
    ['Products', 'Products Management'],
    ['Bin', 'Bin'],
  ] as const) {
    await menu.getByRole('link', { name: link, exact: true }).click()
    await arrived(`${title} | Stagwise`)
  }
  expect(documents()).toBe(1)
})

test('Back after a reload on a content page shows the page that the address names', async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Hunting Products' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master the hunt with smart technology')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/products')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch')
})
