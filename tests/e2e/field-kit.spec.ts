import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { expect, listenForRequests, openForm, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const groundLine = (page: Page) => page.getByText(/^My ground:/)

async function saveVermont(page: Page) {
  await page.goto('/hunting-tools/my-ground')
  await page.getByLabel('State', { exact: true }).selectOption('VT')
  await page.getByRole('button', { name: 'Use This Place' }).click()
  await expect(groundLine(page)).toContainText('Vermont (center of the state), Eastern time')
}

test('a place is typed once: every tool has it, keeps it out of its address, and forgets it', async ({ page }) => {
  await saveVermont(page)
  await expect(page).toHaveURL(/\/my-ground$/)
  await page.goto('/hunting-tools/legal-light')
  await expect(page.locator('#result-title')).toContainText('Legal light')
  await expect(page.locator('#result-summary')).toContainText('Vermont:')
  await page.goto('/hunting-tools/wind-direction-stand-picker?wind=NW')
  await expect(page.locator('#light-of-day')).toContainText('Legal light')
  await page.goto('/hunting-tools/moon-phase-calendar')
  await expect(page.locator('#light-of-day')).toBeVisible()
  await expect(page.getByText('All times: Eastern time.')).toBeVisible()
  await openForm(page)
  await page.getByRole('button', { name: 'Forget' }).click()
  await expect(page.locator('#light-of-day')).toHaveCount(0)
  await page.goto('/hunting-tools/legal-light')
  await expect(page.locator('#result[data-result]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Set my ground/ })).toBeVisible()
})

test('a chosen zone goes with its state, a pasted pair fills both fields, and other tools follow the point', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/hunting-tools/my-ground')
  const state = page.getByLabel('State', { exact: true })
  const zone = page.getByLabel('Time zone')
  await state.selectOption('TN')
  await zone.selectOption('America/New_York')
  await page.getByRole('button', { name: 'Use This Place' }).click()
  await expect(groundLine(page)).toContainText('Tennessee (center of the state), Eastern time')
  await expect(zone).toHaveValue('America/New_York')
  // The answer comes first if the place is known.
  await expect(state).toBeHidden()
  await expect(page.locator('.tool-known')).toContainText('Tennessee · Eastern time')
  await openForm(page)
  await state.selectOption('')
  await expect(zone).toHaveValue('')
  await page.evaluate(() => navigator.clipboard.writeText('https://maps.apple.com/?ll=44.47,-73.21&q=Stand'))
  await page.getByLabel('Longitude').focus()
  await page.keyboard.press('ControlOrMeta+v')
  await expect(page.getByLabel('Latitude')).toHaveValue('44.47N')
  await expect(page.getByLabel('Longitude')).toHaveValue('73.21W')
  await page.getByRole('button', { name: 'Use This Place' }).click()
  await expect(groundLine(page)).toContainText('44.47° N, 73.21° W (Vermont), Eastern time')
  await page.goto('/hunting-tools/license-regulation-finder')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('VT')
})

test('another tab hears of a new place', async ({ page, context }) => {
  await page.goto('/hunting-tools/legal-light')
  const other = await context.newPage()
  await saveVermont(other)
  await expect(page.locator('#result-summary')).toContainText('Vermont')
})

test('a place in the address wins over the saved one, and is not saved by looking', async ({ page }) => {
  await saveVermont(page)
  await page.goto('/hunting-tools/legal-light?state=CO&date=2026-11-14')
  await expect(page.locator('#result-summary')).toContainText('Colorado')
  await expect(groundLine(page)).toContainText('Vermont')
  await page.goto('/hunting-tools/my-ground?state=CO')
  await expect(page.locator('#result-summary')).toContainText('part of the links')
  await page.getByRole('button', { name: 'Keep This Place' }).click()
  await expect(page.locator('#result-summary')).toContainText('Saved in this browser')
  await expect(page).toHaveURL(/\/my-ground$/)
  await expect(groundLine(page)).toContainText('Colorado')
})

test.describe('with the position of the device', () => {
  test.use({ geolocation: { latitude: 44.4759, longitude: -73.2121 }, permissions: ['geolocation'] })

  test('it becomes the place, and nothing is sent: not for it, not for the light, not for the calendar file', async ({
    page,
  }) => {
    await page.goto('/hunting-tools/legal-light', { waitUntil: 'networkidle' })
    const requests = listenForRequests(page)
    await page.getByRole('button', { name: 'Use my position' }).click()
    await expect(page.getByLabel('Latitude')).toHaveValue('44.4759')
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('VT')
    await expect(page.getByText('Found: Vermont, Eastern time. Press Show the Light.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show the Light' })).toBeFocused()
    await page.getByLabel('Date', { exact: true }).fill('2026-11-14')
    await page.getByRole('button', { name: 'Show the Light' }).click()
    await expect(page.locator('#result-title')).toHaveText(/legal light 6:18\sAM to 4:56\sPM EST$/i)
    await expect(groundLine(page)).toContainText('44.48° N, 73.21° W (Vermont)')
    expect(new URL(page.url()).search).not.toContain('lat')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Calendar of November 2026 (.ics)' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(30)
    expect(requests).toEqual([])
  })
})

test('a position that is refused says what to do instead', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/hunting-tools/my-ground')
  await page.evaluate(() => {
    // Headless Chromium neither asks nor refuses.
    navigator.geolocation.getCurrentPosition = (_found, failed) => {
      failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })
    }
  })
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByText('Your browser did not allow it.')).toBeVisible()
})

test('what is chosen in one tool is offered in the next: weapon, species and state', async ({ page }) => {
  const processing = 'weight=150&deerType=mule&processing=basic'
  const answers = ['hunting-checklist-generator?huntType=crossbow', 'license-regulation-finder?state=PA']
  for (const answer of [...answers, `venison-yield-calculator?${processing}`]) {
    await page.goto(`/hunting-tools/${answer}`)
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  }
  await page.goto('/hunting-tools/hunt-day')
  await expect(page.getByLabel('Weapon')).toHaveValue('crossbow')
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('PA')
  await page.goto('/hunting-tools/venison-yield-calculator')
  await expect(page.locator('[name=deerType][value=mule]')).toBeChecked()
})

test('units are chosen once: every answer has them, the form asks in them, and a copied link brings them along', async ({
  page,
  context,
  otherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const answer = '/hunting-tools/venison-yield-calculator?weight=150&deerType=whitetail&processing=basic'
  await page.goto(answer)
  await expect(page.locator('#result-title')).toHaveText('50 to 58 lb of boneless meat')
  await page.getByRole('link', { name: 'metric', exact: true }).click()
  await expect(page.locator('#result-title')).toHaveText('23 to 26 kg of boneless meat')
  await expect(page.getByRole('link', { name: 'metric', exact: true })).toBeFocused()
  await expect(page).toHaveURL(answer)
  await page.goto('/hunting-tools/deer-movement-predictor?tempNow=38&tempUsual=56')
  await expect(page.locator('#result')).toContainText('10 °C colder')
  await page.goto('/hunting-tools/venison-yield-calculator')
  await expect(page.locator('[name=unit][value=kg]')).toBeChecked()
  await page.goto(answer)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const theirs = await (await otherBrowser()).newPage()
  await theirs.goto(link)
  await expect(theirs.locator('#result-title')).toHaveText('23 to 26 kg of boneless meat')
  await theirs.getByRole('link', { name: 'US', exact: true }).click()
  await expect(theirs.locator('#result-title')).toHaveText('50 to 58 lb of boneless meat')
})

test('the table of fifty states opens and prints @deep', async ({ page }) => {
  await page.goto('/hunting-tools/legal-light?state=SC&date=2026-11-26')
  const table = page.locator('details').filter({ hasText: 'The fifty states’ hours' })
  await expect(table.locator('dl')).toBeHidden()
  await table.getByRole('heading').click()
  await expect(table.locator('dt')).toHaveCount(50)
  await page.emulateMedia({ media: 'print' })
  await expect(table.getByText('Connecticut: half an hour before sunrise to sunset for bowhunting')).toBeVisible()
})

test.describe('the hunt-day sheet', () => {
  const fill = async (page: Page) => {
    await page.goto('/hunting-tools/hunt-day')
    await page.getByLabel('State', { exact: true }).selectOption('VT')
    await page.getByLabel('Date', { exact: true }).fill('2026-11-14')
    await page.getByLabel('Wind', { exact: false }).selectOption('NW')
    await page.getByLabel('Weapon').selectOption('rifle')
    await page.getByLabel('Your name').fill('Sam Hill')
    await page.getByLabel('Plate').fill('ABC 123')
    await page.getByLabel('Stand', { exact: false }).fill('Oak ladder')
    await page.getByLabel('Who knows where you are').fill('Ann Miller')
    await page.getByLabel('Their phone number').fill('802 555 0142')
    await page.getByLabel('Back by').fill('19:30')
    await page.getByRole('button', { name: 'Make the Sheet' }).click()
  }
  const expectSheet = async (page: Page) => {
    const sheet = page.locator('#result')
    await expect(page.locator('#result-title')).toContainText('Sat, Nov 14')
    for (const text of ['6:15 AM to 4:55 PM EST', 'Oak ladder', 'Ann Miller', '802 555 0142', '7:30 PM', 'southeast']) {
      await expect(sheet).toContainText(text)
    }
    for (const text of ['Sam Hill', 'plate ABC 123']) await expect(sheet).toContainText(text)
    await expect(sheet).toContainText('Zero confirmed this season')
  }

  test('has all of it, keeps people and places out of the address, and a copied link brings all of it along', async ({
    page,
    context,
    otherBrowser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await fill(page)
    await expectSheet(page)
    expect(new URL(page.url()).search).toBe('?date=2026-11-14&wind=NW&weapon=rifle')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.reload()
    await expectSheet(page)
    expect(new URL(link).search).toBe('?state=VT&date=2026-11-14&sheet=1&wind=NW&weapon=rifle')
    const theirs = await (await otherBrowser()).newPage()
    await theirs.goto(link)
    await expectSheet(theirs)
    await expect(theirs.getByRole('link', { name: '802 555 0142' })).toHaveAttribute('href', 'tel:8025550142')
    await expect(theirs.getByRole('button', { name: 'Make the Sheet' })).toHaveCount(0)
  })

  test('has the exact point for searchers, in the copied link, too: that of the saved stand, or the one that was typed', async ({
    page,
    context,
    otherBrowser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/hunting-tools/hunt-day')
    await page.evaluate(() => {
      localStorage.setItem('stagwise-ground', 'state=VT&lat=44.4759&lon=-73.2121&clock=America%2FNew_York')
      localStorage.setItem('stagwise-stands', 'stand=Creek+bottom****%4044.4712%2C-73.21*')
      localStorage.setItem('stagwise-hunt-day', 'stand=Creek+bottom')
    })
    await page.reload()
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('Link copied.')).toBeVisible()
      return page.evaluate(() => navigator.clipboard.readText())
    }
    const theirs = await (await otherBrowser()).newPage()
    const box = theirs.getByRole('link', { name: /44\./ })
    for (const [stand, point] of [
      ['Creek bottom', '44.4712, -73.21'],
      ['Nowhere yet', '44.4759, -73.2121'],
    ] as const) {
      await openForm(page)
      await page.getByLabel('Stand', { exact: false }).first().fill(stand)
      await page.getByRole('button', { name: 'Make the Sheet' }).click()
      await expect(page.locator('#result')).toContainText(point)
      const link = await copied()
      expect(new URL(link).search).not.toMatch(/44|stand/)
      await theirs.goto(link)
      await expect(box).toHaveText(point)
    }
    await page.getByLabel('Leave my place and my stands out of the link').check()
    await theirs.goto(await copied())
    await expect(theirs.locator('#result')).toContainText('Vermont (center of the state)')
    await expect(box).toHaveCount(0)
    await theirs.goto('/hunting-tools/hunt-day?state=VT&lat=44.48&lon=-73.21&hunter=Sam&sheet=1')
    await expect(theirs.locator('#result')).toContainText('The place on this sheet is rounded')
    await expect(theirs.locator('#result')).not.toContainText('44.4800')
    await expect(box).toHaveCount(0)
  })

  test('opens alone from a copied link, with nothing that the friend’s own browser keeps; without the place if asked', async ({
    page,
    context,
    otherBrowser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/hunting-tools/hunt-day')
    await page.evaluate(() => {
      localStorage.setItem(
        'stagwise-ground',
        'state=VT&lat=44.4759&lon=-73.2121&clock=America%2FNew_York&place=Home+farm',
      )
      localStorage.setItem('stagwise-hunt-day', 'hunter=Sam+Hill&truck=North+gate')
    })
    await page.reload()
    await expect(page.locator('.tool-known')).toContainText('Home farm')
    await page.getByLabel('Leave my place out of the link').check()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await expect(page.getByText('Names, phone numbers, truck and plate stay in the link.')).toBeVisible()
    expect(new URL(link).hash).toBe('#hunter=Sam+Hill')
    expect(new URL(link).search).toBe(`?state=VT&date=${new URL(link).searchParams.get('date') ?? ''}&sheet=1`)

    const friend = await otherBrowser()
    const theirs = await friend.newPage()
    await theirs.goto('/hunting-tools/hunt-day')
    await theirs.evaluate(() => {
      localStorage.setItem('stagwise-ground', 'state=OH&place=Their+own+farm')
      localStorage.setItem('stagwise-hunt-day', 'hunter=A+Friend&phone=614+555+0100&back=17:00')
      localStorage.setItem('stagwise-weapon', 'rifle')
    })
    await theirs.goto(link)
    const sheet = theirs.locator('#result')
    await expect(sheet).toContainText('Sam Hill')
    await expect(sheet).toContainText('Vermont')
    for (const text of ['A Friend', '614 555 0100', 'Their own farm', '5:00 PM', 'Checklist', '44.47']) {
      await expect(sheet).not.toContainText(text)
    }
    await expect(theirs.getByRole('heading', { name: 'Pro Tips' })).toBeHidden()
    await theirs.getByRole('link', { name: 'Change this sheet' }).click()
    await openForm(theirs)
    await expect(theirs.getByLabel('Your name')).toHaveValue('Sam Hill')
    expect(await theirs.evaluate(() => localStorage.getItem('stagwise-hunt-day'))).toContain('A+Friend')
  })
})

/** Reads all of the browser's storage except half-typed text and the open map, with bytes as numbers. */
async function readStorage(page: Page) {
  const { texts, stores } = await page.evaluate(async () => {
    const texts = Object.entries(localStorage)
      .filter(([key]) => key.startsWith('stagwise-') && !['stagwise-sit-draft', 'stagwise-open-map'].includes(key))
      .toSorted(([one], [other]) => one.localeCompare(other))
    const wait = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result)
        }
        request.onerror = () => {
          reject(request.error ?? new Error('no reason'))
        }
      })
    const stores: [name: string, rows: string][] = []
    for (const name of ['stagwise-log', 'stagwise-maps']) {
      const database = await wait(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const rows = await wait(database.transaction(store).objectStore(store).getAll())
        const plain = rows.map((row: unknown) => (row instanceof ArrayBuffer ? [...new Uint8Array(row)] : row))
        stores.push([`${name} ${store}`, JSON.stringify(plain)])
      }
      database.close()
    }
    return { texts, stores }
  })
  // The rows are parsed, because the order of an object's keys does not count.
  const parse = (rows: string): unknown => JSON.parse(rows)
  return { texts, stores: stores.map(([name, rows]) => ({ name, rows: parse(rows) })) }
}

test('a press that needs a module which did not come says so, and works once it comes', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/ERR_FAILED/)
  const module = '**/moon-calendar-file-*.js'
  await page.route(module, (route) => route.abort())
  await page.goto('/hunting-tools/moon-phase-calendar')
  const link = page.getByRole('link', { name: 'Phases of the month (.ics)' })
  await link.click()
  await expect(page.getByText('This part of the page did not load.')).toBeVisible()
  await page.unroute(module)
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^moon-.+\.ics$/)
  await expect(page.getByText('This part of the page did not load.')).toBeHidden()
})

const earlier = new URL('../../app/tools/kit/stored-in-november-2026.test-data.json', import.meta.url)

const KitFile = z.looseObject({ log: z.looseObject({ sits: z.array(z.looseObject({ id: z.string() })) }) })
const StoredEarlier = z.object({
  localStorage: z.record(z.string(), z.string()),
  'stagwise-log': z.object({ sits: z.array(z.unknown()) }),
  'stagwise-maps': z.object({ maps: z.array(z.unknown()), pictures: z.record(z.string(), z.array(z.number())) }),
  kitFile: KitFile,
})

test('what an earlier release stored is all there, and camera entries move out of the sits and back', async ({
  page,
}) => {
  const { kitFile, ...all } = StoredEarlier.parse(JSON.parse(await readFile(earlier, 'utf8')))
  await page.goto('/privacy')
  await page.evaluate(async (stored) => {
    for (const [key, value] of Object.entries(stored.localStorage)) localStorage.setItem(key, value)
    const put = (name: string, stores: Record<string, { keyPath?: string; rows: [unknown, string?][] }>) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name, 1)
        request.onupgradeneeded = () => {
          for (const [store, { keyPath }] of Object.entries(stores)) {
            request.result.createObjectStore(store, keyPath === undefined ? {} : { keyPath })
          }
        }
        request.onsuccess = () => {
          const transaction = request.result.transaction(Object.keys(stores), 'readwrite')
          for (const [store, { rows }] of Object.entries(stores)) {
            for (const [row, key] of rows) transaction.objectStore(store).put(row, key)
          }
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      })
    const rowsOf = (rows: unknown[]): [unknown][] => rows.map((row) => [row])
    await put('stagwise-log', { sits: { keyPath: 'id', rows: rowsOf(stored['stagwise-log'].sits) } })
    const pictures = Object.entries(stored['stagwise-maps'].pictures)
    await put('stagwise-maps', {
      maps: { keyPath: 'id', rows: rowsOf(stored['stagwise-maps'].maps) },
      pictures: { rows: pictures.map(([id, bytes]) => [Uint8Array.from(bytes).buffer, id]) },
    })
  }, all)
  const kit = async () => {
    await page.goto('/hunting-tools/my-ground')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save everything to a file' }).click()
    return KitFile.parse(JSON.parse(await readFile(await (await download).path(), 'utf8')))
  }
  const sorted = ({ log, ...rest }: z.infer<typeof KitFile>) => ({
    ...rest,
    savedOn: '',
    sits: log.sits.toSorted((one, other) => one.id.localeCompare(other.id)),
  })
  expect(sorted(await kit())).toEqual(sorted(kitFile))

  await page.goto('/hunting-tools/log')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('06:00')
  await expect(page.getByRole('heading', { name: '3 sits, 4 deer' })).toBeVisible()
  await page.getByRole('button', { name: 'Move them to the camera visits' }).click()
  await expect(page.getByRole('heading', { name: 'Camera visits: 4 passes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 sits, 4 deer' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Move them to the camera visits' })).toBeVisible()
  expect(sorted(await kit())).toMatchObject({ sits: sorted(kitFile).sits })

  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('stagwise-maps')
        request.onsuccess = () => {
          const transaction = request.result.transaction('pictures', 'readwrite')
          transaction.objectStore('pictures').clear()
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )
  const read = (file: unknown) =>
    page
      .getByLabel('Read a file')
      .setInputFiles({ name: 'kit.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await read({ ...kitFile, maps: [] })
  await page.getByRole('button', { name: 'Replace what is here' }).click()
  await expect(page.getByText(/^Read\. Here now: your ground, 4 stands, 6 sits, 1 map/)).toBeVisible()
  await page.goto('/hunting-tools/my-map')
  await expect(page.getByText('no longer its picture')).toBeVisible()
  await expect(page.getByLabel('Name of S1')).toHaveValue('Creek bottom')
  await page.goto('/hunting-tools/my-ground')
  await read(kitFile)
  await page.getByRole('button', { name: 'Add what is missing' }).click()
  await expect(page.getByText(/^Read\. Here now/)).toBeVisible()
  expect(sorted(await kit())).toEqual(sorted(kitFile))
})

test('stands keep their points when a file is added, and Undo brings back what was here', async ({ page }) => {
  await page.goto('/hunting-tools/my-ground')
  await page.evaluate(() => {
    localStorage.setItem('stagwise-stands', 'stand=Oak*N***%4044.47%2C-73.21*Two+ash+trees')
  })
  await page.reload()
  const stands = () => page.evaluate(() => localStorage.getItem('stagwise-stands'))
  const mine = await stands()
  const texts = { 'stagwise-stands': 'stand=Oak*S**&stand=Creek***', 'stagwise-weapon': 'rifle' }
  const file = { format: 'field-kit', version: 1, savedOn: '2026-11-28', texts, log: { sits: [] }, maps: [] }
  const read = () =>
    page
      .getByLabel('Read a file')
      .setInputFiles({ name: 'kit.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await read()
  await page.getByRole('button', { name: 'Add what is missing' }).click()
  await expect(page.getByText(/^Read\. Here now: 2 stands/)).toBeVisible()
  expect(await stands()).toBe(`${mine ?? ''}&stand=Creek`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('What the file brought is taken back.')).toBeVisible()
  expect(await stands()).toBe(mine)
  await read()
  await page.getByRole('button', { name: 'Replace what is here' }).click()
  await expect(page.getByText(/^Read\. Here now: 2 stands/)).toBeVisible()
  expect(await stands()).toBe(texts['stagwise-stands'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('What the file brought is taken back.')).toBeVisible()
  expect(await stands()).toBe(mine)
})

test('one file brings all of it back into a browser that lost everything', async ({ page }) => {
  await saveVermont(page)
  await page.goto('/hunting-tools/hunting-checklist-generator?huntType=rifle')
  await page.locator('[name=done][value=zero]').check()
  await page.getByRole('heading', { name: 'Saved lists' }).click()
  await page.getByLabel('Save this list as').fill('Elk camp')
  await page.getByRole('button', { name: 'Save List' }).click()
  await expect(page.getByText('“Elk camp” saved.')).toBeVisible()
  await page.goto('/hunting-tools/my-map')
  const stands = page.locator('#my-stands')
  await stands.getByRole('heading', { name: 'Add a stand' }).click()
  await stands.getByLabel('Name').fill('Oak ladder')
  await stands.getByLabel('North', { exact: true }).check()
  await stands.getByRole('button', { name: 'Add Stand', exact: true }).click()
  await expect(stands).toContainText('Oak ladder is saved.')
  await page.getByLabel(/^Add your map/).setInputFiles({
    name: 'Back forty.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 400, height: 200, channels: 3, background: 'darkseagreen' } })
      .png()
      .toBuffer(),
  })
  await page.getByRole('button', { name: 'Pin stand' }).click()
  await page.locator('.map-picture').click({ position: { x: 100, y: 50 } })
  await page.getByLabel('Name of S1').fill('Oak ladder')
  await page.goto('/hunting-tools/log')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-14')
  await page.getByLabel('From', { exact: true }).fill('06:00')
  await page.getByLabel('To', { exact: true }).fill('09:30')
  await page.getByLabel('Stand', { exact: false }).fill('Oak ladder')
  await page.getByRole('button', { name: 'Save Sit' }).click()
  await expect(page.getByText('Sit saved.')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('stagwise-units', 'metric')
    localStorage.setItem('stagwise-hunt-day', 'hunter=Sam+Hill&back=19:30')
    localStorage.setItem('stagwise-week', 'm1=NW&e1=W&from=2026-11-27')
  })

  await page.goto('/hunting-tools/my-ground')
  const before = await readStorage(page)
  expect(before.texts.map(([key]) => key)).toEqual(
    expect.arrayContaining(['stagwise-checklist', 'stagwise-ground', 'stagwise-stands', 'stagwise-units']),
  )
  for (const { rows } of before.stores) expect(rows).not.toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything to a file' }).click()
  const file = await (await download).path()
  await page.goto('/privacy')
  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name)
        request.onsuccess = () => {
          resolve()
        }
        request.onerror = () => {
          reject(request.error ?? new Error('no reason'))
        }
      })
    }
  })

  await page.goto('/hunting-tools/my-ground')
  await expect(page.getByRole('button', { name: 'Use This Place' })).toBeVisible()
  await page.getByLabel('Read a file').setInputFiles(file)
  await expect(page.getByText(/^Read\. Here now: your ground, 1 stand, 1 sit, 1 map, your checklists/)).toBeVisible()
  await expect(groundLine(page)).toContainText('Vermont')
  expect(await readStorage(page)).toEqual(before)
  await page.goto('/hunting-tools/my-map')
  await expect(page.getByLabel('Name of S1')).toHaveValue('Oak ladder')
  await page.goto('/hunting-tools/log')
  await expect(page.getByRole('heading', { name: /^1 sit/ })).toBeVisible()
})
