/** The trail camera lab reads and copies the visitor's pictures in the browser, with a network or without. */
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import ExifReader from 'exifreader'
import sharp from 'sharp'
import { memoryOf } from '../setup/process-figures'
import { cameraJpeg, hyperFireNote, withTags } from '../setup/trail-cam-picture'
import { isDeep } from '../setup/tier'
import { changeAsExtension, hold, renderedAgain } from './hold'
import { expect, listenForRequests, openForm, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const lab = '/hunting-tools/trail-cam-analyzer'
const title = (page: Page) => page.locator('#result-title')

const browning = { make: 'BROWNING', model: 'BTC-7E' }
const note = hyperFireNote({ taken: [2026, 11, 14, 16, 40, 0], moon: 1, fahrenheit: -9, label: 'EAST' })

function jpegFile(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}

async function pictures() {
  const background = '#556633'
  const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return [
    jpegFile(
      'OAK_0001.JPG',
      withTags(jpeg, { ...browning, taken: '2026:11:14 06:42:10', position: [44.4759, -73.2121] }),
    ),
    jpegFile('OAK_0002.JPG', withTags(jpeg, { ...browning, taken: '2026:11:14 06:45:00', orientation: 6 })),
    jpegFile('EAST_0001.JPG', withTags(jpeg, { make: 'RECONYX', model: 'HC500', makerNote: note })),
    jpegFile('scan.jpg', jpeg),
    jpegFile('notes.jpg', Buffer.from('There was a deer.')),
    jpegFile('empty.jpg', Buffer.alloc(0)),
  ]
}

async function saved(page: Page, press: () => Promise<void>) {
  const waiting = page.waitForEvent('download')
  await press()
  const download = await waiting
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('pictures are read, counted and copied without a request, with a network or without', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/favicon\.svg/)
  // A page that makes no request shows it without a network, too.
  for (const isOffline of isDeep ? [false, true] : [true]) {
    await context.setOffline(false)
    await page.goto(`${lab}?state=VT`, { waitUntil: 'networkidle' })
    const requests = listenForRequests(page)
    await context.setOffline(isOffline)
    await page.locator('#pictures').setInputFiles(await pictures())
    await expect(title(page)).toHaveText('2 visits in 3 pictures')
    await expect(page.locator('#result')).toBeFocused()
    const result = page.locator('#result')
    await expect(result.getByText('1 picture tells where your camera is.')).toBeVisible()
    await expect(result.getByText('The first says 44.4759, -73.2121.')).toBeVisible()
    await expect(result.getByText('1 picture does not say when it was taken.')).toBeVisible()
    await expect(page.getByText('2 files left out')).toBeVisible()
    await expect(page.getByText('notes.jpg: not a picture or a video')).toBeVisible()
    await expect(page.getByText('empty.jpg: empty, or cannot be read')).toBeVisible()
    await expect(result.getByText(/^2 of 2 visits came in legal light\. Vermont: half an hour/)).toBeVisible()
    await expect(result.getByRole('listitem').filter({ hasText: 'RECONYX HC500, EAST' }).first()).toContainText(
      '1 visit',
    )

    await page.getByLabel('Tag').first().fill('8-pt')
    await page.locator('#picture-list').click()
    await page.getByText('All 4 pictures, with a copy of each').click()
    await expect(result.getByText(/-9 °F · Waxing Crescent/)).toBeVisible()
    const copy = await saved(page, () => page.getByRole('button', { name: 'Save a copy of OAK_0001.JPG' }).click())
    expect(copy.name).toBe('OAK_0001-copy.JPG')
    const { exif, gps, xmp } = ExifReader.load(copy.content, { expanded: true })
    expect({ exif, gps, xmp }).toEqual({})
    expect((await sharp(copy.content).metadata()).width).toBe(64)

    await page.locator('#copies').click()
    const zip = await saved(page, () => page.getByRole('button', { name: 'Save copies of all 4 (ZIP)' }).click())
    expect(zip.name).toBe('trail-cam-copies.zip')
    for (const name of ['OAK_0001.JPG', 'OAK_0002.JPG', 'EAST_0001.JPG', 'scan.jpg']) {
      expect(zip.content.includes(name), name).toBe(true)
    }
    expect(zip.content.includes('Exif')).toBe(false)
    await expect(page.getByText('trail-cam-copies.zip: 4 copies without metadata.')).toBeVisible()

    const csv = await saved(page, () => page.getByRole('button', { name: 'Save the list as CSV' }).click())
    expect(csv.content.toString()).toContain(
      'OAK_0001.JPG,BROWNING BTC-7E,2026-11-14T06:42:10,2026-11-14T06:42:10,camera,1,8-pt,-3,',
    )
    expect(requests, isOffline ? 'without a network' : 'with a network').toEqual([])
    page.removeAllListeners('request')
  }
})

test('pictures are counted even if their tools did not come', async ({ page, allowedConsole }) => {
  allowedConsole.push(/ERR_FAILED/)
  await page.route('**/picture-tools-*.js', (route) => route.abort())
  await page.goto(lab)
  await page.locator('#pictures').setInputFiles(await pictures())
  await expect(title(page)).toHaveText('2 visits in 3 pictures')
  await expect(page.getByText('did not load. Reload the page where you have a signal')).toBeVisible()
})

test('a wrong clock, a missing time and cameras of one model can be put right', async ({ page }) => {
  await page.goto(lab)
  await page.locator('#pictures').setInputFiles(await pictures())
  await expect(page.getByText('Choose a state, or set your ground')).toBeVisible()
  await page.getByLabel('Its true time').fill('2026-11-14T07:45:10')
  await page.getByRole('button', { name: 'Correct this camera' }).click()
  const corrected = page.getByText('BROWNING BTC-7E: the clock is 1 h 3 min slow; 2 pictures corrected.')
  await expect(corrected).toBeVisible()
  await expect(page.getByText('Busiest: 7 to 8 AM with 1 visit.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Busiest: 6 to 7 AM with 1 visit.')).toBeVisible()

  await page.getByLabel('Use the date of the file').check()
  await expect(title(page)).toHaveText('3 visits in 4 pictures')
  await page.getByLabel('Tell cameras apart by').selectOption('prefix')
  await expect(page.locator('#by-camera + ul')).toContainText('OAK')
  await openForm(page)
  await page.getByLabel('A visit ends after a pause of').fill('2')
  await page.getByRole('button', { name: 'Show Activity' }).click()
  await expect(title(page)).toHaveText('4 visits in 4 pictures')
  await openForm(page)
  await page.getByLabel('Or a list of times').fill('2026-11-20 12:00')
  await page.getByRole('button', { name: 'Show Activity' }).click()
  await expect(title(page)).toHaveText('5 visits in 5 pictures')
})

test('visits go to the season log as passes at a stand, are corrected with the clock, and are no sits', async ({
  page,
}) => {
  await page.goto(lab)
  await page.evaluate(() => {
    localStorage.setItem('stagwise-stands', 'stand=Creek+bottom*SW**')
  })
  await page.reload()
  await page.locator('#pictures').setInputFiles(await pictures())
  const stand = page.getByLabel('Stand that BROWNING BTC-7E watches')
  await stand.fill('Creek bottom')
  await page.getByRole('button', { name: 'Add 2 visits to my season log' }).click()
  await expect(page.getByText('2 camera visits added to the season log.')).toBeVisible()
  await page.getByLabel('Its true time').fill('2026-11-14T07:45:10')
  await page.getByRole('button', { name: 'Correct this camera' }).click()
  await expect(page.getByText('Your season log has the corrected times, too.')).toBeVisible()

  await page.goto('/hunting-tools/log')
  await expect(page.getByRole('heading', { name: 'Camera visits: 2 passes' })).toBeVisible()
  await expect(page.getByText('Creek bottom: 1 pass')).toBeVisible()
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Last/ })).toHaveCount(0)
  const visit = page.getByRole('button', { name: 'Delete the camera visit of November 14, 2026, 7:45 AM' })
  await visit.click()
  await expect(page.getByRole('heading', { name: 'Camera visits: 1 pass' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(visit).toBeVisible()
})

for (const hasExtension of [false, true]) {
  const how = hasExtension ? 'and an extension has changed the page' : 'and the page is as served'
  test(`pictures chosen before the scripts came are read, ${how}${hasExtension ? ' @deep' : ''}`, async ({
    page,
    allowedConsole,
  }) => {
    if (hasExtension) allowedConsole.push(renderedAgain)
    const letThrough = await hold(page)
    await page.goto(lab, { waitUntil: 'commit' })
    await page.locator('#pictures').setInputFiles(await pictures())
    if (hasExtension) await changeAsExtension(page)
    letThrough()
    await expect(title(page)).toHaveText('2 visits in 3 pictures')
  })
}

/** The files are made in the page, each with another time: their large part is the same. */
async function chooseMany(page: Page, count: number, bytes: number, noteBytes = 0) {
  const body = cameraJpeg(0)
  const heads = Array.from({ length: count }, (_picture, index) => {
    const minute = index * 37
    const day = String(1 + (Math.floor(minute / 1440) % 28)).padStart(2, '0')
    const hour = String(Math.floor(minute / 60) % 24).padStart(2, '0')
    const taken = `2026:11:${day} ${hour}:${String(minute % 60).padStart(2, '0')}:00`
    const tagged = withTags(body, {
      ...browning,
      taken,
      position: [44.4759, -73.2121],
      ...(noteBytes > 0 ? { makerNote: Buffer.alloc(noteBytes, 1) } : {}),
    })
    return tagged.subarray(0, -2).toString('base64')
  })
  await page.evaluate(
    ({ heads, bytes }) => {
      const scan = new Blob([new Uint8Array(bytes).fill(0x5a), Uint8Array.of(0xff, 0xd9)])
      const transfer = new DataTransfer()
      for (const [index, head] of heads.entries()) {
        const start = Uint8Array.from(atob(head), (character) => character.charCodeAt(0))
        transfer.items.add(new File([start, scan], `IMG_${String(index)}.JPG`, { type: 'image/jpeg' }))
      }
      const input = document.querySelector<HTMLInputElement>('#pictures')
      if (!input) throw new Error('no field')
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { heads, bytes },
  )
}

test('reading stops when it is told to, and keeps what it has', async ({ page }) => {
  await page.goto(lab)
  await chooseMany(page, 3000, 1000)
  await expect.poll(() => page.getByRole('progressbar').getAttribute('value')).not.toBe('0')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Stopped: \d+ of 3,000 files read\.$/)).toBeVisible()
  await expect(title(page)).toContainText('visit')
})

/**
 * The unit is MiB: JavaScript of the page, and the most that a process of each kind has used, where the system tells
 * it.
 */
async function memoryUsed(page: Page, browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const peakOf = (kind: string) =>
    Math.max(...processInfo.filter(({ type }) => type === kind).map(({ id }) => memoryOf(id)?.peak ?? 0))
  const heap = await page.evaluate(() => {
    const memory: unknown = Reflect.get(performance, 'memory')
    return typeof memory === 'object' && memory !== null && 'usedJSHeapSize' in memory
      ? Number(memory.usedJSHeapSize)
      : 0
  })
  return { heap: Math.round(heap / 2 ** 20), page: peakOf('renderer'), browser: peakOf('browser') }
}

test('500 pictures of 3 MB are read within seconds, and memory stays flat @deep', async ({ page, browser }) => {
  await page.goto(`${lab}?state=VT`)
  const before = await memoryUsed(page, browser)
  const start = Date.now()
  await chooseMany(page, 500, 3_000_000, 2000)
  await expect(title(page)).toHaveText('500 visits in 500 pictures', { timeout: 60_000 })
  const readMs = Date.now() - start
  const read = await memoryUsed(page, browser)
  const copying = Date.now()
  await page.locator('#copies').click()
  const zip = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name: 'Save copies of all 500 (ZIP)' }).click()
  await zip
  const copyMs = Date.now() - copying
  const copied = await memoryUsed(page, browser)
  console.log('500 pictures:', JSON.stringify({ readMs, copyMs, before, read, copied }))
  expect(readMs).toBeLessThan(30_000)
  expect(read.page - before.page).toBeLessThan(150)
  // Some of the 1,500 MB wait for the garbage collector.
  expect(copied.page - before.page).toBeLessThan(450)
})
