/** An operator sets up a second factor, and logs in with it. The other operators log in by password alone. */
import { randomBytes, scryptSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { TOTP } from 'otpauth'
import { logIn, said, save } from './dashboard'
import { expect, operator, test } from './fixtures'
import type { Page } from '@playwright/test'

const password = 'a password for this story alone'

/** No page makes operators, so the row is written into the server's database. */
async function addOperator(database: Kysely<Database>, username: string) {
  const salt = randomBytes(16)
  const hash = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 })
  const [saltText, hashText] = [salt, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  const passwordHash = `$scrypt$ln=10,r=8,p=1$${String(saltText)}$${String(hashText)}`
  const row = { username, loginName: username, passwordHash, createdAt: new Date().toISOString() }
  await write(database, (trx) => trx.insertInto('operators').values(row).execute())
}

async function enterPassword(page: Page, username: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

function formOf(page: Page, button: string) {
  return page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) })
}

async function linkOf(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href')) ?? ''
}

test('a second factor is switched on, asked for, and loses nothing that was sent meanwhile', async ({
  page,
  context,
  database,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[01]/)
  const username = `story-${randomBytes(6).toString('hex')}`
  await addOperator(database, username)
  await page.goto('/admin')
  await enterPassword(page, username)
  await page.getByRole('link', { name: 'Security' }).click()

  await page.getByRole('button', { name: 'Set Up the Second Factor' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const link = await linkOf(page)
  const app = new TOTP({ secret: new URL(link).searchParams.get('secret') ?? '' })
  await page.getByLabel('Code', { exact: true }).fill('no code')
  await page.getByRole('region', { name: 'Second factor' }).getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Switch On', exact: true }).click()
  await expect(page.getByRole('link', { name: 'This code is not right.' })).toBeVisible()
  expect(await linkOf(page)).toBe(link)
  await page.getByLabel('Code', { exact: true }).fill(app.generate())
  await page.getByRole('region', { name: 'Second factor' }).getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Switch On', exact: true }).click()
  const [recoveryCode = ''] = (await page.locator('pre').innerText()).split('\n')
  expect(recoveryCode).toMatch(/^\w{4}(-\w{4}){3}$/)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expect(page.getByText(recoveryCode)).toHaveCount(0)

  await page.goto('/admin/seo')
  await context.clearCookies()
  await save(page, 'Save robots.txt')
  await enterPassword(page, username)
  await expect(page.getByRole('heading', { level: 1, name: 'Enter Your Code' })).toBeVisible()
  await page.getByLabel('Code').fill(`${recoveryCode}x`)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText('This code is not right.')
  await expect(page.getByLabel('Code')).toHaveValue(`${recoveryCode}x`)
  await page.getByLabel('Code').fill(recoveryCode)
  await page.getByRole('button', { name: 'Log In' }).click()
  await said(page, 'SEO Settings Updated')
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`in a window of ${String(viewport.width)} × ${String(viewport.height)}`, () => {
    test.use({ viewport, allowedConsole: [[/status of 401/], { scope: 'test' }] })

    test(`new recovery codes are in view, and can be downloaded and copied @deep`, async ({
      page,
      context,
      database,
      axe,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const username = `codes-${randomBytes(6).toString('hex')}`
      await addOperator(database, username)
      await page.goto('/admin/security')
      await enterPassword(page, username)
      await page.getByRole('button', { name: 'Set Up the Second Factor' }).click()
      const app = new TOTP({ secret: new URL(await linkOf(page)).searchParams.get('secret') ?? '' })
      const codes = page.getByRole('region', { name: 'Recovery codes' })
      const confirm = async (button: string, code: string) => {
        const form = formOf(page, button)
        await form.getByLabel('Code', { exact: true }).fill(code)
        await form.getByLabel('Your password').fill(password)
        await form.getByRole('button').click()
        await expect(codes).toBeVisible()
      }
      const expectInView = async () => {
        await expect
          .poll(async () => (await codes.locator('pre').boundingBox())?.y, { message: 'the top of the codes' })
          .toBeGreaterThan(0)
        const [box, list] = [await codes.boundingBox(), await codes.locator('pre').boundingBox()]
        const header = await page.locator('header').first().boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
        await expect(codes).toBeFocused()
      }

      await confirm('Switch On', app.generate())
      await expectInView()
      await axe()
      const shown = (await codes.locator('pre').innerText()).split('\n')
      const download = page.waitForEvent('download')
      await codes.getByRole('link', { name: 'Download' }).click()
      const file = readFileSync(await (await download).path(), 'utf8')
      for (const code of shown) expect(file).toContain(code)
      await codes.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Copied.')).toBeVisible()
      expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(shown.join('\n'))

      await page.getByRole('button', { name: 'I have kept them' }).click()
      await confirm('Make New Recovery Codes', shown[0] ?? '')
      await expectInView()
      expect(await codes.locator('pre').innerText()).not.toContain(shown[1])
    })
  })
}

test('the login page says what to do without the password', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('npm run stagwise -- operator password NAME')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  const field = page.getByLabel('Password')
  await field.fill('what is typed')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('what is typed')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('Back after a refused login shows the form, with the name that was typed @no-js', async ({
  page,
  allowedConsole,
}) => {
  allowedConsole.push(/status of 40[01]/)
  await page.goto('/admin/contacts')
  await logIn(page, 'a guess')
  await expect(page.getByRole('alert')).toContainText('Invalid username or password.')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('alert')).toContainText('Invalid username or password.')
  await expect(page.getByLabel('Username')).toHaveValue(operator.username)

  await logIn(page)
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Username')).toHaveValue(operator.username)
})
