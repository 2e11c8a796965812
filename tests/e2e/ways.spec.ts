/** The home page shows opening hours and today. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { isDeep } from '../setup/tier'
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
  const today = page.getByRole('region', { name: /^(Today|Example)/ })
  await expect(today).toContainText(/\d AM to \d+:\d\d PM [CEMP][SD]T/)
  const requests: string[] = []
  // Pictures further down load as the page is scrolled.
  page.on('request', (request) => {
    if (!request.url().includes('/art/')) requests.push(request.url())
  })
  await page.getByLabel('Where do you hunt?').selectOption('Vermont')
  await expect(today.getByRole('heading')).toHaveText('Today in Vermont')
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

test('today of a state at its peak is there without JavaScript, and the form opens the hunt day @no-js', async ({
  page,
}) => {
  await page.goto('/')
  const today = page.getByRole('region', { name: /^Example: [A-Z]/ })
  await expect(today).toContainText(/\d AM to \d+:\d\d PM [CEMP][SD]T/)
  await expect(today).toContainText(/% lit/)
  await expect(today.getByRole('img', { name: /states at their peak/ })).toBeVisible()
  await page.getByLabel('Where do you hunt?').selectOption('Vermont')
  await page.getByRole('button', { name: 'Plan My Hunt Day' }).click()
  await expect(page.getByRole('heading', { name: /^Hunt day/ })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the words over the home page’s picture have a contrast of 4.5 to 1 at ten widths in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    for (const season of isDeep ? ['spring', 'summer', 'fall', 'winter'] : ['fall']) {
      await page.locator('main section img').first().evaluate(showRidges, season)
      for (const width of [320, 360, 375, 390, 412, 430, 600, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await leastContrast(page), `${season}, at ${String(width)} px`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })
}

async function showRidges(picture: Element, season: string): Promise<void> {
  if (!(picture instanceof HTMLImageElement)) throw new Error('no picture')
  picture.src = picture.src.replace(/#\w+$/, `#${season}`)
  await picture.decode()
}

/** Returns the least contrast of the first section’s cream words to what is behind them. */
async function leastContrast(page: Page): Promise<number> {
  const hero = page.locator('main section').first()
  const lines = await hero.evaluate((section) => {
    const { left, top } = section.getBoundingClientRect()
    const words = [...section.querySelectorAll('h1, h1 ~ p, label, h2, section p')]
    return words.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Array.from(range.getClientRects(), (line) => ({
        left: Math.floor(line.left - left),
        top: Math.floor(line.top - top),
        width: Math.ceil(line.width),
        height: Math.ceil(line.height),
      }))
    })
  })
  expect(lines.length).toBeGreaterThan(12)
  const paint = (color: string) =>
    hero.evaluate((section, value) => {
      for (const element of section.querySelectorAll<HTMLElement>('*')) element.style.color = value
    }, color)
  await paint('transparent')
  const picture = await hero.screenshot()
  await paint('')
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let brightest = 0
  for (const line of lines) {
    for (let y = Math.max(0, line.top); y < Math.min(info.height, line.top + line.height); y += 1) {
      for (let x = Math.max(0, line.left); x < Math.min(info.width, line.left + line.width); x += 1) {
        const at = (y * info.width + x) * 3
        brightest = Math.max(brightest, luminance(data.subarray(at, at + 3)))
      }
    }
  }
  return (luminance([0xf7, 0xf4, 0xec]) + 0.05) / (brightest + 0.05)
}

function luminance(color: Iterable<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(color, (channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
