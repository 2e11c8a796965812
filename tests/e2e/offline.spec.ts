import type { Page } from '@playwright/test'
import { toolEntries } from '~/lib/tool-list'
import { testServerOf } from '../setup/test-server-settings.js'
import { isDeep } from '../setup/tier'
import { cameraJpeg, withTags } from '../setup/trail-cam-picture'
import { expect, openForm, operator, test as base } from './fixtures'
import { releaseNote, startReleaseProxy, type ReleaseProxy } from './release-proxy'

const test = base.extend<{ front: ReleaseProxy }>({
  // eslint-disable-next-line no-empty-pattern -- as Playwright wants it
  front: async ({}, use, { parallelIndex }) => {
    const front = await startReleaseProxy(testServerOf(parallelIndex).url)
    await use(front)
    await front.close()
  },
})

test.describe.configure({ mode: 'parallel' })
test.use({
  serviceWorkers: 'allow',
  allowedConsole: [
    [/ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|Failed to fetch|ERR_CONNECTION_RESET/],
    { scope: 'test' },
  ],
})

/** The worker has stored the kit and controls the page. */
async function waitForKit(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
    }
  })
}

const keptBar = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement, '::before').content.replaceAll('"', ''))

/** Each tool answers after these: fields with their texts, choices by value, then the last button of the form. */
const questions: Readonly<Record<string, readonly (readonly [name: string, value: string])[]>> = {
  'deer-movement-predictor': [
    ['location', 'Ridge'],
    ['weather', 'overcast'],
    ['moonPhase', 'new'],
  ],
  'moon-phase-calendar': [['month', '2026-12']],
  'wind-direction-stand-picker': [['wind', 'NW']],
  'rut-activity-tracker': [['region', 'south']],
  'trail-cam-analyzer': [
    ['times', '2026-11-14 06:42'],
    ['state', 'VT'],
  ],
  'deer-call-recommender': [['phase', 'rut']],
  'stand-location-mapper': [
    ['description', 'A bench with oaks'],
    ['feature', 'saddle'],
  ],
  'venison-yield-calculator': [
    ['weight', '150'],
    ['deerType', 'mule'],
    ['processing', 'basic'],
  ],
  'hunting-checklist-generator': [['huntType', 'archery']],
  'license-regulation-finder': [['state', 'PA']],
  'my-ground': [['state', 'VT']],
  'legal-light': [['state', 'VT']],
  'hunt-day': [
    ['state', 'VT'],
    ['wind', 'NW'],
  ],
}

async function ask(page: Page, id: string) {
  const form = page.locator(`form[action^="/hunting-tools/${id}"]`).first()
  if ((await page.locator('.tool-known:not([open])').count()) > 0) await openForm(page)
  for (const [name, value] of questions[id] ?? []) {
    const field = form.locator(`[name="${name}"]:not([type=hidden])`)
    const kind = await field.first().evaluate((each) => each.getAttribute('type') ?? each.tagName.toLowerCase())
    if (kind === 'select') await field.selectOption(value)
    else if (kind === 'radio' || kind === 'checkbox') await form.locator(`[name="${name}"][value="${value}"]`).check()
    else await field.fill(value)
  }
  await form.locator('button[type=submit]').last().click()
}

test('after one page, without a signal, the tools open, answer, read pictures and lead to each other, visited or not', async ({
  page,
  front,
}) => {
  await page.goto(`${front.url}/hunting-tools/legal-light`)
  await waitForKit(page)
  await front.cutOff()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal Light')
  expect(await keptBar(page)).toBe('No signal. This works.')
  // The browser looks up state and zone of a point.
  await page.goto(`${front.url}/hunting-tools/legal-light?lat=44.47&lon=-73.21&date=2026-11-14`)
  await expect(page.locator('#result-title')).toHaveText('Legal light 6:18 AM to 4:56 PM EST')
  await page.goto(`${front.url}/hunting-tools/wind-direction-stand-picker?wind=NW`)
  await expect(page.locator('#result-title')).toHaveText('Sit on the southeast side')
  await openForm(page)
  await expect(page.getByRole('radio', { name: 'Northwest' })).toBeChecked()
  await page.getByRole('link', { name: /^Set my ground/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Ground')
  await page.goto(`${front.url}/hunting-tools#field-kit`)
  await expect(page.getByRole('heading', { name: 'Field Kit' })).toBeVisible()

  // One code stores all of them, so `npm test` opens each fourth one.
  for (const { id, name } of toolEntries.filter((_tool, index) => isDeep || index % 4 === 0)) {
    await page.goto(`${front.url}/hunting-tools/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    if (!(id in questions)) continue
    await ask(page, id)
    await expect(page.locator('#result-title'), id).toBeVisible()
  }

  // The worker that reads pictures is stored, too.
  await page.goto(`${front.url}/hunting-tools/trail-cam-analyzer`)
  const buffer = withTags(cameraJpeg(1000), { taken: '2026:11:14 06:42:10' })
  await page.locator('#pictures').setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer })
  await expect(page.locator('#result-title')).toHaveText('1 visit in 1 picture')
})

test('after the home page alone, home, the products and the list of tools open without a signal, with all their drawings @deep', async ({
  page,
  front,
}) => {
  await page.goto(front.url)
  await waitForKit(page)
  await front.cutOff()
  const brokenPictures = () =>
    page.evaluate(async () => {
      const pictures = [...document.querySelectorAll('img')]
      for (const picture of pictures) picture.loading = 'eager'
      const outcomes = await Promise.allSettled(pictures.map((picture) => picture.decode()))
      return pictures.filter((_picture, index) => outcomes[index]?.status === 'rejected').map(({ src }) => src)
    })
  for (const [path, banner] of [
    ['/', /^No signal\. This copy is from/],
    ['/products', /^No signal\. This copy is from/],
    ['/hunting-tools', /^No signal\. This works\.$/],
    ['/contact', /^No signal\. This works\.$/],
  ] as const) {
    await page.goto(`${front.url}${path}`)
    expect(await keptBar(page), path).toMatch(banner)
    expect(await brokenPictures(), path).toEqual([])
  }
  await expect(page.getByText(/the page you asked for \(.*\/contact\) is not on this device/)).toBeVisible()
  const first = page.getByRole('region', { name: 'Tools' }).getByRole('link')
  expect((await first.allTextContents()).slice(0, 2)).toEqual(['My Ground', 'Legal Light'])
  await page.goto(front.url)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Field Kit' }).click()
  await expect(page.getByRole('heading', { name: 'Field Kit' })).toBeInViewport()
})

test('a page that was read, and one that is kept, are there without a signal, with their pictures; others say so', async ({
  page,
  front,
}) => {
  await page.goto(`${front.url}/deer-types`)
  await waitForKit(page)
  await page.goto(`${front.url}/moose`)
  await page.goto(`${front.url}/elk`)
  await page.getByRole('button', { name: 'Keep this page for the field' }).click()
  await expect(page.getByRole('button', { name: 'Kept for the field. Remove it' })).toBeVisible()
  // Forty others may have been read since.
  await expect.poll(() => page.evaluate(async () => (await caches.open('stagwise-read')).delete('/elk'))).toBe(true)
  await front.cutOff()
  for (const [path, name] of [
    ['/elk', 'Elk'],
    ['/moose', 'Moose'],
  ]) {
    await page.goto(`${front.url}${path ?? ''}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    expect(await keptBar(page)).toMatch(/^No signal\. This copy is from [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/)
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Source Serif')
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('main figure img')?.naturalWidth ?? 0))
      .toBeGreaterThan(100)
  }
  await page.goto(`${front.url}/caribou`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without a Signal')
  await expect(page.getByRole('link', { name: 'Elk' })).toBeVisible()
  await expect(page.getByText(/Kept on /)).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove Moose' }).click()
  await expect(page.getByRole('link', { name: 'Moose' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('link', { name: 'Elk' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByText('No other page is stored.')).toBeVisible()
  await expect(page.getByText(/the field kit and the ten tools are stored: .*(?:kB|MB)\./)).toBeVisible()
})

for (const [fault, title] of [
  [
    'bad gateway',
    'while the site is down behind its proxy, stored pages open with their date, and others say what is wrong',
  ],
  ['stall', 'when the network stops in the middle of a page, stored pages open with their date'],
] as const) {
  test(title, async ({ page, front, allowedConsole }) => {
    allowedConsole.push(/status of 502/)
    const banner = fault === 'stall' ? 'No signal.' : 'The site has a problem.'
    await page.goto(`${front.url}/hunting-tools/legal-light`)
    await waitForKit(page)
    await page.goto(`${front.url}/moose`)
    front.fail(fault)
    const openTool = async () => {
      await page.goto(`${front.url}/hunting-tools/wind-direction-stand-picker?wind=NW`)
      await expect(page.locator('#result-title')).toHaveText('Sit on the southeast side')
      expect(await keptBar(page)).toBe(`${banner} This works.`)
      // The router asks for `/hunting-tools/hunt-day.data`.
      await page.getByRole('link', { name: 'Hunt-Day Sheet' }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunt-Day Sheet', { timeout: 20_000 })
    }
    const openCopy = async (path: string, name: string) => {
      const other = await page.context().newPage()
      await other.goto(`${front.url}${path}`)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(name)
      expect(await keptBar(other)).toMatch(/^[\w ]+\. This copy is from [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/)
      expect(await keptBar(other)).toContain(banner)
    }
    // The worker waits ten seconds for each.
    await Promise.all([openTool(), openCopy('/moose', 'Moose'), openCopy('/products', 'Hunting Products')])
    if (fault === 'stall') return
    await page.goto(front.url)
    expect(
      await page.evaluate(() =>
        [...document.images].filter((each) => each.complete && !each.naturalWidth).map(({ src }) => src),
      ),
    ).toEqual([])
    expect((await page.goto(`${front.url}/elk`))?.status()).toBe(502)
    expect((await page.goto(`${front.url}/contact`))?.status()).toBe(502)
    await expect(page.getByRole('heading')).toHaveText('502 Bad Gateway')
  })
}

test('a second release replaces the first when the visitor takes it, and never mixes with it', async ({
  page,
  front,
}) => {
  const kits = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('stagwise-kit-')))
  await page.goto(`${front.url}/hunting-tools/legal-light`)
  await waitForKit(page)
  await page.reload()
  const [first] = await kits()
  front.release()
  await page.reload()
  // The network comes first while there is a signal, so a page is never a copy.
  expect(await page.content()).toContain(releaseNote)
  await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  const notice = page.getByText('A new version of the tools is ready.')
  await expect(notice).toBeVisible()
  await expect.poll(kits).toHaveLength(2)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(notice).toBeHidden()
  await expect.poll(kits).toEqual(['stagwise-kit-000000000002'])
  expect(first).not.toBe('stagwise-kit-000000000002')
  await front.cutOff()
  await page.goto(`${front.url}/hunting-tools/moon-phase-calendar`)
  expect(await page.content()).toContain(releaseNote)
  await expect(page.locator('#result-title')).toBeVisible()
})

test('no byte of the dashboard, of the API or of a form is stored, during a session and after it @deep', async ({
  page,
}) => {
  await page.goto('/hunting-tools')
  await waitForKit(page)
  await page.goto('/admin')
  await page.getByLabel('Username').fill(operator.username)
  await page.getByLabel('Password', { exact: true }).fill(operator.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of ['/admin/products', '/admin/contacts', '/admin/blog/1/edit', '/contact', '/elk', '/blog'])
    await page.goto(path)
  await page.goto('/admin')
  await page.getByRole('button', { name: /^Logout/ }).click()
  await page.goto('/elk')
  await page.reload()
  const stored = await page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push({
          url: new URL(request.url).pathname,
          text: /html|x-script/.test(response?.headers.get('content-type') ?? '')
            ? ((await response?.text()) ?? '')
            : '',
        })
      }
    }
    return found
  })
  expect(stored.length).toBeGreaterThan(80)
  expect(stored.filter(({ url }) => /^\/(?:admin|api|contact|healthz)|^\/(?!assets\/).*quote/.test(url))).toEqual([])
  expect(stored.filter(({ text }) => /data-dashboard|Logout|csrf/i.test(text))).toEqual([])
})
