/** Operators work for days, with a real mail server. week-without-scripts.test.ts does so without JavaScript. */
import type { Page } from '@playwright/test'
import { simpleParser } from 'mailparser'
import { localHour, longDay } from '~/lib/dates'
import { addDays, shortDay } from '~/lib/days'
import { headerOf, MailServer } from '../setup/mail-server'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { cheapenLogins } from '../setup/site-session'
import { logIn, said, save } from './dashboard'
import { expect, operator, test } from './fixtures'

const mail = new MailServer()
let site: RunningSite

test.beforeAll(async () => {
  await mail.start()
  const admin = { ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password }
  site = await startSite({ ...admin, SMTP_URL: mail.url })
  await cheapenLogins(site, operator.password)
})
test.afterAll(async () => {
  await site.stop()
  await mail.stop()
})

test.beforeEach(async ({ page, allowedConsole }) => {
  // The login form has this status.
  allowedConsole.push(/status of 401/)
  await page.goto(`${site.url}/admin`)
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard')
})

const today = (page: Page) => page.goto(`${site.url}/admin`)
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Waiting for an answer' }).getByRole('listitem').filter({ hasText: name })

async function ask(page: Page, name: string) {
  await page.goto(`${site.url}/products/full-body-treestand-harness/quote`)
  await page.getByLabel('Your Name').fill(name)
  await page.getByLabel('Email Address').fill(`${name.toLowerCase()}@example.org`)
  await page.getByRole('button', { name: 'Send Quote Request' }).last().click()
  await expect(page.getByText('Your reference number')).toBeVisible()
}

async function answer(page: Page, unitPrice: string) {
  await page.getByLabel('Template').selectOption('Quote')
  await page.getByRole('button', { name: 'Use template' }).click()
  await expect(page.getByLabel('Text')).toHaveValue(/The link under them opens your offer/)
  await page.getByRole('group', { name: 'Line 1' }).getByLabel('Each ($)').fill(unitPrice)
  await save(page, 'Preview')
  await save(page, 'Send')
  await said(page, 'Answer Sent')
}

const waiting = () =>
  withDatabase(site, (db) => db.selectFrom('mails').select('subject').where('state', '=', 'waiting').execute())
const allIsTried = () => expect.poll(waiting).toEqual([])

test('a working day leaves out a holiday, for the customer and at the desk @deep', async ({ page }) => {
  const dayOf = (time: Date) => localHour(time, 'America/New_York').slice(0, 10)
  const holiday = addDays(dayOf(new Date()), 1)
  await page.goto(`${site.url}/admin/settings/claims`)
  await page.getByRole('heading', { name: 'Time to answer' }).click()
  await page.getByRole('textbox', { name: /^Time to answer/ }).fill('1 working day')
  await save(page, 'Save Settings')
  await said(page, 'Settings Saved')
  await page.goto(`${site.url}/admin/settings/contact`)
  for (const day of ['Saturday', 'Sunday']) await page.getByLabel(day).fill('8 AM-6 PM')
  await page.getByRole('button', { name: 'Add holiday' }).click()
  await page.getByLabel('Date').fill(holiday)
  await page.getByLabel('Name', { exact: true }).fill('Opening day')
  await save(page, 'Save Settings')
  await said(page, 'Settings Saved')

  await ask(page, 'Hal')
  const { createdAt } = await withDatabase(site, (db) =>
    db.selectFrom('quotes').select('createdAt').where('customerName', '=', 'Hal').executeTakeFirstOrThrow(),
  )
  const next = addDays(dayOf(new Date(createdAt)), 1)
  const due = next === holiday ? addDays(next, 1) : next
  await expect(page.getByText(`${longDay(due)} at 6:00 PM`)).toBeVisible()
  await today(page)
  const dueTime = new RegExp(`Due (?:tomorrow|${shortDay(due)}) 6:00 PM`.replaceAll(' ', String.raw`\s`))
  await expect(row(page, 'Hal')).toContainText(dueTime)
})

test('two requests of one person are answered in one mail, and its offer is accepted @deep', async ({
  page,
  otherBrowser,
}) => {
  await ask(page, 'Ada')
  const data = { name: 'Ada', email: 'ada@example.org', message: 'Make that two.' }
  expect((await page.request.post(`${site.url}/api/contacts`, { data })).status()).toBe(201)
  await today(page)
  await expect(row(page, 'Ada')).toHaveCount(2)
  await row(page, 'Quote: ').getByRole('link', { name: 'Ada' }).click()
  await expect(page.getByText('Also from this person: 1 message')).toBeVisible()
  const quote = page.url()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await page.getByRole('checkbox', { name: /^M-\d{5}: Make that two/ }).check()
  await answer(page, '19.99')
  await allIsTried()
  await today(page)
  await expect(row(page, 'Ada')).toHaveCount(0)

  // Mails of the same moment leave in any order.
  const letters = mail.received.filter(({ to }) => to === 'ada@example.org')
  const texts = await Promise.all(letters.map(async ({ source }) => (await simpleParser(source)).text ?? ''))
  const text = texts.find((each) => each.includes('/offer/')) ?? ''
  const [link = ''] = /\/offer\/\w+/.exec(text) ?? []
  const ada = await (await otherBrowser()).newPage()
  await ada.goto(site.url + link)
  await ada.getByRole('button', { name: 'Accept this offer' }).click()
  await expect(ada.getByText('Offer Accepted')).toBeVisible()
  await allIsTried()
  const told = mail.received
    .filter(({ to }) => to === 'hello@stagwise.example')
    .map((each) => headerOf(each, 'Subject'))
  expect(told).toContainEqual(expect.stringMatching(/^Offer Q-\d{5} accepted: \$19\.99, by Ada$/))
  await page.goto(quote)
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Ada accepted the offer.')
})

test('an answer that was refused is seen, and sent again @deep', async ({ page }) => {
  await ask(page, 'Bob')
  await allIsTried()
  mail.behavior = 'refuses the recipient'
  await today(page)
  await row(page, 'Bob').getByRole('link', { name: 'Bob' }).click()
  await page.getByRole('link', { name: 'Answer', exact: true }).click()
  await answer(page, '19.99')
  await allIsTried()
  mail.behavior = 'accepts'

  await page.goto(`${site.url}/admin/quotes`)
  await page.getByRole('link', { name: 'Not delivered 1' }).click()
  await expect(page.locator('[data-entry]')).toHaveCount(1)
  await expect(page.locator('[data-entry]')).toContainText('Not delivered')
  await today(page)
  await expect(page.getByText('1 mail failed.')).toBeVisible()
  await expect(row(page, 'Bob')).toContainText('Not delivered')
  const failed = page.getByRole('region', { name: 'Mail that was not delivered' }).getByRole('listitem')
  await expect(failed).toContainText('No such mailbox here')
  await failed.getByRole('button', { name: /^Send Again/ }).click()
  await said(page, 'Mail Sent')
  await expect(failed).toHaveCount(0)
  await expect(row(page, 'Bob')).toHaveCount(0)
  await expect(page.getByText('Mail Is Not Getting Through')).toHaveCount(0)
  expect(mail.received.at(-1)?.to).toBe('bob@example.org')
})
