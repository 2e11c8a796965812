/** Operators work for days without JavaScript, with a real mail server. */
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localHour, longDay } from '~/lib/dates'
import { addDays, shortDay } from '~/lib/days'
import { HtmlVisitor } from '../setup/html-visitor'
import { headerOf, MailServer } from '../setup/mail-server'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { cheapenLogins } from '../setup/site-session'

const operator = { Username: 'warden', Password: 'a long password here' }
const mail = new MailServer()
let site: RunningSite
let warden: HtmlVisitor

beforeAll(async () => {
  await mail.start()
  const admin = { ADMIN_USERNAME: operator.Username, ADMIN_PASSWORD: operator.Password }
  site = await startSite({ ...admin, SMTP_URL: mail.url })
  await cheapenLogins(site, operator.Password)
  warden = new HtmlVisitor(site.url)
  await (await warden.open('/admin')).press('Log In', operator)
}, 60_000)
afterAll(async () => {
  await site.stop()
  await mail.stop()
})

const visitor = () => new HtmlVisitor(site.url)
const today = () => warden.open('/admin')

async function ask(name: string, notes = '') {
  const form = await visitor().open('/products/full-body-treestand-harness/quote')
  const who = { 'Your Name': name, 'Email Address': `${name.toLowerCase()}@example.org` }
  return form.press('Send Quote Request', { ...who, Notes: notes })
}

const waiting = () =>
  withDatabase(site, (db) => db.selectFrom('mails').select('subject').where('state', '=', 'waiting').execute())
const allIsTried = () => expect.poll(waiting, { interval: 200, timeout: 20_000 }).toEqual([])

test('a working day leaves out a holiday, for the customer and at the desk', async () => {
  const dayOf = (time: Date) => localHour(time, 'America/New_York').slice(0, 10)
  const holiday = addDays(dayOf(new Date()), 1)
  const claims = await warden.open('/admin/settings/claims')
  expect((await claims.press('Save Settings', { 'Time to answer': '1 working day' })).said).toContain('Claims')
  const hours = await (await warden.open('/admin/settings/contact')).press('Add holiday')
  const weekend = { Saturday: '8 AM-6 PM', Sunday: '8 AM-6 PM' }
  const saved = await hours.press('Save Settings', { ...weekend, Date: holiday, Name: 'Opening day' })
  expect(saved.said).toContain('Offices and hours')

  const receipt = await ask('Hal')
  const { createdAt } = await withDatabase(site, (db) =>
    db.selectFrom('quotes').select('createdAt').where('customerName', '=', 'Hal').executeTakeFirstOrThrow(),
  )
  const next = addDays(dayOf(new Date(createdAt)), 1)
  const due = next === holiday ? addDays(next, 1) : next
  expect(receipt.text).toContain(`${longDay(due)} at 6:00 PM`)
  expect((await today()).text).toMatch(new RegExp(`Due (?:tomorrow|${shortDay(due)}) 6:00 PM`))
})

test('two requests of one person are answered in one mail, and its offer is accepted', async () => {
  await ask('Ada', 'One harness, please.')
  const ada = { 'Your Name': 'Ada', 'Email Address': 'ada@example.org' }
  await (await visitor().open('/contact')).press('Send Message', { ...ada, Message: 'Make that two.' })
  const quote = await (await today()).follow('Ada', { within: 'Quote: ' })
  expect(quote.text).toContain('Also from this person: 1 message')
  const form = await (await quote.follow('Answer')).press('Use template', { Template: 'Quote' })
  const preview = await form.press('Preview', { 'M-': true, Quantity: '2', 'Each ($)': '19.99' })
  expect(preview.text).toMatch(/Also answers M-\d{5}/)
  expect((await preview.press('Send')).said).toContain('Answer Sent')
  await allIsTried()
  expect((await today()).text).not.toContain('Ada')

  // Mails of the same moment leave in any order.
  const letters = mail.received.filter(({ to }) => to === 'ada@example.org')
  const texts = await Promise.all(letters.map(async ({ source }) => (await simpleParser(source)).text ?? ''))
  const text = texts.find((each) => each.includes('/offer/')) ?? ''
  expect(text).toContain('The link under them opens your offer')
  const [link = ''] = /\/offer\/\w+/.exec(text) ?? []
  const accepted = await (await visitor().open(link)).press('Accept this offer')
  expect(accepted.said).toContain('Offer Accepted')
  expect((await today()).text).toMatch(/answer AdaQuote: .*Accepted \$39\.98/)
  await allIsTried()
  const told = mail.received
    .filter(({ to }) => to === 'hello@stagwise.example')
    .map((each) => headerOf(each, 'Subject'))
  expect(told).toContainEqual(expect.stringMatching(/^Offer Q-\d{5} accepted: \$39\.98, by Ada$/))
  expect((await warden.open(quote.address)).text).toContain('Ada accepted the offer.')
})

test('an answer that was refused is seen, and sent again', async () => {
  await ask('Bob')
  await allIsTried()
  mail.behavior = 'refuses the recipient'
  const quote = await (await today()).follow('Bob')
  const form = await (await quote.follow('Answer')).press('Use template', { Template: 'Quote' })
  const preview = await form.press('Preview', { 'Each ($)': '19.99' })
  await preview.press('Send')
  await allIsTried()
  mail.behavior = 'accepts'

  const trouble = await today()
  expect(trouble.said).toContain('1 mail failed.')
  expect(trouble.text).toMatch(/Bob ?Quote: .*Pending ?Not delivered/)
  expect(trouble.text).toMatch(/Mail that was not delivered .* Answer to bob@example\.org.*No such mailbox here/)
  const refused = await (await warden.open('/admin/quotes')).follow('Not delivered')
  expect([refused.address, refused.text.includes('Bob')]).toEqual(['/admin/quotes?status=refused', true])

  const mended = await trouble.press('Send Again')
  expect([mended.address, mended.said.includes('Mail Sent')]).toEqual(['/admin', true])
  expect(mended.html).not.toMatch(/Not delivered|not delivered|Mail Is Not Getting Through/)
  expect(mail.received.at(-1)?.to).toBe('bob@example.org')
})
