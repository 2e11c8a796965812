import { describe, expect, test } from 'vitest'
import { datePictures, type DatingRules, type Picture } from '~/tools/trail-cam/lab/dated-pictures'
import { groupVisits } from '~/tools/trail-cam/lab/activity'
import { toOpenVisits } from '~/tools/trail-cam/lab/open-visits'
import {
  isCameraEntry,
  mergeVisits,
  parseVisits,
  serializeVisits,
  toVisits,
  withOpenVisits,
  type CameraVisit,
  type OpenVisit,
} from './camera-visit'
import { summarizeLog } from './log-summary'
import type { Sit } from './sit'
import { readLogFile, toCsv, toJson } from './sit-files'

const at = (text: string) => Date.parse(`${text}Z`)
const picture = (id: number, taken: string): Picture => ({
  id,
  name: `IMG_${String(id)}.JPG`,
  folder: '',
  fileTime: at('2026-12-01T10:00:00'),
  taken: at(taken),
  make: 'BROWNING',
  model: 'BTC-8E',
  label: '',
  orientation: 1,
  temperatureF: undefined,
  moon: undefined,
  position: undefined,
  isVideo: false,
})
const card = [
  picture(1, '2026-11-14T06:42:10'),
  picture(2, '2026-11-14T06:44:00'),
  picture(3, '2026-11-14T22:10:00'),
  picture(4, '2026-11-15T07:00:00'),
]

interface Opening {
  pictures?: readonly Picture[]
  gap?: number
  hours?: number
  rules?: Partial<DatingRules>
  tags?: ReadonlyMap<number, string>
  isClockSet?: boolean
}

/** Opens the card as the lab does, with its clock corrected by some hours. */
function open({ pictures = card, gap = 10, hours = 0, rules = {}, tags = new Map(), isClockSet }: Opening = {}) {
  const corrections = new Map(hours === 0 ? [] : [['BROWNING BTC-8E', hours * 3_600_000]])
  const dated = datePictures(pictures, { cameraBy: 'model', usesFileTime: false, corrections, ...rules })
  const shots = dated.flatMap((each) => (each.at === undefined ? [] : [{ camera: each.camera, at: each.at }]))
  const clocksSet = new Set((isClockSet ?? hours !== 0) ? dated.map(({ clock }) => clock) : [])
  return toOpenVisits(groupVisits(shots, gap), dated, { tags, ground: undefined, clocksSet })
}
const watching = (stand: string, visits: readonly OpenVisit[]) =>
  visits.map((each) => ({ ...each, visit: { ...each.visit, stand } }))
const all = () => true
const none = () => false
const timesOf = (visits: readonly CameraVisit[]) => visits.map((visit) => visit.at)
const added = withOpenVisits([], watching('Creek bottom', open()), all)

describe('visits of a card', () => {
  test('are passes at the stand that the camera watches, with their pictures', () => {
    expect(added.map(({ at: time, stand, pictures }) => [time, stand, pictures])).toEqual([
      ['2026-11-15T07:00:00', 'Creek bottom', 1],
      ['2026-11-14T22:10:00', 'Creek bottom', 1],
      ['2026-11-14T06:42:10', 'Creek bottom', 2],
    ])
    expect(parseVisits(serializeVisits(added))).toEqual(added)
  })

  test('are there once, however often the card is added, by whatever pause and name of the camera', () => {
    expect(withOpenVisits(added, open(), all)).toEqual(added)
    expect(withOpenVisits(added, open({ gap: 1 }), all)).toHaveLength(4)
    expect(withOpenVisits(withOpenVisits(added, open({ gap: 1 }), all), open(), all)).toEqual(added)
    expect(withOpenVisits(added, open({ rules: { cameraBy: 'prefix' } }), all)).toHaveLength(3)
    expect(withOpenVisits(added, open({ gap: 2000 }), none)).toHaveLength(1)
  })

  test('are corrected with their clock, and back', () => {
    const corrected = withOpenVisits(added, open({ hours: 1 }), none)
    expect(timesOf(corrected)).toEqual(['2026-11-15T08:00:00', '2026-11-14T23:10:00', '2026-11-14T07:42:10'])
    expect(corrected.map(({ stand }) => stand)).toEqual(added.map(({ stand }) => stand))
    expect(withOpenVisits(corrected, open({ isClockSet: true }), none)).toEqual(added)
  })

  test('stay corrected when the card is opened again later', () => {
    const corrected = withOpenVisits(added, open({ hours: 1 }), none)
    expect(withOpenVisits(corrected, open(), all)).toEqual(corrected)
  })

  test('keep what somebody saw in them, and leave those of other cards alone', () => {
    const tagged = withOpenVisits(added, open({ tags: new Map([[3, '8-pt']]) }), none)
    expect(tagged.map(({ what }) => what)).toEqual(['', '8-pt', ''])
    expect(withOpenVisits(tagged, open(), all)).toEqual(tagged)
    expect(withOpenVisits(tagged, open({ pictures: [picture(9, '2026-11-20T06:00:00')] }), all)).toHaveLength(4)
  })

  test('of a clock that fell back are known as such until it is put right', () => {
    const fallen = [picture(1, '2000-01-01T00:10:00'), picture(2, '2000-01-02T06:00:00')]
    expect(open({ pictures: fallen }).map(({ isClockWrong }) => isClockWrong)).toEqual([true, true])
    const right = open({ pictures: fallen, hours: 24 * 366 * 26 })
    expect(right.map(({ isClockWrong }) => isClockWrong)).toEqual([false, false])
  })
})

const entry: Sit = {
  id: 'camera-2026-11-14-BROWNING-BTC-8E-0',
  date: '2026-11-14',
  from: '06:42',
  to: '22:10',
  place: 'Home farm',
  stand: 'Camera: BROWNING BTC-8E',
  wind: '',
  note: '',
  ground: 'state=OH',
  sightings: [
    { time: '06:42', what: 'Visit of 2 pictures', count: 1 },
    { time: '22:10', what: '8-pt', count: 1 },
  ],
}

describe('an entry of an earlier release', () => {
  test('becomes visits with all that it said', () => {
    expect(isCameraEntry(entry)).toBe(true)
    expect(toVisits(entry)).toMatchObject([
      { at: '2026-11-14T06:42:00', camera: 'BROWNING BTC-8E', pictures: 2, what: '', place: 'Home farm' },
      { at: '2026-11-14T22:10:00', pictures: 0, what: '8-pt', ground: 'state=OH' },
    ])
    expect(mergeVisits(mergeVisits([], toVisits(entry)), toVisits(entry))).toHaveLength(2)
  })

  test('is not there twice when its card is added again', () => {
    const both = withOpenVisits(mergeVisits([], toVisits(entry)), open(), all)
    expect(both.map(({ at: time, what }) => [time, what])).toEqual([
      ['2026-11-15T07:00:00', ''],
      ['2026-11-14T22:10:00', '8-pt'],
      ['2026-11-14T06:42:10', ''],
    ])
  })

  test.each([
    [{ id: 'camera-lens-1' }],
    [{ stand: 'Oak' }],
    [{ note: 'Mine' }],
    [{ wind: 'N' as const }],
    [{ sightings: [{ time: '06:42', what: 'doe', count: 2 }] }],
  ])('with %j is left alone', (change) => {
    expect(isCameraEntry({ ...entry, ...change })).toBe(false)
  })

  test('is no sit, no deer and in no bar', () => {
    expect(summarizeLog([entry])).toMatchObject({ sits: 0, deer: 0, stand: [] })
  })
})

describe('camera visits in a file', () => {
  const sit: Sit = { ...entry, id: 'a', stand: 'Oak' }

  test('come back as they were, as CSV and as JSON, and are no sits', () => {
    const visits = mergeVisits(added, toVisits({ ...entry, date: '2026-10-01' }))
    for (const text of [toCsv([sit], visits), toJson([sit], visits)]) {
      expect(readLogFile(text)).toMatchObject({ sits: [sit], visits, refused: [], ignored: [] })
    }
    expect(toCsv([sit], [])).toBe(toCsv([sit]))
  })

  test('are refused with a reason, and the rest is read', () => {
    const text = toCsv([], added).replace(
      '2026-11-14,,,,Creek bottom,,,,22:10:00',
      '2026-11-14,,,,Creek bottom,,,,late',
    )
    expect(readLogFile(text)).toMatchObject({ visits: { length: 2 }, refused: [expect.stringContaining('Line 3')] })
  })

  test('are read from a table that a spreadsheet has saved', () => {
    const text = toCsv([], added).replaceAll('06:42:10', '6:42:10 AM').replaceAll('2026-11-14', '11/14/2026')
    expect(readLogFile(text).visits.map(({ at: time, taken }) => [time, taken])).toEqual(
      added.map(({ at: time, taken }) => [time, taken]),
    )
  })
})
