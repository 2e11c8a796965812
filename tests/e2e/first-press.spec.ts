/** Somebody presses and types before React has taken over the page, on a slow line or a slow phone. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hold } from './hold'
import { startReleaseProxy } from './release-proxy'

const hydrated = ':root[data-hydrated]'

test.use({ geolocation: { latitude: 44.4759, longitude: -73.2121 }, permissions: ['geolocation'], hasTouch: true })

const position = (page: Page) => page.getByRole('button', { name: 'Use my position' })
const presses = {
  mouse: (page: Page) => position(page).click(),
  touch: (page: Page) => position(page).tap(),
  keyboard: (page: Page) => position(page).press('Enter'),
}

for (const [by, press] of Object.entries(presses)) {
  test(`a button pressed by ${by} before the scripts came does its work once they are there`, async ({ page }) => {
    const letThrough = await hold(page)
    await page.goto('/hunting-tools/legal-light', { waitUntil: 'commit' })
    await press(page)
    letThrough()
    await expect(page.getByLabel('Latitude')).toHaveValue('44.4759')
  })
}

test('keys pressed all through hydration on a slow phone are not lost', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/contact', { waitUntil: 'commit' })
  const message = page.getByLabel('Message', { exact: true })
  await message.focus()
  let typed = ''
  const isHydrated = page
    .locator(hydrated)
    .waitFor({ state: 'attached' })
    .then(() => true)
  for (let done = false; !done;) {
    const letter = String.fromCharCode(97 + (typed.length % 26))
    await page.keyboard.press(letter)
    typed += letter
    done = await Promise.race([isHydrated, page.waitForFunction(() => true).then(() => false)])
  }
  await expect(message).toHaveValue(typed)
})

test('a key pressed while half of the scripts are there loses neither the key nor the scripts', async ({
  page,
  baseURL,
}) => {
  const proxy = await startReleaseProxy(String(baseURL))
  const letThrough = proxy.holdAfter('<template data-scripts="">')
  await page.goto(`${proxy.url}/contact`, { waitUntil: 'commit' })
  const message = page.getByLabel('Message', { exact: true })
  await message.press('a')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
  letThrough()
  await page.locator(hydrated).waitFor({ state: 'attached' })
  await expect(message).toHaveValue('a')
  await proxy.close()
})

test('the login form leaves the caret and the selection where they are when its scripts come', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[01]/)
  const [username, password] = [page.getByLabel('Username'), page.getByLabel('Password', { exact: true })]
  const isHydrated = page.getByRole('button', { name: 'Show password' })
  let letThrough = await hold(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await username.fill('hunter')
  await password.press('w')
  const place = await page.getByRole('button', { name: 'Log In' }).boundingBox()
  letThrough()
  await isHydrated.waitFor()
  expect(await page.getByRole('button', { name: 'Log In' }).boundingBox()).toEqual(place)
  await page.keyboard.type('rong')
  await expect(password).toHaveValue('wrong')
  await expect(username).toHaveValue('hunter')
  letThrough = await hold(page)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await username.press('ControlOrMeta+a')
  letThrough()
  await isHydrated.waitFor()
  await page.keyboard.type('x')
  await expect(username).toHaveValue('x')
})

test('a tool’s form that is sent before the scripts came waits for them as it is, and says so', async ({ page }) => {
  const letThrough = await hold(page)
  await page.goto('/hunting-tools/legal-light', { waitUntil: 'commit' })
  await page.getByLabel('Latitude').fill('44.4759')
  await page.getByLabel('Longitude').fill('-73.2121')
  const isMarked = await page.getByRole('button', { name: 'Show the Light' }).evaluate((button) => {
    if (button instanceof HTMLButtonElement) button.click()
    return button.closest('form')?.inert === true && getComputedStyle(button, '::after').content.includes('working')
  })
  expect(isMarked).toBe(true)
  letThrough()
  await expect(page.locator('#result-summary')).toContainText('Vermont')
  expect(new URL(page.url()).search).not.toContain('lat=')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stagwise-ground'))).toContain('lat=44.4759')
})

test('a form that is sent while the device looks for its position waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    const find = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...args) => setTimeout(() => find(...args), 1500)
  })
  const letThrough = await hold(page)
  await page.goto('/hunting-tools/legal-light', { waitUntil: 'commit' })
  await position(page).click()
  await page.getByRole('button', { name: 'Show the Light' }).click()
  letThrough()
  await expect(page.getByText('Your answer follows.')).toBeVisible()
  await expect(page.locator('#result-summary')).toContainText('Vermont')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a product added before the scripts came is in the request, although the visitor leaves at once', async ({
  page,
}) => {
  await hold(page)
  await page.goto('/products/full-body-treestand-harness', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Add to request/ }).click()
  await page.unrouteAll()
  await page.goto('/request')
  await expect(page.getByLabel('Quantity: Full-Body Treestand Harness')).toHaveValue('1')
  await page.goto('/products')
  await expect(page.getByText('Your request (1)').first()).toBeVisible()
})

for (const [tool, texts] of [
  ['legal-light', {}],
  ['hunt-day', {}],
  ['wind-direction-stand-picker', { 'stagwise-stands': 'stand=Oak*N**' }],
] as const) {
  test(`${tool} with saved data is folded before its scripts come, and nothing jumps`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/hunting-tools')
    await page.evaluate((more) => {
      const [today = ''] = new Date().toISOString().split('T')
      const saved = { 'stagwise-ground': 'state=VT', 'stagwise-week': `m1=N&e1=N&m2=N&from=${today}`, ...more }
      for (const [key, text] of Object.entries(saved)) localStorage.setItem(key, text)
    }, texts)
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
        document.documentElement.dataset.shifts = String(shifts.reduce((sum, value) => sum + value, 0))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const letThrough = await hold(page)
    await page.goto(`/hunting-tools/${tool}`, { waitUntil: 'commit' })
    await expect(page.locator('.answer-waiting')).toBeVisible()
    await expect(page.locator('.tool-desk > .tool-form')).toBeHidden()
    letThrough()
    await expect(page.locator('#result')).toBeVisible()
    expect(Number((await page.locator('html').getAttribute('data-shifts')) ?? 0)).toBeLessThan(0.02)
  })
}

test('a form sent by a key before the scripts came is answered by the server', async ({ page }) => {
  const letThrough = await hold(page)
  await page.goto('/hunting-tools/legal-light', { waitUntil: 'commit' })
  await page.getByLabel('Latitude').fill('44.4759')
  await page.getByLabel('Longitude').fill('-73.2121')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/lat=44\.48&lon=-73\.21.*#result/)
  await expect(page.locator('#result')).toBeVisible()
  letThrough()
  await page.locator(hydrated).waitFor({ state: 'attached' })
})

test.describe('on a phone', () => {
  test.use({ isMobile: true })

  test('a page is not hydrated before somebody uses it', async ({ page }) => {
    await page.goto('/products', { waitUntil: 'commit' })
    await page.waitForLoadState('networkidle')
    await expect(page.locator('template[data-scripts]')).toHaveCount(1)
    await page.getByRole('main').tap({ position: { x: 2, y: 2 } })
    await page.locator(hydrated).waitFor({ state: 'attached' })
  })

  for (const [what, prepare, at] of [
    [
      'with what this browser keeps',
      () => localStorage.setItem('stagwise-ground', 'state=VT'),
      '/hunting-tools/legal-light',
    ],
    ['that answers its address', () => undefined, '/hunting-tools/legal-light?state=VT'],
    ['that shows little before', () => undefined, '/hunting-tools/my-map'],
  ] as const) {
    test(`a page ${what} is hydrated once it is painted`, async ({ page }) => {
      await page.addInitScript(prepare)
      await page.goto(at, { waitUntil: 'commit' })
      await page.locator(hydrated).waitFor({ state: 'attached' })
    })
  }
})
