import { describe, expect, test } from 'vitest'
import { countLeft, goLiveItems, type GoLiveFacts } from './go-live'

const now = new Date('2026-11-25T12:00:00.000Z')
const ready: GoLiveFacts = {
  siteUrl: 'https://deer.example.org',
  isOwnMachine: false,
  isNameSample: false,
  isEmailSample: false,
  officesWithoutStreet: [],
  claimsWithoutSource: [],
  reviews: 2,
  sampleProducts: [],
  hasAgent: true,
  changedLegalTexts: ['Privacy Policy'],
  hasMail: true,
  withoutSecondFactor: [],
  backupAt: '2026-11-20T12:00:00.000Z',
  isOnServer: false,
  robotsBlockade: undefined,
  uncheckedAgencies: [],
}

test('a site that is ready has nothing left to do', () => {
  const items = goLiveItems(ready, now)
  expect(items.filter(({ isDone }) => !isDone)).toEqual([])
  expect(countLeft(items)).toBe('Everything on this list is done.')
})

test('backups of a server are none of its list', () => {
  const items = goLiveItems({ ...ready, isOnServer: true, backupAt: undefined }, now)
  expect(items.map(({ id }) => id)).not.toContain('backup')
})

describe('one thing is left', () => {
  test.each<[string, Partial<GoLiveFacts>, string]>([
    ['name', { isNameSample: true }, 'still the sample'],
    ['email', { isEmailSample: true }, 'reaches nobody'],
    ['offices', { officesWithoutStreet: ['New York', 'London'] }, 'New York and London'],
    ['legal', { changedLegalTexts: [] }, 'as the site came'],
    ['dmca-agent', { hasAgent: false }, 'Copyright Office'],
    ['claims', { claimsWithoutSource: ['Tips'] }, 'Tips'],
    ['reviews', { reviews: 0 }, 'None yet'],
    ['products', { sampleProducts: ['Spray'] }, 'Spray'],
    ['agencies', { uncheckedAgencies: ['Ohio'] }, 'of 1 agencies'],
    ['robots', { robotsBlockade: 'Line 2 closes the whole site.' }, 'Line 2'],
    ['address', { siteUrl: 'http://localhost:3000', isOwnMachine: true }, 'localhost'],
    ['address', { siteUrl: 'http://deer.example.org' }, 'https'],
    ['mail', { hasMail: false }, 'not mailed'],
    ['second-factor', { withoutSecondFactor: ['nora'] }, 'nora'],
    ['backup', { backupAt: undefined }, 'none yet'],
    ['backup', { backupAt: '2026-11-01T12:00:00.000Z' }, 'more than a week'],
  ])('%s', (id, change, words) => {
    const items = goLiveItems({ ...ready, ...change }, now)
    const open = items.filter(({ isDone }) => !isDone)
    expect(open.map((item) => item.id)).toEqual([id])
    expect(open[0]?.text).toContain(words)
    expect(countLeft(items)).toBe(`1 of ${String(items.length)} things is left to do.`)
  })
})
