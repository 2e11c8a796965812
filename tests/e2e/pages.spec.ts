/** What holds for every page. */
import { expect, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the drawer opens and leads on @no-js', async ({ page }) => {
    await page.goto('/')
    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Hunting Products' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunting Products')
  })

  test('the drawer closes on a choice, on Escape and on a press outside', async ({ page }) => {
    await page.goto('/products')
    const drawer = page.locator('details.drawer')
    const open = async () => {
      await page.getByText('Menu', { exact: true }).click()
      await expect(drawer).toHaveAttribute('open')
    }
    await open()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(drawer).not.toHaveAttribute('open')
    await open()
    await page.keyboard.press('Escape')
    await expect(drawer).not.toHaveAttribute('open')
    await expect(page.getByText('Menu', { exact: true })).toBeFocused()
    await open()
    await page.mouse.click(20, 400)
    await expect(drawer).not.toHaveAttribute('open')
  })

  for (const address of ['/', '/products']) {
    test(`behind the open drawer of ${address} nothing takes the focus, and nothing scrolls${address === '/' ? '' : ' @deep'}`, async ({
      page,
    }) => {
      await page.goto(address)
      const menu = page.getByText('Menu', { exact: true })
      const main = page.getByRole('main', { includeHidden: true })
      const scrolled = () => page.evaluate(() => scrollY)
      await menu.click()
      await expect(main).toHaveJSProperty('inert', true)
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Tab')
        const isBehind = await page.evaluate(() => document.activeElement?.closest('main, footer, .skip-link') !== null)
        expect(isBehind, `after ${String(press + 1)} presses of Tab`).toBe(false)
      }
      await page.mouse.move(20, 400)
      await page.mouse.wheel(0, 600)
      await page.keyboard.press('End')
      expect(await scrolled()).toBe(0)

      await page.keyboard.press('Escape')
      await expect(menu).toBeFocused()
      await expect(main).toHaveJSProperty('inert', false)
      await page.mouse.wheel(0, 600)
      await expect.poll(scrolled).toBeGreaterThan(0)

      await menu.click()
      await expect(main).toHaveJSProperty('inert', true)
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(main, 'a wide window has no drawer').toHaveJSProperty('inert', false)
    })
  }
})

test('a picture that fails is replaced', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 404|request failed/)
  // A test before this one in the same database may have given the product another picture.
  await page.route(/\/(?:art\/products|images)\//, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/products/full-body-treestand-harness')
  await expect(page.getByRole('main').locator('figure img')).toHaveAttribute('src', /Image%20not%20available/)
})
