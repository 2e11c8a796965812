/**
 * A change of dependencies can take a package back below a version that closed a hole, and nothing else says so: the
 * copies in package-lock.json, the nested ones too, against the floors of version-floors.data.ts.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { acceptedBelowFloor, openHoles, versionFloors } from './version-floors.data'
import { faultOfFloors, holdsFloor } from './version-order'

const lockfilePath = path.resolve(import.meta.dirname, '..', '..', 'package-lock.json')
const LockedPackage = z.object({ name: z.string().optional(), version: z.string(), dev: z.boolean().optional() })
const Lockfile = z.object({ packages: z.record(z.string(), LockedPackage) })
const { packages } = Lockfile.parse(JSON.parse(readFileSync(lockfilePath, 'utf8')))

const advisory = /^(?:GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/
const accepted = new Set(acceptedBelowFloor.map(({ place }) => place))

describe.each(versionFloors.map((row) => [row.name, row] as const))('%s', (name, row) => {
  const copies = copiesOf(name)

  test('is in the lockfile: if not, take the row out', () => {
    expect(copies.length).toBeGreaterThan(0)
  })

  test(`is at ${row.floors.join(', ')} or above`, () => {
    const below = copies.filter(({ place, version }) => !accepted.has(place) && !holdsFloor(version, row.floors))
    expect(below, row.what).toEqual([])
  })
})

describe('a copy that is accepted below its floor', () => {
  test.each(acceptedBelowFloor)('$place $version is still there, for development only', ({ place, version }) => {
    expect(packages[place]).toMatchObject({ version, dev: true })
  })

  test.each(acceptedBelowFloor)('$place $version is below it: if not, take the entry out', ({ place, version }) => {
    const row = versionFloors.find(({ name }) => name === nameAt(place))
    expect(row).toBeDefined()
    expect(holdsFloor(version, row?.floors ?? [])).toBe(false)
  })
})

describe('a hole without a fix', () => {
  test.each(openHoles)('$place is still the only copy, at $version: if not, look whether it has a fix', (hole) => {
    expect(copiesOf(nameAt(hole.place))).toEqual([{ place: hole.place, version: hole.version }])
  })
})

describe('the lists', () => {
  test('name each package once, in order', () => {
    const names = versionFloors.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const places of [acceptedBelowFloor, openHoles].map((list) => list.map(({ place }) => place))) {
      expect(places).toEqual([...new Set(places)].sort())
    }
  })

  test.each(versionFloors)('give $name floors of one for each line, sorted', ({ floors }) => {
    expect(faultOfFloors(floors)).toBeUndefined()
  })

  test.each([...versionFloors, ...openHoles])('name advisories and say what was open: $what', (entry) => {
    expect(entry.advisories).not.toEqual([])
    expect(entry.advisories.filter((id) => !advisory.test(id))).toEqual([])
    expect(new Set(entry.advisories).size).toBe(entry.advisories.length)
    expect(entry.what).not.toBe('')
  })

  test.each([...acceptedBelowFloor, ...openHoles])('say why $place does not matter here', ({ why }) => {
    expect(why).toMatch(/^\S.{20,}\.$/s)
  })

  test.each(['GHSA-0000-0000-0000', 'GHSA-rpr9-rxv7', 'CVE-26-44990', 'CVE-2026-1', 'GHSA-rpr9-rxv7-x643 ', ''])(
    '%j is no advisory',
    (id) => {
      expect(id).not.toMatch(advisory)
    },
  )
})

function copiesOf(name: string) {
  return Object.entries(packages)
    .filter(([place, { name: alias }]) => (alias ?? nameAt(place)) === name)
    .map(([place, { version }]) => ({ place, version }))
}

/** Of the package in a folder; a package under another name has its own in the lockfile. */
function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
