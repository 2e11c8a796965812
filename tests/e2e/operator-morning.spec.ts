/** Twenty minutes in the morning: five new requests, two answered, one noted, one marked as spam, one person erased. */
import type { Page } from '@playwright/test'
import { said, save } from './dashboard'
import { expect, test } from './fixtures'
import { quotesOf } from './rows'

const senders = ['Anna', 'Ben', 'Cora', 'Dan', 'Eve'] as const

async function answer(page: Page, sender: string, price: string) {
  await page.getByRole('link', { name: sender, exact: true }).click()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Template').selectOption('Quote')
  await page.getByRole('button', { name: 'Use template' }).click()
  await expect(page.getByLabel('Text')).toHaveValue(new RegExp(`^Hi ${sender},`))
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Each ($)').fill(price)
  await save(page, 'Preview')
  await save(page, 'Mark as contacted')
  await said(page, 'Answer Recorded')
}

test('the operator’s morning @deep', async ({ page, enterAsOperator, database }) => {
  const { project, repeatEachIndex, retry } = test.info()
  const day = `Morning ${project.name} ${String(repeatEachIndex)}${String(retry)}`
  const emailOf = (name: string) => `${name}.${day.replaceAll(' ', '.')}@example.org`.toLowerCase()
  for (const name of senders) {
    const data = { customerName: `${name} ${day}`, customerEmail: emailOf(name), quantity: 2, productId: 1 }
    expect((await page.request.post('/api/quotes', { data })).status()).toBe(201)
  }
  const list = `/admin/quotes?q=${day.replaceAll(' ', '+')}`
  await enterAsOperator()

  await page.goto(list)
  await expect(page.getByRole('main').locator('[data-entry]')).toHaveCount(senders.length)
  await answer(page, `Anna ${day}`, '19.99')
  await page.goto(list)
  await answer(page, `Ben ${day}`, '24.50')

  await page.goto(list)
  await page.getByRole('link', { name: `Cora ${day}`, exact: true }).click()
  await page.getByLabel('Note', { exact: true }).fill('Call after five.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await said(page, 'Note Added')

  await page.goto(list)
  await page.getByRole('link', { name: `Dan ${day}`, exact: true }).click()
  await page.getByRole('button', { name: /^Mark as spam/ }).click()
  await said(page, 'Marked as Spam')

  await page.goto('/admin/people')
  await page.getByLabel('Email address').fill(emailOf('Eve'))
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await said(page, /Deleted for good: 1 quote request/)

  expect(await quotesOf(database, `%${day}`)).toMatchObject([
    { customerName: `Anna ${day}`, status: 'contacted', suspected: 0 },
    { customerName: `Ben ${day}`, status: 'contacted', suspected: 0 },
    { customerName: `Cora ${day}`, status: 'pending', suspected: 0 },
    { customerName: `Dan ${day}`, status: 'pending', suspected: 1 },
  ])
})
