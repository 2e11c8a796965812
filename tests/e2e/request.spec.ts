/** One request has several products, and a receipt follows. */
import type { Page } from '@playwright/test'
import { countPrintedPages, expect, test } from './fixtures'
import { quotesOf } from './rows'

const harness = 'Full-Body Treestand Harness'
const kit = 'Field Dressing Kit'
const camera = 'Cellular Trail Camera'
const receipt = /\/request\/q-\d{5}\/[\da-f]{36}$/

const send = (page: Page) => page.getByRole('button', { name: 'Send Quote Request' }).last().click()
const quantityOf = (page: Page, name: string) => page.getByLabel(`Quantity: ${name}`)
const yourRequest = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Your request/ })
    .first()

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add to request: ${name}` }).click()
  await expect(page.getByText('Added.')).toBeVisible()
}

async function fillIn(page: Page, customer: string): Promise<void> {
  await page.getByLabel('Your Name').fill(customer)
  await page.getByLabel('Email Address').fill('ada@example.org')
  await page.getByLabel('Notes').fill('Size L/XL,\nplease.')
}

test('products are collected on their pages, in two tabs, and sent as one request', async ({
  page,
  context,
  database,
}) => {
  await page.goto('/products')
  await expect(yourRequest(page)).toHaveText('Your request')
  await add(page, kit)
  await expect(yourRequest(page)).toHaveText('Your request (1)')
  await page.goto('/products/full-body-treestand-harness')
  await expect(yourRequest(page)).toHaveText('Your request (1)')
  await add(page, harness)

  await yourRequest(page).click()
  await expect(page).toHaveURL('/request')
  await expect(page.getByText('Sizes: S/M, L/XL, 2XL. Name yours in the notes.')).toBeVisible()
  await quantityOf(page, kit).fill('12')

  const other = await context.newPage()
  await other.goto('/request')
  await expect(quantityOf(other, kit)).toHaveValue('12')
  await other.getByLabel('Add another product').selectOption(camera)
  await other.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(quantityOf(page, camera)).toHaveValue('1')
  await other.getByRole('button', { name: `Remove ${harness}` }).click()
  await expect(quantityOf(page, harness)).toHaveCount(0)
  await quantityOf(other, camera).fill('3')
  await expect(quantityOf(page, camera)).toHaveValue('3')

  await fillIn(page, 'Two Tabs')
  await send(page)
  await expect(page).toHaveURL(receipt)
  await expect(page.getByText(`12 × ${kit}`)).toBeVisible()
  await expect(other.getByText('No products on your request yet.')).toBeVisible()
  expect(await quotesOf(database, 'Two Tabs')).toMatchObject([
    {
      productName: kit,
      quantity: 12,
      notes: 'Size L/XL,\nplease.',
      otherProducts: expect.stringContaining(`"productName":"${camera}","quantity":3`),
    },
  ])
  await page.goBack()
  await expect(page.getByText('No products on your request yet.')).toBeVisible()
})

test('what is gone from the catalog is named and left out', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('stagwise-request', 'product=old-horn&quantity=2&name=Old+Horn')
  })
  await page.goto('/request')
  const notice = page.getByRole('status').filter({ hasText: 'No longer in our catalog' })
  await expect(notice).toContainText('“Old Horn” is no longer')
  await expect(page.getByText('No products on your request yet.')).toBeVisible()
})

test('where the browser stores nothing, the form keeps the list', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/products/full-body-treestand-harness')
  await page.getByRole('button', { name: `Add to request: ${harness}` }).click()
  await expect(quantityOf(page, harness)).toHaveValue('1')
  await fillIn(page, 'Blocked')
  await page.getByLabel('Add another product').selectOption(camera)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(quantityOf(page, camera)).toHaveValue('1')
  await page.getByRole('button', { name: `Remove ${harness}` }).click()
  await expect(quantityOf(page, harness)).toHaveCount(0)
  await expect(page.getByLabel('Your Name')).toHaveValue('Blocked')
  await send(page)
  await expect(page).toHaveURL(receipt)
  await expect(page.getByText(`1 × ${camera}`)).toBeVisible()
})

test('the receipt of the longest request prints on one page @deep', async ({ page, request, database, baseURL }) => {
  const products = await database.selectFrom('products').select(['name', 'slug']).execute()
  const longest = products.sort((a, b) => b.name.length - a.name.length).slice(0, 10)
  const list = longest.flatMap(({ slug }, index): [string, string][] => [
    [`products[${String(index)}].slug`, slug],
    [`products[${String(index)}].quantity`, '9999'],
  ])
  const customer = {
    customerName: 'Long '.repeat(23),
    customerEmail: 'long@example.org',
    customerPhone: '5'.repeat(40),
  }
  const form = { ...Object.fromEntries(list), ...customer, notes: 'We hunt from a stand. '.repeat(227) }
  const answer = await request.post('/request', { form, headers: { Origin: String(baseURL) }, maxRedirects: 0 })
  await page.goto(answer.headers().location ?? '')
  await expect(page.getByText(/^Q-\d{5}$/)).toBeVisible()
  for (const format of ['Letter', 'A4']) {
    expect(await countPrintedPages(page, format), format).toBe(1)
  }
})
