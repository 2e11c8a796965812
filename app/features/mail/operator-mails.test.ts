import { expect, test } from 'vitest'
import { siteDefaults, type Site } from '~/site'
import { overdueMail, testMail } from './operator-mails'

const site: Site = { ...siteDefaults, email: 'hello@site.example', url: 'https://site.example' }
const entry = { id: 131, sender: 'Ada <b>', createdAt: '2026-11-21T14:30:00.000Z' }
const none = { count: 0, oldest: [] }

test('the overdue list has each entry with a link, and where the rest is', () => {
  const { subject, text, html } = overdueMail(
    { quotes: { count: 60, oldest: [entry] }, contacts: { count: 1, oldest: [{ ...entry, id: 7 }] } },
    site,
  )
  expect(subject).toBe('Overdue: 60 quote requests and 1 message')
  expect(text).toContain(
    'Q-01313 from Ada <b>, received November 21, 2026 at 9:30 AM:\nhttps://site.example/admin/quotes/131',
  )
  expect(text).toContain('https://site.example/admin/quotes?status=overdue')
  expect(text).toContain('https://site.example/admin/contacts/7')
  expect(text).not.toContain('https://site.example/admin/contacts?status=overdue')
  expect(html).toContain('Ada &#60;b&#62;')
})

test('the overdue list leaves out an inbox without any', () => {
  const { subject, text } = overdueMail({ quotes: none, contacts: { count: 2, oldest: [entry] } }, site)
  expect(subject).toBe('Overdue: 2 messages')
  expect(text).not.toContain('QUOTE REQUESTS')
})

test('the test mail says what it shows', () => {
  expect(testMail(site)).toMatchObject({
    subject: 'Test mail from Stagwise',
    text: expect.stringContaining('/admin/mail'),
  })
})
