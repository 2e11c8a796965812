import type { Page } from '@playwright/test'
import { said } from './dashboard'
import { expect, test } from './fixtures'
import { quotesOf } from './rows'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

/** Each test has its own quote requests: their names begin alike, and the oldest, which is due first, is on top. */
async function ask(page: Page, kind: string) {
  const name = `${kind} ${test.info().project.name} ${String(test.info().repeatEachIndex)}`
  for (const number of [1, 2, 3, 4]) {
    const customerName = `${name} ${String(number)}`
    const data = { customerName, customerEmail: 'row@example.org', quantity: number, productId: 1 }
    const response = await page.request.post('/api/quotes', { data })
    expect(response.status()).toBe(201)
  }
  return { name, list: (status: string) => `/admin/quotes?status=${status}&q=${name.replaceAll(' ', '+')}` }
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const rows = (page: Page) => page.getByRole('main').locator('[data-entry]')

const tops = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().y)))

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`marking in a row at ${String(size.width)} px: no row jumps, and no button is covered${size.width === 390 ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const { name, list } = await ask(page, `Row ${String(size.width)}`)
    await page.goto(list('pending'))
    await expect(rows(page)).toHaveCount(4)
    for (const [index, number] of [1, 2].entries()) {
      const pressed = rows(page)
        .first()
        .getByRole('button', { name: /^Mark contacted/ })
      await pressed.scrollIntoViewIfNeeded()
      const before = await tops(page)
      await pressed.click()
      const toast = page.locator('.toast')
      await expect(toast).toContainText(`Quote from ${name} ${String(number)}: contacted`)
      await expect(rows(page)).toHaveCount(3 - index)
      expect(await tops(page), 'the next rows take the places of those before them').toEqual(before.slice(0, -1))
      const next = rows(page)
        .first()
        .getByRole('button', { name: /^Mark contacted/ })
      await expect(next).toBeFocused()
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast is visible')
      if (size.width === 390) expect(box.y + box.height, 'little of the page is covered').toBeLessThan(130)
      const isApart = (other: Box | null) =>
        other === null ||
        other.x >= box.x + box.width ||
        other.x + other.width <= box.x ||
        other.y >= box.y + box.height ||
        other.y + other.height <= box.y
      expect(isApart(await next.boundingBox()), 'the next button is not covered').toBe(true)
      for (const sender of await rows(page).getByRole('heading').all())
        expect(isApart(await sender.boundingBox()), 'no name is covered').toBe(true)
    }
  })
}

test('a double click marks one row, wherever the next one has moved', async ({ page, database }) => {
  const { name, list } = await ask(page, 'Twice')
  await page.goto(list('pending'))
  const pressed = rows(page)
    .first()
    .getByRole('button', { name: /^Mark closed/ })
  await pressed.scrollIntoViewIfNeeded()
  const box = await pressed.boundingBox()
  if (!box) throw new Error('The button is visible')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await expect(rows(page)).toHaveCount(3)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await said(page, `Quote from ${name} 1: closed`)
  // A later press counts, and comes after whatever the second click sent.
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Mark closed/ })
    .click()
  await said(page, `Quote from ${name} 4: closed`)
  const statuses = (await quotesOf(database, `${name}%`)).map(({ status }) => status)
  expect(statuses).toEqual(['closed', 'pending', 'pending', 'closed'])
})

test('in the list of all, newest first, a marked row stays where it is', async ({ page }) => {
  const { list } = await ask(page, 'Stay')
  await page.goto(`${list('all')}&order=newest`)
  const pressed = rows(page)
    .nth(1)
    .getByRole('button', { name: /^Mark closed/ })
  await pressed.scrollIntoViewIfNeeded()
  const before = await tops(page)
  await pressed.click()
  await said(page, 'closed')
  await expect(rows(page).nth(1)).toContainText('Closed')
  expect(await tops(page)).toEqual(before)
})

test('the message names the sender, once, and Undo takes the mark back', async ({ page, database }) => {
  const { name, list } = await ask(page, 'Undo')
  const statusOf = async (number: number) =>
    (await quotesOf(database, `${name} ${String(number)}`)).map(({ status }) => status)
  await page.goto(list('pending'))
  await rows(page)
    .first()
    .getByRole('button', { name: /^Mark closed/ })
    .click()
  const message = page.locator('main [role=status], .toast').filter({ hasText: `Quote from ${name} 1: closed` })
  await expect(message).toHaveCount(1)
  expect(await statusOf(1)).toEqual(['closed'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await said(page, `Quote from ${name} 1: pending`)
  await expect(page).toHaveURL(list('pending'))
  await expect(rows(page)).toHaveCount(4)
  expect(await statusOf(1)).toEqual(['pending'])
})

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the status buttons of an entry are in the first screen at ${String(size.width)} px${size.width === 390 ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const { list } = await ask(page, `First ${String(size.width)}`)
    await page.goto(list('all'))
    await rows(page)
      .first()
      .getByRole('link', { name: /^First/ })
      .click()
    const button = page.getByRole('article').getByRole('button', { name: /^Mark closed/ })
    await expect(button).toBeInViewport({ ratio: 1 })
  })
}

test('a button says that it is at work, and a second press sends nothing', async ({ page }) => {
  const { list } = await ask(page, 'Slow')
  await page.goto(list('pending'))
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let posts = 0
  await page.route('**/admin/quotes**', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1
      await held
    }
    await route.continue()
  })
  const row = rows(page).first()
  await row.getByRole('button', { name: /^Mark contacted/ }).click()
  const working = row.getByRole('button', { name: /^Saving\.\.\./ })
  await expect(working).toHaveAttribute('aria-disabled', 'true')
  await working.click({ force: true })
  release()
  await said(page, 'Status Updated')
  expect(posts).toBe(1)
})
