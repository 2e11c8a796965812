import { expect, test } from 'vitest'
import { siteDefaults, type Site } from '~/site'
import { dailyList, digestMail, testMail } from './operator-mails'

const site: Site = { ...siteDefaults, email: 'hello@site.example', url: 'https://site.example' }
const entry = { id: 131, sender: 'Ada <b>', createdAt: '2026-11-21T14:30:00.000Z' }
const none = { count: 0, oldest: [] }
const noneSuspected = { quotes: 0, contacts: 0 }

test('the overdue list has each entry with a link, and where the rest is', () => {
  const { subject, text, html } = dailyList(
    {
      overdue: { quotes: { count: 60, oldest: [entry] }, contacts: { count: 1, oldest: [{ ...entry, id: 7 }] } },
      suspected: noneSuspected,
    },
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
  const { subject, text } = dailyList(
    { overdue: { quotes: none, contacts: { count: 2, oldest: [entry] } }, suspected: noneSuspected },
    site,
  )
  expect(subject).toBe('Overdue: 2 messages')
  expect(text).not.toContain('QUOTE REQUESTS')
})

test('the daily list says how many were marked as spam, beside what is overdue', () => {
  const { subject, text } = dailyList(
    { overdue: { quotes: none, contacts: { count: 2, oldest: [entry] } }, suspected: { quotes: 2, contacts: 0 } },
    site,
  )
  expect(subject).toBe('Overdue: 2 messages; spam: 2 quote requests')
  expect(text).toContain('2 quote requests were marked as spam since the last list')
  expect(text).toContain('https://site.example/admin/quotes?status=suspected')
  expect(text).not.toContain('https://site.example/admin/contacts?status=suspected')
})

test('a digest that waited for a day says since which day', () => {
  const since = new Date('2026-11-21T20:10:00.000Z')
  const digest = { tab: 'quotes', since, now: new Date('2026-11-22T05:00:00.000Z') } as const
  expect(digestMail({ ...digest, count: 1 }, site)).toMatchObject({
    subject: '1 more request since November 21, 2026 at 3:10 PM',
    text: expect.stringContaining('1 more request came in since November 21, 2026 at 3:10 PM and has no answer yet.'),
  })
})

test('the test mail says what it shows', () => {
  expect(testMail(site)).toMatchObject({
    subject: 'Test mail from Stagwise',
    text: expect.stringContaining('/admin/mail'),
  })
})
