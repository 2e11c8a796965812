import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toJson, toCsv } from '~/tools/season-log/sit-files'
import { makeMap } from '~/tools/stand-map/stand-map'
import { toMapFile } from '~/tools/stand-map/map-file'
import { describeKit, emptyKit, kitKeys, readKitFile, toKitFile, type Kit } from './kit-file'

const sit = {
  id: 'a',
  date: '2026-11-14',
  from: '06:00',
  to: '09:00',
  place: 'Back forty',
  stand: 'Oak',
  note: 'Peña',
  wind: 'NW' as const,
  ground: 'state=VT',
  sightings: [{ time: '07:00', what: 'doe', count: 2 }],
}
const map = makeMap({ id: 'm', madeOn: '2026-11-14', width: 40, height: 30, fileName: 'Farm.jpg' })
const picture = Uint8Array.from({ length: 70_000 }, (_byte, index) => index % 256)
const kit: Kit = {
  texts: {
    'stagwise-ground': 'state=VT&lat=44.4759&lon=-73.2121&clock=America%2FNew_York&place=Home+farm',
    'stagwise-stands': 'stand=Oak+ladder*NW.N*S*east&stand=Creek',
    'stagwise-checklist': JSON.stringify({
      last: 'rifle',
      done: {},
      lists: {},
      named: [{ name: 'Elk camp', list: 'huntType=rifle&own=Rope' }],
    }),
    'stagwise-week': 'm1=NW&e1=W&from=2026-11-27',
    'stagwise-hunt-day': 'hunter=Sam+Hill&back=19:30',
    'stagwise-weapon': 'rifle',
    'stagwise-units': 'metric',
  },
  sits: [sit],
  maps: [{ map, picture }],
}

const read = (text: string) => readKitFile(text, 'x.json')

describe('the file of the field kit', () => {
  test('brings all of it back as it was', () => {
    expect(read(toKitFile(kit, '2026-11-27'))).toEqual({ kit, savedOn: '2026-11-27', leftOut: [] })
  })

  test('has every text that the tools keep, but what is being typed, and what is open', () => {
    const others = ['stagwise-sit-draft', 'stagwise-open-map', 'stagwise-log', 'stagwise-maps']
    const files = readdirSync('app/tools', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!test)\.tsx?$/.test(name),
    )
    const named = files.flatMap(
      (name) => readFileSync(`app/tools/${name}`, 'utf8').match(/(?<=')stagwise-[a-z-]+(?=')/g) ?? [],
    )
    expect([...new Set(named)].filter((name) => !others.includes(name)).toSorted()).toEqual(kitKeys.toSorted())
  })

  test('brings a map back whose picture this browser has lost', () => {
    const lost = { ...emptyKit, maps: [{ map, picture: undefined }] }
    expect(read(toKitFile(lost, '2026-11-27'))).toEqual({ kit: lost, savedOn: '2026-11-27', leftOut: [] })
  })

  test.each([
    ['the log as JSON', toJson([sit]), { ...emptyKit, sits: [sit] }],
    ['the log as CSV', toCsv([sit]), { ...emptyKit, sits: [sit] }],
    ['a map', toMapFile(map, picture), { ...emptyKit, maps: [{ map, picture }] }],
  ])('may be that of %s', (_name, text, expected) => {
    expect(read(text)).toEqual({ kit: expected, leftOut: [] })
  })

  test('may hold a place and marks as earlier releases kept them', () => {
    const texts = {
      'stagwise-ground': 'lat=44.4759&lon=-73.2121&zone=America%2FNew_York',
      'stagwise-checklist': JSON.stringify({ last: 'rifle', done: { rifle: ['zero'] } }),
    }
    expect(read(toKitFile({ ...emptyKit, texts }, '2025-11-27'))).toMatchObject({ kit: { texts }, leftOut: [] })
  })

  test('leaves out what it cannot read, and says so', () => {
    const damaged = toKitFile(kit, '2026-11-27')
      .replace('07:00', '7 am')
      .replace('"rifle"', '"blowpipe"')
      .replace('stand-map', 'sand-map')
    const { kit: found, leftOut } = Object.assign({ kit: emptyKit, leftOut: [''] }, read(damaged))
    expect(found.texts).toEqual({ ...kit.texts, 'stagwise-weapon': undefined })
    expect([found.sits, found.maps]).toEqual([[], []])
    expect(leftOut).toEqual([
      expect.stringContaining('stagwise-weapon'),
      expect.stringContaining('Sit 1'),
      expect.stringContaining('map 1'),
    ])
  })

  test.each([
    ['an empty file', '', /Nothing in “x.json” can be read/],
    ['half a file', '{', /is damaged: it is not complete JSON/],
    ['a list', '[]', /Nothing in/],
    ['a file without its parts', '{"format":"field-kit","version":1}', /is damaged: “savedOn” is missing or wrong/],
    ['another file', '{"name":"other"}', /is not a file that was saved here/],
    ['a later version', toKitFile(emptyKit, '2026-11-27').replace('"version":1', '"version":2'), /by a newer version/],
    ['a table with unclear dates', 'date,from,to\n11/4/2026,06:00,07:00', /may be two days each/],
  ])('%s is refused with a reason', (_name, text, reason) => {
    expect(read(text)).toMatch(reason)
  })
})

test('a kit says what it has', () => {
  expect(describeKit(kit)).toBe(
    'your ground, 2 stands, 1 sit, 1 map, your checklists and the names on your hunt-day sheet',
  )
  expect(describeKit(emptyKit)).toBe('nothing yet')
})
