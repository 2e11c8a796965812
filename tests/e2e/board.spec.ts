import type { Page } from '@playwright/test'
import { said } from './dashboard'
import { expect, test } from './fixtures'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

/** Each test has its own quote requests; the first is due first. */
async function ask(page: Page, kind: string, numbers: readonly number[] = [1, 2, 3]) {
  const { project, repeatEachIndex, retry } = test.info()
  const name = `${kind} ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  for (const number of numbers) {
    const data = { customerName: `${name} ${String(number)}`, customerEmail: 'board@example.org', quantity: number }
    expect((await page.request.post('/api/quotes', { data: { ...data, productId: 1 } })).status()).toBe(201)
  }
  return { name, list: `/admin/quotes?q=${name.replaceAll(' ', '+')}` }
}

const rows = (page: Page) => page.getByRole('main').locator('[data-entry]')
const choose = (page: Page, sender: string) => page.getByRole('checkbox', { name: `Select: Quote from ${sender}` })

test('the keys work a list without a mouse', async ({ page }) => {
  const { name, list } = await ask(page, 'Keys')
  await page.goto(list)
  const link = (number: number) => rows(page).getByRole('link', { name: `${name} ${String(number)}`, exact: true })
  await expect(page.getByRole('button', { name: 'Keys', exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await expect(link(1)).toBeFocused()
  await page.keyboard.press('c')
  await said(page, `Quote from ${name} 1: contacted`)
  await page.keyboard.press('u')
  await said(page, `Quote from ${name} 1: pending`)

  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('jxc')
  await expect(search).toHaveValue('jxc')
  await search.blur()

  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Control+e')
  await page.keyboard.press('e')
  await said(page, '2 quote requests: closed')
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await expect(page).toHaveURL('/admin/contacts')

  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.goto(list)
  await page.getByRole('button', { name: 'Keys', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Keys' }).getByRole('checkbox')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(rows(page).locator(':focus')).toHaveCount(0)
})

test('the keys work an entry’s page', async ({ page }) => {
  const { name, list } = await ask(page, 'Record')
  const heading = (number: number) => page.getByRole('heading', { name: `Quote request of ${name} ${String(number)}` })
  await page.goto(list)
  await expect(page.getByRole('button', { name: 'Keys', exact: true })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(heading(1)).toBeVisible()
  await page.keyboard.press('e')
  await said(page, `Quote from ${name} 1: closed`)
  await page.keyboard.press('n')
  await expect(heading(2)).toBeVisible()
  await page.keyboard.press('n')
  await expect(heading(3)).toBeVisible()
  await page.keyboard.press('p')
  await expect(heading(2)).toBeVisible()
})

test('an open dashboard notices a request by itself, and what is typed and selected stays', async ({ page }) => {
  const { name, list } = await ask(page, 'Live', [1])
  await page.clock.install()
  await page.goto(list)
  const figure = async () => Number(/\(([\d,]+) open/.exec(await page.title())?.[1]?.replaceAll(',', ''))
  const before = await figure()
  expect(before).toBeGreaterThan(0)
  await choose(page, `${name} 1`).check()
  await page.getByRole('searchbox').fill('half a na')
  await ask(page, 'Live', [2])
  await page.clock.runFor(10_000)
  await expect(page.locator('.toast')).toContainText(`1 new quote request from ${name} 2`)
  await expect(rows(page)).toHaveCount(2)
  expect(await figure()).toBe(before + 1)
  await expect(choose(page, `${name} 1`)).toBeChecked()
  await expect(page.getByRole('searchbox')).toHaveValue('half a na')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.locator('.toast').getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('heading', { name: `Quote request of ${name} 2` })).toBeVisible()
})
