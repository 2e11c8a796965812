import { expect, test } from 'vitest'
import { toSecurityTxt } from './security-txt'

const site = { email: 'safety@site.example', url: 'https://site.example' }

test('names the contact, its own address, and a day that is less than a year away', () => {
  expect(toSecurityTxt(site, new Date('2026-11-22T17:30:00.000Z'))).toBe(
    [
      'Contact: mailto:safety@site.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
