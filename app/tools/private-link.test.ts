import { expect, test } from 'vitest'
import { hasPlace, privateAddress, privateLink, readPrivateHash, withHash } from './private-link'

const page = 'https://deer.example/hunting-tools/hunt-day?wind=NW'
const sheet = new URLSearchParams(
  'state=VT&lat=44.4759&lon=-73.2121&place=Home+farm&date=2026-11-14&hunter=Sam+Hill&hunterPhone=802+555+0111&stand=Oak&point=44.4712,+-73.2099&truck=North+gate&vehicle=Tacoma&plate=ABC&contact=Ann&phone=802+555+0142&back=19:30&sheet=1',
)
const nothing = { place: false, people: false }

test('a link has only what is not private in its query, and the rest behind its #', () => {
  const link = new URL(privateLink(page, sheet, nothing))
  expect(link.search).toBe('?wind=NW&state=VT&date=2026-11-14&sheet=1')
  const both = new URLSearchParams([...link.searchParams, ...readPrivateHash(link.hash)])
  for (const [name, value] of sheet) expect([name, both.get(name)]).toEqual([name, value])
})

test.each([
  [{ place: true, people: false }, ['hunter', 'hunterPhone', 'vehicle', 'plate', 'contact', 'phone', 'back']],
  [{ place: false, people: true }, ['lat', 'lon', 'place', 'stand', 'point', 'truck', 'back']],
  [{ place: true, people: true }, ['back']],
])('without %j a link keeps %j', (leftOut, left) => {
  const link = new URL(privateLink(page, sheet, leftOut))
  expect([...readPrivateHash(link.hash).keys()]).toEqual(left)
})

test('a page opened from an old link or from a new one is shared with nothing private in its query', () => {
  const old = `${page}&lat=44.48&lon=-73.21&plate=ABC`
  const link = privateLink(old, new URLSearchParams('date=2026-11-14'), nothing)
  expect(link).toBe(`${page}&date=2026-11-14#lat=44.48&lon=-73.21&plate=ABC`)
  expect(privateLink(link, new URLSearchParams('state=VT'), { place: true, people: true })).toBe(
    `${page}&date=2026-11-14&state=VT#result`,
  )
})

test('a page without anything private opens at its answer, and an anchor says nothing', () => {
  expect(privateLink(page, new URLSearchParams(), nothing)).toBe(`${page}#result`)
  expect(readPrivateHash('#result').size).toBe(0)
  expect(readPrivateHash('#sheet=1&date=2026-01-01').size).toBe(0)
})

test('leaves the truck of a checklist in the query', () => {
  const shared = new URLSearchParams('huntType=rifle&done=zero&truck=light')
  expect(hasPlace(shared)).toBe(false)
  const link = privateLink('https://site.example/checklist', shared, { place: false, people: false })
  expect(link).toBe('https://site.example/checklist?huntType=rifle&done=zero&truck=light#result')
})

test('a link within a page brings back from behind its # what it keeps from the server', () => {
  const link = new URL(privateAddress('/hunting-tools/hunt-day', sheet), page)
  expect(link.search).toBe('?state=VT&date=2026-11-14&sheet=1')
  const both = new URLSearchParams(withHash(link.search, link.hash))
  expect(both.size).toBe(sheet.size)
  for (const [name, value] of sheet) expect([name, both.get(name)]).toEqual([name, value])
})
