/** My Map has a picture with pins, and files of other maps, that stay in the browser. */
import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { countPrintedPages, expect, listenForRequests, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const path = '/hunting-tools/my-map'

/** The picture is twice as wide as high. */
async function pictureFile({ name = 'Back forty.png', width = 800, exif = false } = {}) {
  const picture = sharp({ create: { width, height: width / 2, channels: 3, background: 'darkseagreen' } })
  const buffer = await (
    exif ? picture.jpeg().withExif({ IFD0: { Copyright: 'Secret spot' } }) : picture.png()
  ).toBuffer()
  return { name, mimeType: exif ? 'image/jpeg' : 'image/png', buffer }
}

async function addMap(page: Page, file?: Parameters<typeof pictureFile>[0]) {
  const chosen = await pictureFile(file)
  await page.getByLabel(/^Add (?:your|another) map/).setInputFiles(chosen)
  // Another map may be open until then.
  await expect(page.getByLabel('Name of this map')).toHaveValue(parse(chosen.name).name)
  await expect(page.getByRole('button', { name: 'Pin stand' })).toBeVisible()
}

const picture = (page: Page) => page.locator('.map-picture')

async function tap(page: Page, x: number, y: number) {
  const { width = 0, height = 0 } = (await picture(page).boundingBox()) ?? {}
  await picture(page).click({ position: { x: x * width, y: y * height } })
}

async function put(page: Page, tool: string, ...points: readonly (readonly [number, number])[]) {
  const button = page.getByRole('button', { name: tool, exact: true })
  await button.click()
  for (const [x, y] of points) await tap(page, x, y)
  const done = page.getByRole('button', { name: 'Done', exact: true })
  if (await done.isVisible()) await done.click()
}

const pin = (page: Page, mark: string) => picture(page).getByRole('button', { name: new RegExp(`^${mark},`) })
const entry = (page: Page, mark: string) =>
  page.getByRole('listitem').filter({ has: page.getByLabel(`Name of ${mark}`, { exact: true }) })
const chooseWind = (page: Page, name: string) => page.locator('#map-wind').selectOption({ label: name })

async function setScale(page: Page) {
  await put(page, 'Measure', [0.1, 0.9], [0.6, 0.9])
  await page.getByLabel('Distance between points 1 and 2').fill('500')
  await page.getByRole('button', { name: 'Set the scale' }).click()
}

test('pins on a picture say where the scent goes and how far it is; all of it is kept, and nothing is sent', async ({
  page,
  axe,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('stagwise-stands', 'stand=Oak+ladder')
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const requests = listenForRequests(page)
  await addMap(page)
  await put(page, 'Pin stand', [0.5, 0.5])
  await put(page, 'Pin bed', [0.7, 0.5], [0.2, 0.2])
  await put(page, 'Pin feed', [0.5, 0.2])
  await expect(page.getByRole('heading', { name: '4 pins' })).toBeVisible()
  await chooseWind(page, 'West')
  await expect(entry(page, 'S1')).toContainText('Your scent blows toward: Bed 1.')
  await page.getByRole('button', { name: 'Measure' }).click()
  await tap(page, 0.1, 0.9)
  await tap(page, 0.6, 0.9)
  await page.getByRole('button', { name: 'Set the scale' }).click()
  await expect(page.locator('#map-distance-error')).toContainText('Enter a number larger than 0.')
  await expect(page.locator('#map-distance')).toBeFocused()
  await page.locator('#map-distance').fill('500')
  await page.getByRole('button', { name: 'Set the scale' }).click()
  await expect(entry(page, 'S1')).toContainText(/toward: Bed 1 \((199|200|201) yd\)/)
  await expect(entry(page, 'S1')).toContainText(
    /Feed 1: 1[45]\d yd north; Bed 1: (199|200|201) yd east; Bed 2: \d+ yd northwest/,
  )
  await chooseWind(page, 'South')
  await expect(entry(page, 'S1')).toContainText(/toward: Feed 1 \(1[45]\d yd\)/)
  // North is to the right.
  await page.getByLabel('Where north is').fill('90')
  await expect(entry(page, 'S1')).toContainText(/toward: Bed 1 \((199|200|201) yd\)/)
  const known = await page.getByLabel('Name of S1').getAttribute('list')
  await expect(page.locator(`#${known ?? ''} option`)).toHaveAttribute('value', 'Oak ladder')
  await page.getByLabel('Name of B1').fill('Cedar thicket')
  await axe('with a map')
  expect(requests).toEqual([])
  await page.reload()
  await expect(entry(page, 'S1')).toContainText(/toward: Cedar thicket \((199|200|201) yd\)/)
  await expect(page.locator('#map-wind')).toHaveValue('S')
  await expect(pin(page, 'B2')).toBeVisible()
})

test('a pin is placed, moved, deleted and brought back by keyboard, and dragged', async ({ page, context }) => {
  await page.goto(path)
  await addMap(page)
  await expect(page.getByRole('button', { name: 'Pin stand' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Place a stand pin here' }).focus()
  await page.keyboard.press('Enter')
  await expect(pin(page, 'S1')).toBeFocused()
  await expect(page.getByRole('status').getByText('Stand 1 added, middle, 50% across, 50% down.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(pin(page, 'S1')).toHaveAccessibleName('S1, Stand 1: middle, 51% across, 45% down')
  await expect(page.getByRole('status').getByText('Stand 1: middle, 51% across, 45% down.')).toBeAttached()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(pin(page, 'S1')).toHaveAccessibleName(/^S1, Stand 1: left, 0% across/)
  await page.keyboard.press('Delete')
  await expect(pin(page, 'S1')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pin(page, 'S1')).toBeFocused()

  await page.getByRole('button', { name: 'Pin stand' }).click()
  const from = await pin(page, 'S1').boundingBox()
  const box = await picture(page).boundingBox()
  if (!from || !box) throw new Error('The map is shown')
  await page.mouse.move(from.x + from.width - 4, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5, { steps: 4 })
  await page.mouse.move(box.x + box.width * 0.75 + from.width / 2 - 4, box.y + box.height * 0.25, { steps: 4 })
  await page.mouse.up()
  await expect(pin(page, 'S1')).toHaveAccessibleName(/^S1, Stand 1: top right, 75% across, 25% down/)
  const other = await context.newPage()
  await other.goto(path)
  await expect(pin(other, 'S1')).toHaveAccessibleName(/75% across, 25% down/)

  await put(page, 'Measure', [0.1, 0.9], [0.6, 0.9])
  await page.getByRole('button', { name: 'Remove the points' }).click()
  await expect(page.getByRole('button', { name: 'Measure' })).toBeFocused()
  await expect(pin(page, '1')).toHaveCount(0)
})

test('a map is saved as a picture and as a file, which another browser opens; a bad file is refused by name', async ({
  page,
  otherBrowser,
}) => {
  await page.goto(path)
  await addMap(page, { name: 'North eighty.jpg', width: 3200, exif: true })
  await put(page, 'Pin stand', [0.5, 0.5])
  await put(page, 'Pin bed', [0.7, 0.5])
  await setScale(page)
  await chooseWind(page, 'West')
  const saved = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name, exact: true }).click()
    const file = await download
    return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) }
  }
  const png = await saved('Save as a picture (PNG)')
  expect(png.name).toBe('North-eighty.png')
  const { format, width, height = 0 } = await sharp(png.buffer).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 3000 })
  expect(height).toBeGreaterThan(1500 + 300)
  // The cone colors its middle, and not the stand's other side.
  const colorAt = async (left: number, top: number) =>
    [...(await sharp(png.buffer).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())].map(
      (value) => Math.round(value / 20),
    )
  expect(await colorAt(750, 750)).not.toEqual(await colorAt(1800, 750))
  expect(await colorAt(750, 750)).toEqual(await colorAt(1500, 100))

  const file = await saved('Save as a file')
  expect(file.name).toBe('North-eighty.json')
  const [, base64 = ''] = /base64,([^"]+)/.exec(file.buffer.toString()) ?? []
  const kept = await sharp(Buffer.from(base64, 'base64')).metadata()
  expect({ width: kept.width, exif: kept.exif }).toEqual({ width: 3000, exif: undefined })

  const other = await otherBrowser()
  const theirs = await other.newPage()
  await theirs.goto(path)
  const input = theirs.getByLabel('Add your map')
  for (const [name, content, message] of [
    ['notes.txt', 'Stand by the oak', '“notes.txt” is not a picture.'],
    ['empty.png', '', '“empty.png” is empty.'],
    ['torn.jpg', '\xff\xd8\xff\xe0 and no more', 'cannot read “torn.jpg”; it may be damaged'],
    ['IMG_1.HEIC', '\0\0\0\x18ftypheic\0\0\0\0', 'cannot read “IMG_1.HEIC”: it is a HEIC or TIFF picture'],
    ['log.json', '{"format":"season-log","sits":[]}', '“log.json” is not a map saved here'],
    ['half.json', file.buffer.toString('latin1').slice(0, 500), '“half.json” is damaged'],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content, 'latin1') })
    await expect(theirs.locator('#map-file-error')).toContainText(message)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  }
  await input.setInputFiles({ name: file.name, mimeType: 'application/json', buffer: file.buffer })
  await expect(entry(theirs, 'S1')).toContainText(/toward: Bed 1 \((199|200|201) yd\)/)
  await expect(theirs.getByLabel('Name of this map')).toHaveValue('North eighty')
})

test('two maps are chosen from, another tab hears of them, and deleting one asks and can be undone @deep', async ({
  page,
  context,
}) => {
  await page.goto(path)
  await addMap(page)
  await put(page, 'Pin bed', [0.3, 0.3])
  const other = await context.newPage()
  await other.goto(path)
  await addMap(other, { name: 'Creek bottom.png' })
  await other.getByLabel('Name of this map').fill('Creek')
  const choice = page.getByLabel('Map', { exact: true })
  await choice.focus()
  await choice.selectOption({ label: `Creek, ${await madeOn(page)}` })
  await expect(page.getByRole('heading', { name: 'No pins yet' })).toBeVisible()
  await expect(choice).toBeFocused()
  await choice.selectOption({ index: 0 })
  await expect(page.getByRole('heading', { name: '1 pin' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete this map' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Delete this map' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByLabel('Name of this map')).toHaveValue('Creek')
  await expect(other.getByLabel('Map', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '1 pin' })).toBeVisible()
  await expect(other.getByLabel('Map', { exact: true })).toBeVisible()
})

/** The list of maps writes the day in this way. */
async function madeOn(page: Page): Promise<string> {
  const [first = ''] = await page.getByLabel('Map', { exact: true }).locator('option').allTextContents()
  return first.slice(first.indexOf(', ') + 2)
}

test('where the browser stores nothing, the page says so and the map works', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await page.goto(path)
  await addMap(page)
  await expect(page.getByText('This browser did not store the map')).toBeVisible()
  await put(page, 'Pin stand', [0.5, 0.5])
  await put(page, 'Pin bed', [0.8, 0.5])
  await chooseWind(page, 'West')
  await expect(entry(page, 'S1')).toContainText('Your scent blows toward: Bed 1.')
})

test('the map prints alone on one page @deep', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing'
    }
  })
  await page.goto(path)
  await addMap(page)
  await put(page, 'Pin stand', [0.5, 0.5], [0.3, 0.3])
  await put(page, 'Pin bed', [0.8, 0.5], [0.7, 0.2])
  expect(await countPrintedPages(page)).toBe(1)
  await page.getByRole('button', { name: 'Print the map' }).click()
  await expect(page).toHaveTitle('printing')
  await page.emulateMedia({ media: 'print' })
  await expect(picture(page)).toBeVisible()
  await expect(page.getByText('No wind chosen.')).toBeVisible()
  await expect(page.locator('#my-stands')).toBeHidden()
})

test('a pin moves by two taps, a tool pressed twice stays on, and its mark shows in forced colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path)
  await addMap(page)
  const stand = page.getByRole('button', { name: 'Pin stand', exact: true })
  await stand.click()
  await tap(page, 0.2, 0.5)
  await stand.click()
  await tap(page, 0.4, 0.5)
  await expect(page.getByRole('heading', { name: '2 pins' })).toBeVisible()
  await expect(stand.locator('svg')).toBeVisible()
  const border = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).borderTopWidth)
  expect([await border('Pin stand'), await border('Pin bed')]).toEqual(['4px', '1px'])
  await page.getByRole('button', { name: 'Move a pin' }).click()
  await pin(page, 'S2').click()
  await expect(pin(page, 'S2')).toHaveAttribute('aria-pressed', 'true')
  await tap(page, 0.8, 0.2)
  await expect(pin(page, 'S2')).toHaveAccessibleName('S2, Stand 2: top right, 80% across, 20% down')
  await expect(pin(page, 'S1')).toHaveAccessibleName(/20% across, 50% down/)
})

test('the pin of a stand is one of my stands, and is judged in the wind of the map', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('stagwise-stands') === null) localStorage.setItem('stagwise-stands', 'stand=Oak*N**')
  })
  await page.goto(path)
  await addMap(page)
  await put(page, 'Pin stand', [0.3, 0.5], [0.6, 0.5])
  await page.getByLabel('Name of S1').fill('oak')
  await page.getByLabel('Name of S2').fill('Creek blind')
  await page.getByLabel('Name of S2').press('Enter')
  await expect(page.getByText('Creek blind is in the list of your stands, too.')).toBeVisible()
  await expect(page.locator('#my-stands').getByRole('listitem')).toHaveCount(2)
  await chooseWind(page, 'North')
  await expect(entry(page, 'S1')).toContainText('Hunt: North is one of its good winds.')

  const mine = page.locator('#my-stands')
  await mine.getByRole('button', { name: 'Change Oak' }).click()
  await mine.locator('form').getByLabel('Name').fill('Big oak')
  await mine.getByRole('button', { name: 'Save Stand' }).click()
  await expect(mine).toContainText('Big oak is saved. It has its new name on your map, too.')
  await expect(page.getByLabel('Name of S1')).toHaveValue('Big oak')
  await expect(entry(page, 'S1')).toContainText('Hunt: North is one of its good winds.')
  await mine.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Name of S1')).toHaveValue('oak')
  await expect(mine.getByRole('button', { name: 'Change Oak' })).toBeVisible()
})

test('waypoints of a file become stands, without a request, and are saved as files @deep', async ({ page, axe }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  const requests = listenForRequests(page)
  const mine = page.locator('#my-stands')
  const gpx = (body: string) => ({
    name: 'onx.gpx',
    mimeType: '',
    buffer: Buffer.from(`<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1">${body}</gpx>`),
  })
  const input = mine.getByLabel('Add stands from a file')
  await input.setInputFiles(gpx('<wpt lat="1"'))
  await expect(page.locator('#stand-file-error')).toContainText('“onx.gpx” is damaged or not complete')
  await input.setInputFiles(
    gpx(
      '<wpt lat="44.47" lon="-73.21"><name>Oak ladder</name><sym>Tree Stand</sym></wpt><wpt lat="44.5" lon="-73.2"><name>Truck</name></wpt><trk/>',
    ),
  )
  await expect(mine.getByRole('group', { name: '2 waypoints in “onx.gpx”' })).toContainText('1 track was left out.')
  await expect(mine.getByRole('checkbox', { name: /^Truck/ })).not.toBeChecked()
  await axe('with a file')
  await mine.getByRole('button', { name: 'Add 1 Stand' }).click()
  await expect(mine.getByText('1 stand added. 1 track was left out.')).toBeVisible()
  await expect(mine.getByRole('listitem')).toContainText('44.47, -73.21')
  const download = page.waitForEvent('download')
  await mine.getByRole('button', { name: 'Save the stands as KML' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-stands.kml')
  expect(await readFile(await file.path(), 'utf8')).toContain('<coordinates>-73.21,44.47</coordinates>')
  expect(requests).toEqual([])
  await mine.getByRole('button', { name: 'Undo' }).click()
  await expect(mine.getByText('The list is as it was.')).toBeVisible()

  // Somebody wrote the latitude first, and left out the minus.
  const place = (name: string, coordinates: string) =>
    `<Placemark><name>${name}</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`
  const kml = `<kml>${place('Oak ladder', '44.47,-73.21')}${place('Box blind', '73.22,44.48')}</kml>`
  await input.setInputFiles({ name: 'swapped.kml', mimeType: '', buffer: Buffer.from(kml) })
  const question = mine.getByRole('group', { name: 'Oak ladder is in Antarctica.' })
  await expect(question).toContainText('Did you mean 44.47, -73.21 in Vermont? 1 more may have the same problem.')
  await expect(mine.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await axe('with a question')
  await question.getByRole('button', { name: 'Yes, move all 2' }).click()
  await mine.getByRole('button', { name: 'Add 2 Stands' }).click()
  await expect(mine.getByRole('listitem')).toContainText(['44.47, -73.21', '44.48, -73.22'])
})
