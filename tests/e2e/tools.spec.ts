/**
 * The browser's answer is the server's, word for word; no request leaves the page, and a loaded page needs no network;
 * a missing value is reported at its field.
 */
import type { Locator, Page } from '@playwright/test'
import { delayMs } from '~/tools/trail-cam/trail-cam.data'
import { isDeep } from '../setup/tier'
import { expect, listenForRequests, openForm, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

type Inputs = readonly (readonly [name: string, value: string])[]

interface ToolRow {
  id: string
  /** The keys are names of fields; a value is a text, or the value of a choice. */
  inputs: Inputs
  /** The address fixes what chance would decide. */
  fixed?: string
  /** The name of a field whose absence has a message, while the other inputs stay chosen. */
  needs: string
}

const rows: readonly ToolRow[] = [
  {
    id: 'deer-movement-predictor',
    inputs: [
      ['location', 'The ridge behind the barn'],
      ['weather', 'overcast'],
      ['moonPhase', 'new'],
    ],
    fixed: 'luck=12&window=dusk',
    needs: 'location',
  },
  {
    id: 'wind-direction-stand-picker',
    inputs: [
      ['wind', 'NW'],
      ['time', 'evening'],
    ],
    needs: 'wind',
  },
  { id: 'rut-activity-tracker', inputs: [['region', 'south']], needs: 'region' },
  { id: 'deer-call-recommender', inputs: [['phase', 'rut']], needs: 'phase' },
  {
    id: 'stand-location-mapper',
    inputs: [
      ['description', 'A bench above the creek, with oaks'],
      ['feature', 'saddle'],
      ['feature', 'funnel'],
    ],
    needs: 'description',
  },
  {
    id: 'venison-yield-calculator',
    inputs: [
      ['weight', '163.5'],
      ['deerType', 'mule'],
      ['processing', 'professional'],
    ],
    needs: 'deerType',
  },
  { id: 'hunting-checklist-generator', inputs: [['huntType', 'archery']], needs: 'huntType' },
  { id: 'license-regulation-finder', inputs: [['state', 'PA']], needs: 'state' },
  {
    id: 'trail-cam-analyzer',
    inputs: [
      ['times', '2026-11-14 06:42\n11/14/2026 6:45 AM\nnoon\n2026-11-15 17:05'],
      ['gap', '15'],
    ],
    needs: 'times',
  },
]

const pathOf = ({ id }: { id: string }) => `/hunting-tools/${id}`
/** The checklist's answer holds another form. */
const formOf = (page: Page, row: { id: string }) => page.locator(`form[action^="${pathOf(row)}"]`).first()
const resultOf = (page: Page) => page.locator('#result[data-result]')

function addressOf({ id, inputs, fixed }: ToolRow): string {
  const query = new URLSearchParams(inputs.map(([name, value]) => [name, value]))
  return `${pathOf({ id })}?${query.toString()}${fixed === undefined ? '' : `&${fixed}`}`
}

async function fillIn(form: Locator, inputs: Inputs) {
  for (const [name, value] of inputs) {
    const fields = form.locator(`[name="${name}"]:not([type=hidden])`)
    const kind = await fields.first().evaluate((field) => field.getAttribute('type') ?? field.tagName.toLowerCase())
    if (kind === 'select') await fields.selectOption(value)
    else if (kind === 'radio' || kind === 'checkbox') await form.locator(`[name="${name}"][value="${value}"]`).check()
    else await fields.fill(value)
  }
}

async function expectFilledIn(form: Locator, inputs: Inputs) {
  for (const [name, value] of inputs) {
    const inSelector = value.replaceAll('\n', '\\a ')
    const choice = form.locator(`[name="${name}"][value="${inSelector}"]:is([type=radio], [type=checkbox])`)
    if ((await choice.count()) > 0) await expect(choice).toBeChecked()
    else await expect(form.locator(`[name="${name}"]:not([type=hidden])`)).toHaveValue(value)
  }
}

/** An answered tool may have closed its form. */
async function unfold(page: Page) {
  if ((await page.locator('.tool-known:not([open])').count()) > 0) await openForm(page)
}

/** The form's last button asks. */
async function ask(page: Page, row: ToolRow, inputs: Inputs = row.inputs) {
  const form = formOf(page, row)
  await unfold(page)
  await fillIn(form, inputs)
  await form.locator('button[type=submit]').last().click()
}

/** Leaves out the explanation of the use, which differs without JavaScript. */
async function wordsOf(page: Page, written?: string): Promise<string> {
  return page.evaluate((html) => {
    const shown = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    const answer = shown.querySelector('#result')?.cloneNode(true)
    if (!(answer instanceof Element)) return ''
    for (const each of answer.querySelectorAll('button, .no-print')) each.remove()
    return answer.textContent ?? ''
  }, written)
}

/** A browser without JavaScript shows what the server writes for the address. */
async function writtenByServer(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address, { failOnStatusCode: true })
  const text = await wordsOf(page, await response.text())
  expect(text.length, `a result at ${address}`).toBeGreaterThan(40)
  return text
}

/** Somebody looks for the next link and touches all of them, so prefetches are on their way. */
async function touchLinks(page: Page) {
  for (const link of await page.locator('main a').all()) await link.focus()
}

/** One code serves all forms, so `npm test` tries one. */
const tagOf = (index: number) => (index === 0 ? '' : ' @deep')

/** A page that makes no request shows it without a network, too. */
const networks = isDeep ? [false, true] : [true]

for (const [index, row] of rows.entries()) {
  test(`${row.id}: the form's answer is the address's, word for word, in the browser as from the server${tagOf(index)}`, async ({
    page,
  }) => {
    await page.goto(pathOf(row))
    await ask(page, row)
    await expect(resultOf(page)).toBeVisible()
    // The answer has put its draw into the address.
    const address = row.fixed === undefined ? addressOf(row) : page.url()
    expect(await wordsOf(page)).toBe(await writtenByServer(page, address))

    const expected = await writtenByServer(page, addressOf(row))
    await page.goto(addressOf(row))
    await expect.poll(() => wordsOf(page)).toBe(expected)
    await expectFilledIn(formOf(page, row), row.inputs)
  })

  test(`${row.id}: once loaded, its use makes no request, with a network or without${tagOf(index)}`, async ({
    page,
    context,
    allowedConsole,
  }) => {
    allowedConsole.push(/favicon\.svg/)
    const modulesCame = watchModules(page)
    for (const isOffline of networks) {
      await context.setOffline(false)
      await page.goto(pathOf(row), { waitUntil: 'networkidle' })
      await modulesCame()
      const requests = listenForRequests(page)
      await context.setOffline(isOffline)
      await ask(page, row)
      await expect(resultOf(page)).toBeFocused()
      await touchLinks(page)
      await ask(page, row)
      await expect(resultOf(page)).toBeFocused()
      expect(requests, isOffline ? 'without a network' : 'with a network').toEqual([])
      page.removeAllListeners('request')
    }
  })

  test(`${row.id}: what is missing is said at its field, and the rest stays chosen${tagOf(index)}`, async ({
    page,
  }) => {
    await page.goto(pathOf(row))
    const rest = row.inputs.filter(
      ([name]) => name !== row.needs && (row.needs !== 'description' || name !== 'feature'),
    )
    await ask(page, row, rest)
    const message = page.locator(`#${row.needs}-error`)
    await expect(message).toHaveText(/^Error: \S/)
    await expect(page.locator(`[aria-describedby~="${row.needs}-error"]`).first()).toBeVisible()
    await expect(page.locator(`[name="${row.needs}"][aria-invalid=true]`).first()).toBeVisible()
    await expect(resultOf(page)).toHaveCount(0)
    await expectFilledIn(formOf(page, row), rest)
    await expect(page).toHaveTitle(/^Error: /)
    const summary = formOf(page, row).getByRole('alert')
    await expect(summary.getByRole('link').first()).toHaveAttribute('href', `#${row.needs}`)
    await expect(page.locator('[aria-invalid=true]').first(), 'what is wrong has the focus').toBeFocused()
  })
}

/** The last two are desktops on which a long answer is taller than the window. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]

/** The whole headline must be in the window, right below the site's bar. */
async function expectHeadlineOnTop(page: Page, size: string, isFocused: boolean, id = 'result') {
  const at = () =>
    page.evaluate((id) => {
      const headline = document.querySelector(`#${id}-title`)
      const { top = NaN, bottom = NaN } = headline?.getBoundingClientRect() ?? {}
      const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0
      const focus = document.activeElement
      return {
        isBelowBar: top >= bar,
        isNearTop: top <= 160,
        isWhole: bottom <= innerHeight,
        hasFocus: focus?.id === id && focus.querySelector('h2, p') === headline,
      }
    }, id)
  const expected = { isBelowBar: true, isNearTop: true, isWhole: true, hasFocus: isFocused }
  await expect.poll(at, size).toEqual(expected)
}

for (const row of rows) {
  test(`${row.id}: after the button the answer’s headline is at the top of the window @deep`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(pathOf(row))
      await ask(page, row)
      await expect(resultOf(page)).toBeVisible()
      await expectHeadlineOnTop(page, `${String(size.width)} x ${String(size.height)}`, true)
    }
  })
}

/** The first tool pages through months, the second simulates on a picture that stays in place. */
const moon = { id: 'moon-phase-calendar' }
const trailCam = { id: 'trail-cam-analyzer' }

for (const row of [moon]) {
  const start = `${pathOf(row)}?month=2026-11`
  const next = (page: Page) => page.getByRole('link', { name: /next month|december 2026/i })

  test(`${row.id}: after the button the answer’s headline is at the top of the window @deep`, async ({ page }) => {
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(pathOf(row))
      await openForm(page)
      await page.getByRole('textbox', { name: 'Month' }).fill('2026-12')
      await page.getByRole('button', { name: 'Show Month' }).click()
      await expect(page.locator('#result-title')).toHaveText('December 2026')
      await expectHeadlineOnTop(page, `${String(size.width)} x ${String(size.height)}`, true)
    }
  })

  test(`${row.id}: a night is one line on a phone, and a copied link carries the month`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${pathOf(row)}?state=OH`)
    const nights = page.getByRole('table', { name: /dark hours of each day/ }).getByRole('row')
    const heights = await nights.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const month = await page.locator('#result-title').textContent()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    const monthName = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(monthName.format(new Date(`${copied.searchParams.get('month') ?? ''}-01`))).toBe(month)
  })

  test(`${row.id}: what a day says fits into its cell`, async ({ page }) => {
    await page.goto(start)
    const days = page.getByRole('table', { name: /day by day/ }).getByRole('cell')
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const tooNarrow = await days.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth))
      expect(tooNarrow).toEqual([])
    }
  })

  test(`${row.id}: leafing shows what the server does and makes no request, with a network or without`, async ({
    page,
    context,
    allowedConsole,
  }) => {
    allowedConsole.push(/favicon\.svg/)
    const expected = await writtenByServer(page, `${pathOf(row)}?month=2026-12`)
    const modulesCame = watchModules(page)
    for (const isOffline of networks) {
      await context.setOffline(false)
      await page.goto(start, { waitUntil: 'networkidle' })
      await modulesCame()
      const requests = listenForRequests(page)
      await context.setOffline(isOffline)
      await next(page).click()
      await expect(page).toHaveURL(/[?&]month=2026-12(#|$)/)
      await expect.poll(() => wordsOf(page)).toBe(expected)
      await touchLinks(page)
      await page.getByRole('link', { name: '← November 2026' }).click()
      await expect(page).toHaveURL(/[?&]month=2026-11(#|$)/)
      expect(requests, isOffline ? 'without a network' : 'with a network').toEqual([])
      page.removeAllListeners('request')
    }
  })
}

/** @returns what waits for the modules that a page asks for while it is hydrated */
function watchModules(page: Page): () => Promise<void> {
  const finished = new Set<string | null>()
  page.on('requestfinished', (request) => finished.add(new URL(request.url()).pathname))
  return () =>
    expect
      .poll(async () => {
        const links = await page.locator('link[rel=modulepreload]').all()
        const asked = await Promise.all(links.map((link) => link.getAttribute('href')))
        return asked.filter((href) => !finished.has(href))
      })
      .toEqual([])
}

/** The tool pretends to work for a moment. */
async function analyze(page: Page) {
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.locator('#simulation')).toBeVisible()
  await page.clock.runFor(delayMs)
}

for (const row of [trailCam]) {
  const picture = {
    name: 'night-buck.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  }

  test(`${row.id} says that its simulation needs JavaScript @no-js`, async ({ page }) => {
    await page.goto(pathOf(row))
    await page.locator('#simulated').click()
    await expect(page.getByRole('main').getByText(/needs JavaScript/)).toBeVisible()
  })

  test(`${row.id}: after the button the simulation’s headline is at the top of the window @deep`, async ({ page }) => {
    await page.clock.install()
    for (const size of windows) {
      await page.setViewportSize(size)
      await page.goto(pathOf(row))
      await page.locator('#simulated').click()
      await page.locator('#picture').setInputFiles(picture)
      await page.getByRole('button', { name: 'Analyze' }).click()
      await expectHeadlineOnTop(page, `${String(size.width)} x ${String(size.height)}`, true, 'simulation')
      await page.clock.runFor(delayMs)
      await expect(page.locator('#simulation-title')).toHaveText(/^Simulated: \d deer$/)
      await expectHeadlineOnTop(
        page,
        `${String(size.width)} x ${String(size.height)}, after the wait`,
        true,
        'simulation',
      )
    }
  })

  test(`${row.id}: a picture gets a simulated answer, which sends nothing anywhere`, async ({
    page,
    context,
    allowedConsole,
  }) => {
    allowedConsole.push(/favicon\.svg/)
    await page.addInitScript(() => {
      Math.random = () => 0.5
    })
    await page.clock.install()
    const modulesCame = watchModules(page)
    for (const isOffline of networks) {
      await context.setOffline(false)
      await page.goto(pathOf(row), { waitUntil: 'networkidle' })
      await modulesCame()
      const requests = listenForRequests(page)
      await context.setOffline(isOffline)
      await page.locator('#simulated').click()
      await page.locator('#picture').setInputFiles(picture)
      await analyze(page)
      // 3 is the middle of 1 to 5, by the chance that was fixed above.
      await expect(page.locator('#simulation-title')).toHaveText('Simulated: 3 deer')
      await touchLinks(page)
      expect(requests).toEqual([])
      page.removeAllListeners('request')
    }
  })

  test(`${row.id} counts no deer without a picture, in an empty file, nor in one that is no picture`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(pathOf(row))
    await page.locator('#simulated').click()
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    for (const [content, message] of [
      ['', 'This file is empty.'],
      ['There was a deer.', 'This file is not a picture.'],
      ['\xff\xd8\xff\xe0 and no more', 'it may be damaged'],
    ] as const) {
      const buffer = Buffer.from(content, 'latin1')
      await page.locator('#picture').setInputFiles({ name: 'deer.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByRole('button', { name: 'Analyze' }).click()
      await expect(page.locator('#picture-error')).toContainText(message)
      await expect(page.locator('#picture')).toBeFocused()
      await expect(page.locator('#simulation')).toHaveCount(0)
    }
    await page.locator('#picture').setInputFiles(picture)
    await analyze(page)
    await expect(page.locator('#picture-error')).toHaveCount(0)
    await expect(page.locator('#simulation-title')).toHaveText(/^Simulated: \d deer$/)
  })
}

test.describe('the marks of a checklist', () => {
  const list = { id: 'hunting-checklist-generator' }
  const marks = (page: Page) => page.locator('[name=done]:checked')
  const box = (page: Page, id: string) => page.locator(`[name=done][value=${id}]`)

  test('go with Start Over, and come back', async ({ page }) => {
    await page.goto(`${pathOf(list)}?huntType=archery`)
    await box(page, 'bow').check()
    await page.getByRole('button', { name: 'Start Over' }).click()
    await expect(marks(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(box(page, 'bow')).toBeChecked()
    await page.getByRole('button', { name: 'Start Over' }).click()
    await page.goto(pathOf(list))
    await expect(page.locator('#result-title')).toHaveText('Archery checklist')
    await expect(marks(page)).toHaveCount(0)
  })
})

test('a link to the tool that one is in shows the tool as it opens @deep', async ({ page }) => {
  const predictor = { id: 'deer-movement-predictor' }
  await page.goto(pathOf(predictor))
  await openForm(page)
  await fillIn(formOf(page, predictor), [
    ['location', 'Ridge'],
    ['weather', 'clear'],
    ['moonPhase', 'full'],
  ])
  await formOf(page, predictor).locator('button[type=submit]').click()
  await expect(page.locator('#score')).toBeAttached()
  await page
    .locator(`a[href="${pathOf(predictor)}"]`)
    .first()
    .click()
  await expect(page.locator('#score')).toHaveCount(0)
})

test('all ten have their tests here', () => {
  expect(new Set([...rows, moon, trailCam].map(({ id }) => id)).size).toBe(10)
})
