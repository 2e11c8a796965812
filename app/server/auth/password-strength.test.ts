import { describe, expect, test } from 'vitest'
import { inventPassword } from './first-operator.server'
import { findPasswordFault } from './password-strength.server'

const advice = ': four or more words that do not belong together make a good one'
const ownWords = `must not be made of your name or this site's own words${advice}`
const common = `must not be a common password, or close to one${advice}`
const repeat = `must not repeat the same word or characters${advice}`
const decorated = `must not be a common word, such as a season or a month, with a year, a number or signs${advice}`
const decoratedPasswords = [
  'Summer2024!!!',
  'Summer2024!!!!!!',
  '!!Summer2024!!',
  '2024-Summer!!!',
  'Summ3r2024!!!',
  'November2026!!',
  'Hunting2025!!',
  'Whitetail2025!',
  'Saturday31!!!',
  'Monday2024???',
  'Sunshine2024!!!',
  'Princess2023!!',
  'Michael 2024 !!',
  'SummerWinter2024!',
  'Summer-2024-Summer',
  'Buck&Doe2024!!',
]
const series = `must not be a series such as abcdef, 123456 or qwerty${advice}`

describe('a password is refused', () => {
  test.each(decoratedPasswords)('%s', async (password) => {
    expect(await findPasswordFault(password, 'warden')).toBe(decorated)
  })

  test.each([
    ['eleven char', 'must have at least 12 characters'],
    ['x'.repeat(1001), 'must have at most 1000 characters'],
    ['adminadminadmin', ownWords],
    ['Admin-Admin-Admin', ownWords],
    ['stagwise stagwise', ownWords],
    ['Stagwise2026!', ownWords],
    ['deer@stagwise', ownWords],
    ['deerdeerdeer', ownWords],
    ['warden-warden', ownWords],
    ['ＷＡＲＤＥＮ ２０２６！', ownWords],
    ['warden123456', ownWords],
    ['passwordpassword', repeat],
    ['pass word pass word', repeat],
    ['aaaaaaaaaaaa', common],
    ['x'.repeat(1000), repeat],
    ['            ', repeat],
    ['abcabcabcabc', repeat],
    ['trustno1trustno1', repeat],
    ['Password1234', common],
    ['P@ssw0rd1234', common],
    ['football1234', common],
    ['1q2w3e4r5t6y', common],
    ['123456789012', common],
    ['another password', common],
    ['frankenstein', common],
    ['avadakedavra', common],
    ['30SecondsToMars', common],
    ['qw12er34ty56', common],
    ['registration2026', common],
    ['correct horse battery staple', common],
    ['Correct-Horse-Battery-Staple', common],
    ['correcthorsebatterystaple91', common],
    ['To be, or not to be', common],
    ['may the force be with you', common],
    ['Winter.2023!', common],
    ['abcdefghijklm', series],
  ])('%s', async (password, fault) => {
    expect(await findPasswordFault(password, 'warden')).toBe(fault)
  })
})

describe('a password will do', () => {
  test.each([
    'purple ladder Tuesday gravel',
    'my deer stand is tall',
    'a long password here',
    'Tr7#kQ9!vLx2',
    'пять оленей в лесу',
    'x7'.padEnd(1000, 'kq9 vz3 mw1 '),
  ])('%s', async (password) => {
    expect(await findPasswordFault(password, 'warden')).toBeUndefined()
  })

  test('when the site makes it up', async () => {
    for (let n = 0; n < 5; n += 1) expect(await findPasswordFault(inventPassword(), 'warden')).toBeUndefined()
  })
})

// A list of guesses that grows with each letter would not end before the test's limit.
test.each([
  ['4@8(6{3€1!|0$5+7%2', undefined],
  ['0123456789', repeat],
  ['p4s5w0rd@', repeat],
  ['password', repeat],
])('a thousand characters of %s are judged, too', async (text, fault) => {
  expect(await findPasswordFault(text.repeat(100).slice(0, 1000), 'warden')).toBe(fault)
})
