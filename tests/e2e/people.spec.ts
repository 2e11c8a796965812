/** Somebody asks for a copy of everything, and to be forgotten; the lists go out as files; closed entries end. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { said, save } from './dashboard'
import { expect, operator, test } from './fixtures'

/** Of each test and browser. */
const emailOf = (name: string) =>
  `${name}.${test.info().project.name}.${String(test.info().repeatEachIndex)}@example.org`

async function write(page: Page, email: string, message: string) {
  const response = await page.request.post('/api/contacts', { data: { name: 'Ines Vogel', email, message } })
  expect(response.status()).toBe(201)
}

async function download(page: Page, link: string): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  return readFileSync(await (await started).path(), 'utf8')
}

test('a person gets a copy of everything, and is erased after the question', async ({
  page,
  enterAsOperator,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[09]/)
  const email = emailOf('ines')
  const quote = { customerName: 'Ines Vogel', customerEmail: email.toUpperCase(), quantity: 2, productId: 1 }
  expect((await page.request.post('/api/quotes', { data: quote })).status()).toBe(201)
  await write(page, email, 'Do you ship to Alaska?')
  await enterAsOperator()

  await page.goto('/admin/people')
  await page.getByLabel('Email address').fill('ines')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Enter an email address in the correct format')).toBeVisible()
  await page.getByLabel('Email address').fill(` ${email} `)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: 'Quote requests: 1' })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/people\/[\da-f]+$/)
  await expect(page.getByRole('region', { name: 'Messages: 1' })).toContainText('Do you ship to Alaska?')
  const copy: unknown = JSON.parse(await download(page, 'Export as JSON'))
  expect(copy).toMatchObject({
    email,
    quotes: [{ products: [{ quantity: 2 }] }],
    messages: [{ message: 'Do you ship to Alaska?' }],
  })

  await page.getByRole('link', { name: 'Erase' }).click()
  await expect(page.getByRole('heading', { name: `Erase everything about ${email}?` })).toBeVisible()
  await expect(page.getByText('1 quote request', { exact: true })).toBeVisible()
  await write(page, email, 'One more thing.')
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByRole('alert')).toContainText('Something has changed since you were asked')
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Erase' }).click()
  await said(page, /Deleted for good: 1 quote request, 2 messages/)

  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(`No quotes or messages with the address ${email}.`)).toBeVisible()
})

test('a list goes out as a file, as it is filtered @deep', async ({ page, enterAsOperator }) => {
  const email = emailOf('list')
  await write(page, email, '=1+1 and "more"')
  await enterAsOperator()
  await page.goto(`/admin/contacts?q=${email}`)
  await expect(page.getByText('As filtered: 1 message')).toBeVisible()
  const csv = await download(page, 'Export CSV')
  expect(csv).toMatch(/^\uFEFFReference,ID,/)
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(`,${email},"'=1+1 and ""more"""`)
  expect(JSON.parse(await download(page, 'Export JSON'))).toMatchObject([{ email, message: '=1+1 and "more"' }])
})

test('a file asks for the password where it was typed long ago, and is sent then @deep', async ({
  page,
  enterAsOperator,
  allowedConsole,
  database,
}) => {
  allowedConsole.push(/status of 403/)
  await write(page, emailOf('again'), 'Hello')
  await enterAsOperator()
  await page.goto('/admin/contacts')
  await database.updateTable('sessions').set({ passwordAt: '2026-11-21T12:00:00.000Z' }).execute()
  await page.getByRole('link', { name: 'Export CSV' }).click()
  await expect(page.getByRole('heading', { name: 'Type Your Password Again' })).toBeVisible()
  await page.getByLabel('Your password').fill('a guess')
  await page.getByRole('button', { name: 'Go On' }).click()
  await expect(page.getByRole('alert')).toContainText('This is not your password.')
  await page.getByLabel('Your password').fill(operator.password)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Go On' }).click()
  expect(readFileSync(await (await started).path(), 'utf8')).toMatch(/^\uFEFFReference,ID,/)
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute('href', /^\/admin\/contacts/)
})

test('the retention rule asks before it is turned on, and is turned off again @deep', async ({
  page,
  enterAsOperator,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 409/)
  await enterAsOperator()
  await page.goto('/admin/people')
  const rule = page.getByRole('region', { name: 'How Long Closed Entries Stay' })
  await expect(rule).toContainText('The rule is off')
  const months = rule.getByLabel('Delete closed ones after (months)')
  await months.fill('240')
  await save(page, 'Save the Rule')
  const question = page.getByRole('alert')
  await expect(question).toContainText('The next daily run would delete 0 quote requests and 0 messages for good')
  await expect(months).toHaveValue('240')
  await question.getByRole('button', { name: 'Delete after 240 months' }).click()
  await said(page, 'Closed quotes and messages are deleted 240 months after they came in.')
  await expect(rule).toContainText('The next daily run deletes 0 quote requests and 0 messages.')
  await months.fill('')
  await save(page, 'Save the Rule')
  await said(page, 'Closed quotes and messages stay until somebody deletes them.')
  await expect(rule).toContainText('The rule is off')
})
