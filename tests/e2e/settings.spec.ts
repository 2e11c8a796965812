/** The site's own words: an owner changes them, and visitors read them. On a site of its own, since every page shows them. */
import { startSite, type RunningSite } from '../../scripts/site-process'
import { logIn, said, save } from './dashboard'
import { expect, operator, test } from './fixtures'

let site: RunningSite

test.beforeAll(async () => {
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
})
test.afterAll(() => site.stop())

test('the owner changes name, hours and an office, and the contact page and the footer follow', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[01]/)
  const name = `North Ridge ${String(Date.now())}`
  await page.goto(`${site.url}/admin/settings`)
  await logIn(page)
  await page.getByRole('main').getByRole('link', { name: 'Name and email' }).click()
  await page.getByLabel('Site name').fill(name)
  await page.getByLabel('Email address').fill('nobody')
  await save(page, 'Save Settings')
  await expect(page.getByRole('alert')).toContainText('Please enter a valid email address')
  await expect(page.getByLabel('Site name')).toHaveValue(name)
  await page.getByLabel('Email address').fill('office@ridge.example')
  await save(page, 'Save Settings')
  await said(page, 'Name and email: the site shows it now.')

  await page.getByRole('main').getByRole('link', { name: 'Offices and hours' }).click()
  await page.getByLabel('Saturday').fill('by appointment')
  await page.getByLabel('Sunday').fill('10 AM - 2 PM')
  await save(page, 'Save Settings')
  await expect(page.getByRole('alert')).toContainText('Use hours like 8:00 AM-6:00 PM, or closed')
  await page.getByLabel('Saturday').fill('')
  await page.getByText('office 1: New York').click()
  await page
    .getByRole('group', { name: /^office 1/i })
    .getByLabel('Street and number')
    .fill('1 Main St')
  await save(page, 'Save Settings')
  await said(page, 'Offices and hours: the site shows it now.')
  await expect(page.getByText(`Changed `).first()).toContainText(`by ${operator.username}`)

  await page.goto(`${site.url}/contact`)
  const card = page.getByRole('region', { name: 'Contact Information' })
  await expect(card).toContainText('1 Main St, New York, United States')
  await expect(card).toContainText('office@ridge.example')
  await expect(card.getByText('10:00 AM-2:00 PM')).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(name)
  await expect(footer).toContainText('Saturday closed')
  await expect(footer).toContainText('1 Main St, New York, United States')
  await expect(page).toHaveTitle(`Contact | ${name}`)
})

test('what two owners change at the same time is shown side by side, and nothing typed is lost @deep', async ({
  page,
  context,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[19]/)
  const address = `${site.url}/admin/settings/footer`
  const [mine, theirs] = [`Mine ${String(Date.now())}`, `Theirs ${String(Date.now())}`]
  await page.goto(address)
  await logIn(page)
  await expect(page.getByLabel('Note')).toBeVisible()
  const other = await context.newPage()
  await other.goto(address)
  await other.getByLabel('Note').fill(theirs)
  await save(other, 'Save Settings')
  await said(other, 'Footer and social links')
  await page.getByLabel('Note').fill(mine)
  await save(page, 'Save Settings')
  await expect(page.getByRole('alert')).toContainText('What you typed is still in the form below.')
  await expect(page.getByRole('region', { name: 'Note: both versions' })).toContainText(theirs)
  await page.getByRole('button', { name: 'Save mine over it' }).first().click()
  await said(page, 'Footer and social links')
  await page.goto(site.url)
  await expect(page.getByRole('contentinfo')).toContainText(mine)
})

test('a product goes to the home page from its editor @deep', async ({ page, allowedConsole }) => {
  allowedConsole.push(/status of 401/)
  await page.goto(`${site.url}/admin/products/7/edit`)
  await logIn(page)
  const title = await page.getByLabel('Name', { exact: true }).inputValue()
  await page.getByRole('link', { name: 'Feature on the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Home page', level: 2 })).toBeVisible()
  await save(page, 'Save Settings')
  await said(page, 'Home page: the site shows it now.')
  await page.goto(site.url)
  const gear = page.getByRole('region', { name: 'Gear for the season' })
  await expect(gear.getByRole('listitem').first()).toContainText(title)
  await expect(gear.getByRole('heading', { level: 3 })).toHaveCount(3)
})
