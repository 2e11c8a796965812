/** Several products in one request, and the receipt that a sent request leads to. */
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from './fixtures'
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

test('products are collected on their pages, in two tabs, and sent as one request @js', async ({
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
      ...{ productName: kit, quantity: 12, notes: 'Size L/XL,\nplease.' },
      otherProducts: expect.stringContaining(`"productName":"${camera}","quantity":3`),
    },
  ])
  await page.goBack()
  await expect(page.getByText('No products on your request yet.')).toBeVisible()
})

test('Enter sends the request, and does not remove a product', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  await page.goto('/request?product=field-dressing-kit&quantity=2')
  await page.getByLabel('Your Name').fill('Enter Ada')
  await page.getByLabel('Your Name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
  await expect(quantityOf(page, kit)).toHaveValue('2')
  await expect(page.getByLabel('Your Name')).toHaveValue('Enter Ada')
})

test('what is gone from the catalog is named and left out', async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) {
    await page.goto('/products')
    const list = new URLSearchParams({ product: 'old-horn', quantity: '2', name: 'Old Horn' }).toString()
    await page.evaluate((text) => {
      localStorage.setItem('stagwise-request', text)
    }, list)
    await page.goto('/request')
  } else await page.goto('/request?product=old-horn&quantity=2')
  const notice = page.getByRole('status').filter({ hasText: 'No longer in our catalog' })
  await expect(notice).toContainText(javaScriptEnabled ? '“Old Horn” is no longer' : '“old-horn” is no longer')
  await expect(page.getByText('No products on your request yet.')).toBeVisible()
})

test('a product that goes while the form is open is named, and the rest can be sent', async ({
  page,
  request,
  allowedConsole,
  operatorCookies,
  baseURL,
}) => {
  allowedConsole.push(/status of 400/)
  const headers = {
    Cookie: operatorCookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    Origin: baseURL ?? '',
  }
  const name = `Short Life ${test.info().project.name}`
  const multipart = { name, description: 'Gone soon.', category: 'gear' }
  const { id, slug } = z
    .object({ id: z.number(), slug: z.string() })
    .parse(await (await request.post('/api/products', { headers, multipart })).json())
  await page.goto(`/request?product=${slug}&quantity=2&product=field-dressing-kit&quantity=3`)
  await fillIn(page, `Patient ${name}`)
  await request.delete(`/api/products/${String(id)}`, { headers })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('no longer in our catalog')
  await expect(page.getByRole('status').filter({ hasText: /^No longer in our catalog“/ })).toBeVisible()
  await expect(quantityOf(page, kit)).toHaveValue('3')
  await send(page)
  await expect(page).toHaveURL(receipt)
  await expect(page.getByText(`3 × ${kit}`)).toBeVisible()
})

test('where the browser stores nothing, the form keeps the list @js', async ({ page }) => {
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

test('the receipt is for its sender alone: not cached, not indexed, not there without the key', async ({
  page,
  request,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 404/)
  await page.goto('/products/field-dressing-kit/quote')
  await fillIn(page, 'Alone')
  await send(page)
  await expect(page).toHaveURL(receipt)
  await expect(page.getByText(/^Q-\d{5}$/)).toBeVisible()
  const address = page.url()
  for (const asked of [address, address.replace('?', '.data?')]) {
    const headers = (await request.get(asked)).headers()
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(headers['referrer-policy']).toBe('no-referrer')
  }
  await page.goto(address.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

test('the receipt of the longest request prints on one page @js', async ({ page, request, database, baseURL }) => {
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
    const pdf = await page.pdf({ format, margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})
