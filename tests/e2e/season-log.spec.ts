/** The season log is typed, changed, counted and saved in the browser alone. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, listenForRequests, test } from './fixtures'
import { hold } from './hold'

test.describe.configure({ mode: 'parallel' })

const path = '/hunting-tools/log'

interface Typed {
  date?: string
  stand?: string
  sightings?: readonly (readonly [time: string, what: string, count: string])[]
}

async function type(page: Page, { date = '2026-11-14', stand = 'Oak ladder', sightings = [] }: Typed) {
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('From', { exact: true }).fill('06:00')
  await page.getByLabel('To', { exact: true }).fill('09:30')
  await page.getByLabel('Stand', { exact: false }).fill(stand)
  await page.getByLabel('Wind from').selectOption('NW')
  for (const [index, [time, what, count]] of sightings.entries()) {
    await page.getByRole('button', { name: 'Add a sighting' }).click()
    await expect(page.locator(`#time-${String(index)}`)).toBeFocused()
    await page.locator(`#time-${String(index)}`).fill(time)
    await page.locator(`#what-${String(index)}`).fill(what)
    await page.locator(`#count-${String(index)}`).fill(count)
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Sit' }).click()

test('a sit is typed, refused at its field, saved, changed, deleted and brought back', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText('The log is empty.')).toBeVisible()
  const requests = listenForRequests(page)
  await type(page, { sightings: [['06:50', '', '2']] })
  await page.getByLabel('To', { exact: true }).fill('05:00')
  await save(page)
  await expect(page.locator('#to-error')).toContainText('The end must be after the start.')
  await expect(page.locator('#what-0-error')).toContainText('Say what you saw.')
  await expect(page.getByLabel('To', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Say what you saw.',
    'The end must be after the start.',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('#time-0')).toHaveValue('06:50')
  await page.getByLabel('To', { exact: true }).fill('09:30')
  await page.locator('#what-0').fill('Doe with fawns')
  await save(page)
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: 'Sit saved.' })).toBeFocused()
  await expect(page).not.toHaveTitle(/^Error: /)
  await expect(page.getByRole('heading', { name: '1 sit, 2 deer' })).toBeVisible()
  await expect(page.getByText('6:50 AM: Doe with fawns (2)')).toBeVisible()

  await page.getByRole('button', { name: /^Change the sit/ }).click()
  await page.locator('#count-0').fill('3')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { name: '1 sit, 3 deer' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the Form' }).click()
  await expect(status.filter({ hasText: 'The form is empty again.' })).toBeFocused()

  await page.getByRole('button', { name: /^Delete the sit/ }).click()
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status.filter({ hasText: 'Sit restored.' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '1 sit, 3 deer' })).toBeVisible()
  expect(requests).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: '1 sit, 3 deer' })).toBeVisible()
})

test('a sighting outside the sit is asked about, put right by a press, or kept', async ({ page }) => {
  await page.goto(path)
  await type(page, { sightings: [['19:05', '8-pt', '1']] })
  await save(page)
  await expect(page.locator('#time-0-error')).toContainText(
    '7:05 PM is outside this sit, 6:00 AM to 9:30 AM. Was that 7:05 AM?',
  )
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Change to 7:05 AM' }).click()
  await save(page)
  await expect(page.getByText('7:05 AM: 8-pt')).toBeVisible()

  await type(page, { date: '2026-11-15', sightings: [['12:00', 'Spike', '1']] })
  await save(page)
  await expect(page.locator('#time-0-error')).toContainText('To keep 12:00 PM, press Save Sit again.')
  await save(page)
  await expect(page.getByText('12:00 PM: Spike')).toBeVisible()
})

test('sits typed one right after the other are saved as each was at the press, once each', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await type(page, { date: '2026-11-14', stand: 'Oak', sightings: [['07:45', '8-pt buck', '1']] })
  // A busy phone takes its time to store a sit.
  await page.evaluate(() => {
    const request = indexedDB.open('stagwise-log')
    request.onsuccess = () => {
      const store = request.result.transaction('sits', 'readwrite').objectStore('sits')
      const until = Date.now() + 2500
      const wait = () => {
        if (Date.now() < until) store.count().onsuccess = wait
      }
      wait()
    }
  })
  await page.getByRole('button', { name: 'Save Sit' }).dblclick()
  await page.getByLabel('Date', { exact: true }).fill('2026-11-15')
  await page.getByLabel('From', { exact: true }).fill('15:00')
  await page.getByLabel('To', { exact: true }).fill('17:30')
  await page.getByLabel('Stand', { exact: false }).fill('Creek')
  await expect(page.getByText('Sit saved.')).toBeVisible()
  await save(page)
  await expect(page.getByRole('heading', { name: '2 sits, 1 deer' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '8-pt buck' }).first()).toContainText('Oak')
})

test('an empty log waits for use, and one with a sit opens by itself', async ({ page }) => {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { name: 'An example, made up' })).toBeVisible()
  await expect(page.locator('template[data-scripts]')).toHaveCount(1)
  await type(page, {})
  await save(page)
  await expect(page.getByRole('heading', { name: '1 sit, 0 deer' })).toBeVisible()
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: '1 sit, 0 deer' })).toBeVisible()
  await expect(page.getByText('An example, made up')).toHaveCount(0)
})

test('a sit that is sent before the scripts came is in the form once they are there', async ({ page }) => {
  const letThrough = await hold(page)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByLabel('From', { exact: true }).fill('06:00')
  await page.getByLabel('Note', { exact: false }).fill('Fog & frost')
  await page.getByLabel('From', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/from=06/)
  letThrough()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByText('The sit is not saved yet')).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('06:00')
  await page.getByLabel('To', { exact: true }).fill('09:30')
  await save(page)
  await expect(page.getByText('Fog & frost')).toBeVisible()
})

test('a file whose module did not come says so, and no longer once it is saved', async ({ page, allowedConsole }) => {
  allowedConsole.push(/ERR_FAILED/)
  const module = '**/sit-files-*.js'
  await page.route(module, (route) => route.abort())
  await page.goto(path)
  await type(page, {})
  await save(page)
  const button = page.getByRole('button', { name: 'Save as CSV' })
  await button.click()
  const message = page.getByText('This part of the page did not load.')
  await expect(message).toBeVisible()
  await page.unroute(module)
  const download = page.waitForEvent('download')
  await button.click()
  expect((await download).suggestedFilename()).toBe('season-log.csv')
  await expect(message).toBeHidden()
})

test('from the stand to the bars: Now and the last stand by a tap, what the log knows offered, and a day to come asked about', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-14T11:20:00Z')
  await page.goto(path)
  await page.evaluate(() => {
    localStorage.setItem('stagwise-ground', 'state=OH')
    localStorage.setItem('stagwise-stands', 'stand=Creek+bottom*SW**')
  })
  await page.reload()
  const offered = (list: string) =>
    page.locator(`#${list}-list option`).evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  const now = (name: string) => page.getByRole('button', { name: `Now: ${name}` })
  await now('From').click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('06:20')
  await page.clock.setFixedTime('2026-11-14T12:02:00Z')
  await page.getByRole('button', { name: 'Add a sighting' }).click()
  await now('Time').click()
  await page.locator('#what-0').fill('Doe with fawns')
  // The pocket reloads the page.
  await page.reload()
  await expect(page.locator('#time-0')).toHaveValue('07:02')
  await page.clock.setFixedTime('2026-11-14T14:30:00Z')
  await now('To').click()
  expect(await offered('stand')).toEqual(['Creek bottom'])
  await page.getByLabel('Stand (optional)').fill('Oak ladder')
  await save(page)
  await expect(page.getByText('6:20 AM to 9:30 AM')).toBeVisible()
  await expect(page.getByText('7:02 AM: Doe with fawns')).toBeVisible()
  await expect(page.getByText('9 more sits to go.')).toBeVisible()

  await page.getByRole('button', { name: 'Last: Oak ladder' }).click()
  await expect(page.getByLabel('Stand (optional)')).toHaveValue('Oak ladder')
  await page.getByRole('button', { name: 'Add a sighting' }).click()
  expect(await offered('stand')).toEqual(['Creek bottom', 'Oak ladder'])
  expect(await offered('what-0')).toEqual(['Doe with fawns'])
  await page.locator('#what-0').fill('Spike')
  await page.getByLabel('Date', { exact: true }).fill('2027-01-09')
  await page.getByLabel('From', { exact: true }).fill('15:00')
  await page.getByLabel('To', { exact: true }).fill('17:10')
  await save(page)
  await expect(page.locator('#date-error')).toContainText('January 9, 2027 is in the future.')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-13')
  await save(page)
  await expect(page.getByRole('heading', { name: '2 sits, 2 deer' })).toBeVisible()

  const more = Array.from({ length: 10 }, (_sit, index) => `2026-10-${String(index + 10)},06:30,09:00,Oak ladder`)
  await page.getByLabel('Add the sits of a file').setInputFiles({
    name: 'october.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['date,from,to,stand', ...more, '2027-01-02,06:30,09:00,'].join('\n')),
  })
  await expect(page.getByText('1 sit dated in the future (January 2, 2027): check the year.')).toBeVisible()
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings.filter({ hasText: /Deer per sit|13 sits/ })).toHaveText(['Deer per sit', '13 sits, 2 deer'])
  await expect(page.getByText('October 10, 2026')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('October 10, 2026')).toBeVisible()
})

test('what is typed is there again after a reload, until it is saved or cleared', async ({ page }) => {
  await page.goto(path)
  await type(page, { sightings: [['07:10', 'Spike', '1']] })
  await page.reload()
  await expect(page.locator('#what-0')).toHaveValue('Spike')
  await expect(page.getByLabel('Stand', { exact: false })).toHaveValue('Oak ladder')
  await page.getByRole('button', { name: 'Clear the Form' }).click()
  await expect(page.locator('#what-0')).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Stand', { exact: false })).toHaveValue('')
})

test('ten sits show bars with their counts; files bring all of it to another browser; delete asks first', async ({
  page,
  otherBrowser,
}) => {
  await page.goto('/hunting-tools/my-ground?state=VT')
  await page.getByRole('button', { name: 'Keep This Place' }).click()
  await page.goto(path)
  await expect(
    page.getByText(/^Vermont, today: Legal light \d.* E[SD]T\. Vermont: half an hour before sunrise/),
  ).toBeVisible()
  const lines = Array.from({ length: 9 }, (_sit, index) => {
    const day = String(index + 1).padStart(2, '0')
    return `2026-11-${day},06:00,09:30,${index < 8 ? 'Ridge' : 'Creek'}${index % 2 ? '' : ',07:00,Doe,2'}`
  })
  const typed = ['date,from,to,stand,time,what,count', ...lines].join('\n')
  await page
    .getByLabel('Add the sits of a file')
    .setInputFiles({ name: 'typed.csv', mimeType: 'text/csv', buffer: Buffer.from(typed) })
  await expect(page.getByText('9 sits added.')).toBeVisible()
  await type(page, { date: '2026-11-10', stand: 'Creek' })
  await save(page)
  await expect(page.getByRole('heading', { name: /^10 sits,/ })).toBeVisible()
  const stands = page.getByRole('region', { name: 'Deer per sit' })
  await expect(stands).toContainText('1.0 per sit: 8 deer, 8 sits')
  await expect(stands).toContainText('1.0 per sit: 2 deer, 2 sits (few)')
  await expect(stands).toContainText('after sunrise')

  const files: string[] = []
  for (const kind of ['CSV', 'JSON']) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save as ${kind}` }).click()
    files.push(await (await download).path())
  }
  const other = await otherBrowser()
  const theirs = await other.newPage()
  await theirs.goto(path)
  await expect(theirs.getByText('The log is empty.')).toBeVisible()
  const [csv = '', json = ''] = files
  await theirs
    .getByLabel('Add the sits of a file')
    .setInputFiles({ name: 'log.csv', mimeType: 'text/csv', buffer: await readFile(csv) })
  await expect(theirs.getByText('10 sits added.')).toBeVisible()
  await theirs
    .getByLabel('Add the sits of a file')
    .setInputFiles({ name: 'log.json', mimeType: 'application/json', buffer: await readFile(json) })
  await expect(theirs.getByText('0 sits added. 10 that were here already replaced.')).toBeVisible()
  await theirs.getByLabel('Add the sits of a file').setInputFiles({
    name: 'x.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('id,date,from,to\nz,2026-11-31,06:00,07:00'),
  })
  await expect(theirs.getByText('Line 2: date “2026-11-31”: Enter a date')).toBeVisible()

  await page.getByRole('button', { name: 'Delete all sits' }).click()
  await page.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('heading', { name: '10 sits, 10 deer' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete all sits' }).click()
  await page.getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: '10 sits, 10 deer' })).toBeVisible()
})

test('a file of a spreadsheet is read, and asks which day a date is where nothing tells', async ({ page }) => {
  await page.goto(path)
  const open = (name: string, content: string) =>
    page
      .getByLabel('Add the sits of a file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') })
  await open('log.csv', 'Date;From;To;Stand\r\n11/4/2026;6:00;9:00;Peña\r\n')
  await page.getByRole('button', { name: 'November 4, 2026' }).click()
  await expect(page.getByText('1 sit added.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'April 11, 2026' })).toBeHidden()
  await expect(page.getByRole('heading', { name: '1 sit, 0 deer' })).toBeVisible()
  await expect(page.getByText('Peña', { exact: true })).toBeVisible()
  await open('log.xlsx', 'PK\u0003\u0004')
  await expect(page.getByText('save it as CSV')).toBeVisible()
})

test('two tabs show the same log', async ({ page, context }) => {
  await page.goto(path)
  const other = await context.newPage()
  await other.goto(path)
  await type(other, {})
  await save(other)
  const oneSit = page.getByRole('heading', { name: '1 sit, 0 deer' })
  await expect(oneSit).toBeVisible()
  await other.getByRole('button', { name: /^Delete the sit/ }).click()
  await expect(page.getByText('The log is empty.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(oneSit).toBeVisible()
  await other.getByRole('button', { name: 'Delete all sits' }).click()
  await other.getByRole('button', { name: 'Delete them' }).click()
  await expect(page.getByText('The log is empty.')).toBeVisible()
})
