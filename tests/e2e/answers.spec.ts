import type { Page } from '@playwright/test'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '~db/database'
import { autosaveMs, isAutosaved, logIn, said, save } from './dashboard'
import { countPrintedPages, expect, operator, test } from './fixtures'

test.beforeEach(({ enterAsOperator }) => enterAsOperator())

/** Sends a separate request for each test. */
async function ask(page: Page, kind: string, notes?: string) {
  const customerName = `${kind} ${test.info().project.name} ${String(test.info().repeatEachIndex)}`
  const data = { customerName, customerEmail: 'answer@example.org', quantity: 2, productId: 1, notes }
  const response = await page.request.post('/api/quotes', { data })
  const { id } = z.object({ id: z.number() }).parse(await response.json())
  return { name: customerName, at: `/admin/quotes/${String(id)}`, id }
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' }).getByRole('listitem')

async function fillPrices(page: Page, unitPrice: string) {
  const line = page.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Each ($)').fill(unitPrice)
}

const DraftOf = z.object({ text: z.string() })

function draftsTo(database: Kysely<Database>, recordId: number) {
  const drafts = database.selectFrom('revisions').select('content').where('kind', '=', 'quotes')
  return drafts.where('recordId', '=', recordId).execute()
}

test('the operator answers a request with prices', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 400/)
  const { name, at } = await ask(page, 'Answer')
  await page.goto(at)
  await page.getByLabel('Note', { exact: true }).fill('Wants it\nby Friday.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await said(page, 'Note Added')
  await expect(timeline(page).filter({ hasText: `${operator.username} added a note` })).toContainText(
    'Wants it by Friday.',
  )
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('')
  await page.getByLabel('Note', { exact: true }).fill('Two, please.')
  await page.getByRole('button', { name: 'They answered' }).click()
  await said(page, 'Reply Added')
  await expect(timeline(page).filter({ hasText: 'what the customer replied' })).toContainText('Two, please.')

  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Template').selectOption('Quote')
  await page.getByRole('button', { name: 'Use template' }).click()
  await expect(page.getByLabel('Text')).toHaveValue(new RegExp(`^Hi ${name},`))
  await fillPrices(page, '19.99')
  await page.getByRole('button', { name: 'Add a line' }).click()
  const second = page.getByRole('group', { name: 'Line 2' })
  await second.getByLabel('Item').fill('Haul rope')
  await second.getByLabel('Each ($)').fill('ten')
  await page.getByLabel('Discount').fill('12.5')
  await page.getByLabel('Shipping').fill('9')
  await save(page, 'Preview')
  await expect(page.getByRole('alert')).toContainText('There is a problem')
  await expect(second.getByLabel('Each ($)')).toHaveValue('ten')
  await second.getByLabel('Each ($)').fill('10')
  await expect(page.getByRole('group', { name: 'Prices' })).toContainText('Total$52.73')

  await save(page, 'Preview')
  const heading = page.getByRole('heading', { name: `Preview of the answer to ${name}` })
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
  const mail = page.frameLocator('iframe[title="The mail as the customer gets it"]')
  await expect(mail.getByText(`Hi ${name},`)).toBeVisible()
  await expect(mail.getByRole('row', { name: /^Total/ })).toContainText('$52.73')
  await expect(page.getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
    'href',
    /^mailto:answer@example\.org\?subject=Your%20quote.*&body=Hi%20.*%0D%0A/,
  )
  await page.getByRole('link', { name: 'Print a quote sheet' }).click()
  await expect(page.getByRole('article')).toContainText('Draft, not sent')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$52.73')
  await page.goBack()
  await save(page, 'Mark as contacted')
  await said(page, 'Answer Recorded')
  await expect(timeline(page).filter({ hasText: 'answered from their own mail program' })).toBeVisible()
  await expect(timeline(page).last()).toContainText(`${operator.username} moved it from Pending to Contacted.`)
  await page.goto(at)
  await expect(page.getByRole('link', { name: 'Answer', exact: true })).toBeVisible()
})

test('what is typed is saved by itself, also when the page is left at once', async ({
  page,
  context,
  database,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 409/)
  const { at, id } = await ask(page, 'Draft')
  const stored = async () => {
    const [draft] = await draftsTo(database, id)
    return draft && DraftOf.parse(JSON.parse(draft.content)).text
  }
  await context.clock.install()
  await page.goto(`${at}/answer`)
  await page.getByLabel('Text').pressSequentially('First')
  await isAutosaved(page)
  expect(await stored()).toBe('First')
  await page.getByLabel('Text').pressSequentially(' and more')
  await page.goto('/admin/quotes')
  await expect.poll(stored).toBe('First and more')

  const other = await context.newPage()
  await other.goto(`${at}/answer`)
  await expect(other.getByText(`Draft by ${operator.username}, saved`)).toBeVisible()
  await page.goto(`${at}/answer`)
  await other.getByLabel('Text').fill('Theirs')
  await isAutosaved(other)
  await page.getByLabel('Text').fill('Mine')
  await page.clock.runFor(autosaveMs)
  await expect(page.getByText('Somebody else has saved this record')).toBeVisible()
  await save(page, 'Save draft')
  const both = page.getByRole('group', { name: 'Text' })
  await expect(both).toContainText('Stored now: Theirs')
  await expect(both).toContainText('Yours: Mine')
  await save(page, 'Save mine over it')
  await said(page, 'Draft Saved')
  expect(await stored()).toBe('Mine')
})

test('a draft outlives the session, and is discarded after a question', async ({
  page,
  context,
  database,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 401/)
  const { at, id } = await ask(page, 'Session')
  await page.goto(`${at}/answer`)
  await page.getByLabel('Text').fill('Long thought about')
  await context.clearCookies()
  await save(page, 'Save draft')
  await logIn(page, operator.password)
  await said(page, 'Draft Saved')
  await expect(page.getByLabel('Text')).toHaveValue('Long thought about')
  await page.getByRole('link', { name: 'Discard draft' }).click()
  await expect(page.getByRole('dialog', { name: 'Are you sure you want to discard this draft?' })).toBeVisible()
  await save(page, 'Discard')
  await said(page, 'Draft Discarded')
  expect(await draftsTo(database, id)).toEqual([])
})

test('on a phone a long request folds, on its page and beside the answer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { at } = await ask(page, 'Long', `Folded words. ${'We hunt from two stands. '.repeat(190)}`)
  const heightOf = async () => (await page.getByText('Folded words.').boundingBox())?.height ?? 0
  for (const address of [at, `${at}/answer`]) {
    await page.goto(address)
    if (address !== at) {
      expect((await page.getByLabel('Template').boundingBox())?.y).toBeLessThan(844)
      await page.getByText('The request:').click()
    }
    expect(await heightOf()).toBeLessThan(220)
    await page.getByLabel('Show all of it').check()
    expect(await heightOf()).toBeGreaterThan(1000)
  }
})

test('a quote sheet of twenty lines prints on one page @deep', async ({ page }) => {
  const { at } = await ask(page, 'Print')
  await page.goto(`${at}/answer`)
  await page.getByLabel('Text').fill('Here you are.')
  await fillPrices(page, '19.99')
  for (let number = 2; number <= 20; number += 1) {
    await page.getByRole('button', { name: 'Add a line' }).click()
    const line = page.getByRole('group', { name: `Line ${String(number)}`, exact: true })
    await line.getByLabel('Item').fill(`Full-body treestand harness, size ${String(number)}`)
    await line.getByLabel('Each ($)').fill('1,234.50')
  }
  await page.getByLabel('Discount').fill('5')
  await page.getByLabel('Shipping').fill('12')
  await page.getByLabel('Valid until').fill('2099-12-24')
  await page.getByLabel('Note on tax').fill('Sales tax is not included.')
  await save(page, 'Preview')
  await page.getByRole('link', { name: 'Print a quote sheet' }).click()
  await expect(page.getByRole('row')).toHaveCount(25)
  for (const format of ['Letter', 'A4']) {
    expect(await countPrintedPages(page, format), format).toBe(1)
  }
})
