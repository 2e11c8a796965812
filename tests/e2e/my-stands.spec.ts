import type { Page } from '@playwright/test'
import { countPrintedPages, expect, listenForRequests, openForm, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const path = '/hunting-tools/wind-direction-stand-picker'
const shared = 'stand=Oak+ladder*N.NW*S*east&stand=Creek*NW**&stand=Ridge*S**'

const mine = (page: Page) => page.locator('#my-stands')
const form = (page: Page) => mine(page).locator('form')
const verdicts = (page: Page) => page.getByRole('region', { name: /^Your stands with the wind/ })

async function add(
  page: Page,
  name: string,
  { good = [], access = '' }: { good?: readonly string[]; access?: string },
) {
  if ((await mine(page).locator('details[open]').count()) === 0) await mine(page).getByText('Add a stand').click()
  await form(page).getByLabel('Name').fill(name)
  for (const wind of good) await form(page).getByLabel(wind, { exact: true }).check()
  if (access !== '') await form(page).getByLabel('You walk in').selectOption({ label: access })
  await form(page).getByRole('button', { name: 'Add Stand' }).click()
}

async function pick(page: Page, wind: string) {
  if ((await page.locator('.tool-known:not([open])').count()) > 0) await openForm(page)
  await page.getByRole('radio', { name: wind, exact: true }).check()
  await page.getByRole('button', { name: 'Pick My Stand' }).click()
}

test('stands are added, judged, changed, removed and brought back, and stay in this browser', async ({
  page,
  context,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  const requests = listenForRequests(page)
  await add(page, '', {})
  await expect(form(page).locator('#name-error')).toContainText('Name the stand.')
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await add(page, 'Oak ladder', { good: ['North', 'Northwest'], access: 'From the south' })
  await expect(mine(page)).toContainText('Oak ladder is saved.')
  await add(page, 'Creek', { good: ['South'] })
  await expect(mine(page).getByRole('listitem')).toHaveCount(2)
  await pick(page, 'Northwest')
  await expect(verdicts(page)).toContainText('Hunt: Oak ladder. Northwest is one of its good winds.')
  await expect(verdicts(page)).toContainText('Leave: Creek. 135° off its nearest good wind, south')
  await expect(page.locator('#result-summary')).toContainText('Of your stands, hunt Oak ladder.')
  expect(new URL(page.url()).search).toBe('?wind=NW')

  await mine(page).getByRole('button', { name: 'Change Creek' }).click()
  await expect(form(page).getByLabel('Name')).toBeFocused()
  await form(page).getByLabel('Name').fill('Creek bend')
  await form(page).getByLabel('West', { exact: true }).check()
  await form(page).getByRole('button', { name: 'Save Stand' }).click()
  await expect(verdicts(page)).toContainText('Usable with care: Creek bend. Crosswind, 45° off')
  await mine(page).getByRole('button', { name: 'Remove Creek bend' }).click()
  await expect(verdicts(page)).not.toContainText('Creek')
  await mine(page).getByRole('button', { name: 'Undo' }).click()
  await expect(verdicts(page)).toContainText('Creek bend')
  expect(requests).toEqual([])

  const other = await context.newPage()
  await other.goto(`${path}?wind=N`)
  await expect(verdicts(other)).toContainText('Hunt: Oak ladder.')
  await mine(other).getByRole('button', { name: 'Remove Creek bend' }).click()
  await expect(mine(page).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(verdicts(page)).toContainText('Oak ladder')
})

test('a shared link shows its stands, leaves the saved ones alone, and offers to keep them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await add(page, 'Barn', { good: ['North'] })
  await page.evaluate(() => {
    const mine = `${localStorage.getItem('stagwise-stands') ?? ''}&stand=Creek****%4044.47%2C-73.21*Two+ash+trees`
    localStorage.setItem('stagwise-stands', mine)
  })
  await page.goto(`${path}?wind=NW&${shared}`)
  await expect(verdicts(page)).toContainText('Hunt: Creek.')
  await expect(verdicts(page)).not.toContainText('Barn')
  await page.goto(`${path}?wind=NW`)
  await expect(verdicts(page)).toContainText('Barn')
  await page.goto(`${path}?wind=NW&${shared}`)
  await mine(page).getByRole('button', { name: 'Keep These Stands' }).click()
  await expect(page.getByText('2 stands saved in this browser. 1 stand you had already: yours stays')).toBeVisible()
  await mine(page).getByRole('button', { name: 'Undo' }).click()
  await expect(mine(page).getByRole('listitem')).toHaveCount(3)
  await mine(page).getByRole('button', { name: 'Keep These Stands' }).click()
  await expect(mine(page).getByRole('listitem')).toHaveCount(4)
  await expect(mine(page)).toContainText('Two ash trees')
  await expect(mine(page)).toContainText('44.47, -73.21')
  expect(new URL(page.url()).search).toBe('?wind=NW')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.search).toBe('?wind=NW')
  await page.evaluate(() => {
    localStorage.clear()
  })
  await page.goto(link.href)
  await expect(mine(page).getByRole('listitem')).toHaveCount(4)
})

test('the hunt-day sheet offers my stands, and says what its wind means for the one it names', async ({ page }) => {
  await page.goto(path)
  await add(page, 'Oak ladder', { good: ['North'], access: 'From the north' })
  await page.goto('/hunting-tools/hunt-day?state=VT&date=2026-11-14&wind=N&weapon=rifle')
  await expect(page.locator('#stand-list option')).toHaveAttribute('value', 'Oak ladder')
  await openForm(page)
  await page.getByLabel('Stand', { exact: false }).fill('oak ladder')
  await page.getByRole('button', { name: 'Make the Sheet' }).click()
  await expect(page.locator('#result')).toContainText('Leave: Oak ladder. North is one of its good winds.')
  expect(await countPrintedPages(page)).toBe(1)
})

test('correcting the forecast leaves its part open and the cursor in it', async ({ page }) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByText('Plan a week (optional)').click()
  const field = page.getByLabel('Paste a forecast')
  await field.pressSequentially('Mon NW 8')
  await expect(page.getByText('2 winds read')).toBeVisible()
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('Backspace')
  await expect(page.getByText('0 winds read')).toBeAttached()
  await page.keyboard.type('S 5')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Mon S 5')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(field).toBeFocused()
})

test('a pasted forecast fills the week, which answers at once the next time, and the season log counts', async ({
  page,
}) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await add(page, 'Oak ladder', { good: ['North'] })
  await add(page, 'Creek', { good: ['North'] })
  await page.getByText('Plan a week (optional)').click()
  await page.getByLabel('Paste a forecast').fill('Today: NW 8 mph, becoming north this afternoon\nTomorrow: cloudy')
  await expect(page.getByText('2 winds read')).toBeVisible()
  await expect(page.getByText('“Tomorrow: cloudy” (no direction in it)')).toBeVisible()
  await page.getByLabel('Morning, today').selectOption('N')
  await page.getByRole('button', { name: 'Pick My Stand' }).click()
  await expect(page.locator('#result-title')).toHaveText('Today: Oak ladder in the morning, Creek in the evening')
  expect(new URL(page.url()).search).toMatch(/^\?m1=N&e1=N&from=\d{4}-\d\d-\d\d$/)
  await page.goto('/hunting-tools/log')
  const form = page.locator('form').filter({ hasText: 'Stand' }).first()
  await form.locator('#from').fill('00:01')
  await form.locator('#to').fill('00:30')
  await form.locator('#stand').fill('OAK  ladder')
  await form.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Sit saved.')).toBeVisible()
  await page.goto(path)
  await expect(page.locator('#result-title')).toHaveText('Today: Creek in the morning, Oak ladder in the evening')
  await expect(page.getByRole('region', { name: 'Your week' })).toContainText('Oak ladder (you sat here on')
  await openForm(page)
  await expect(page.getByLabel('Morning, today')).toHaveValue('N')
})
