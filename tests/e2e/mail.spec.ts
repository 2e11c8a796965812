import { z } from 'zod'
import { MailServer } from '../setup/mail-server'
import { startSite, type RunningSite } from '../setup/site-process'
import { card, logIn, said, save } from './dashboard'
import { expect, operator, test } from './fixtures'

test.describe('with a mail server', () => {
  const server = new MailServer()
  let site: RunningSite

  test.beforeAll(async () => {
    await server.start()
    site = await startSite({
      ADMIN_USERNAME: operator.username,
      ADMIN_PASSWORD: operator.password,
      SITE_EMAIL: 'desk@hunters.test',
      SMTP_URL: server.url,
    })
  })
  test.afterAll(async () => {
    await site.stop()
    await server.stop()
  })

  test('a visitor gets a receipt, and the operator sees what failed and sends it again', async ({
    page,
    allowedConsole,
  }) => {
    allowedConsole.push(/status of 401/)
    server.behavior = 'refuses the recipient'
    server.received.length = 0
    const name = `Ada ${String(Date.now())}`
    await page.goto(`${site.url}/products/full-body-treestand-harness/quote`)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByRole('button', { name: 'Send Quote Request' }).click()
    await expect(page.getByText('Quote Request Submitted!').first()).toBeVisible()

    await page.goto(`${site.url}/admin/mail?status=failed`)
    await logIn(page)
    await expect(page.getByRole('heading', { name: 'Mail', exact: true })).toBeVisible()
    await expect(page.getByText('Mail Is Not Getting Through')).toBeVisible()
    const receipt = page.getByRole('main').getByRole('article').filter({ hasText: 'Receipt to ada@example.org' })
    await expect(receipt.first()).toContainText('“550 5.1.1 No such mailbox here”')

    server.behavior = 'accepts'
    await receipt.first().getByRole('button', { name: 'Send Again' }).click()
    await said(page, 'The mail server took the mail to ada@example.org.')
    await expect.poll(() => server.received.map(({ to }) => to)).toEqual(['ada@example.org'])

    await page.goto(`${site.url}/admin/mail?status=failed`)
    await page.getByRole('link', { name: new RegExp(`from ${name}$`) }).click()
    await expect(page.getByText(`From: ${name}`)).toBeVisible()
    await page.getByRole('button', { name: 'Send Again' }).click()
    await said(page, 'The mail server took the mail to desk@hunters.test.')
    await page.getByText('Send again').click()
    await page.getByRole('button', { name: 'Send a Second Copy' }).click()
    await said(page, 'Mail Sent')
    expect(server.received).toHaveLength(3)

    await page.goto(`${site.url}/admin/mail`)
    await expect(page.getByText('Mail Is Not Getting Through')).toBeHidden()
    server.behavior = 'refuses the message'
    await page.getByRole('button', { name: 'Send a Test Mail' }).click()
    await said(page, '554 5.7.1 This looks like spam')
    await expect(card(page, 'Test mail from Stagwise').first()).toContainText('Failed')
    server.behavior = 'accepts'
    await card(page, 'Test mail from Stagwise').first().getByRole('button', { name: 'Send Again' }).click()
    await said(page, 'Mail Sent')
  })

  test('an answer with a price reaches the customer @deep', async ({ page, allowedConsole }) => {
    allowedConsole.push(/status of 401/)
    server.behavior = 'accepts'
    server.received.length = 0
    const { project, repeatEachIndex } = test.info()
    const email = `ben.${project.name}${String(repeatEachIndex)}@example.org`
    const data = { customerName: 'Ben Archer', customerEmail: email, quantity: 2, productId: 1 }
    const posted = await page.request.post(`${site.url}/api/quotes`, { data })
    const { id } = z.object({ id: z.number() }).parse(await posted.json())
    await page.goto(`${site.url}/admin/quotes/${String(id)}/answer`)
    await logIn(page)
    await page.getByLabel('Template').selectOption('Quote')
    await page.getByRole('button', { name: 'Use template' }).click()
    await expect(page.getByLabel('Text')).toHaveValue(/^Hi Ben/)
    await page.getByRole('group', { name: 'Line 1' }).getByLabel('Each ($)').fill('19.99')
    await save(page, 'Preview')
    await save(page, 'Send')
    await said(page, 'Answer Sent')
    const answers = () => server.received.filter(({ to, source }) => to === email && source.includes('39.98'))
    await expect.poll(answers).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('main')).toContainText('answered by mail. It was sent on')
    expect(answers()).toHaveLength(1)
  })
})
