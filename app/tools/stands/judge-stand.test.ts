import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { judgeStand, judgeStands, sitTimes, type VerdictId } from './judge-stand'
import { parseStand, slopes, type SlopeId, type Stand, type WindId } from './stand'

function standOf(text: string): Stand {
  const stand = parseStand(text)
  if (!stand) throw new Error(`${text} is no stand`)
  return stand
}

test.each<[stand: string, wind: WindId, verdict: VerdictId, reasons: RegExp]>([
  ['Oak*N**', 'N', 'good', /^North is one of its good winds\.$/],
  ['Oak*N**', 'NE', 'care', /^Crosswind, 45° off its nearest good wind, north: your scent drifts southwest/],
  ['Oak*N**', 'W', 'care', /^Crosswind, 90° off its nearest good wind, north: your scent drifts east/],
  ['Oak*N**', 'SE', 'bad', /^135° off its nearest good wind, north: your scent drifts northwest/],
  ['Oak*N**', 'S', 'bad', /^180° off/],
  ['Oak*N.S**', 'S', 'good', /^South is one/],
  ['Oak*N*S*', 'N', 'good', /You walk in with the wind in your face\.$/],
  ['Oak*N*E*', 'N', 'good', /You walk in with the wind across your path\.$/],
  ['Oak*N*NE*', 'N', 'care', /the wind quarters from behind/],
  ['Oak*N*N*', 'N', 'bad', /with the wind at your back/],
  ['Oak**S*', 'N', 'good', /^No winds entered; judged on the walk in only\. You walk in/],
  ['Oak**N*', 'N', 'bad', /wind at your back/],
  ['Oak', 'N', 'unknown', /^You gave it neither good winds nor a walk in\.$/],
  ['Oak***east', 'N', 'unknown', /^You gave it neither/],
])('%s in a wind from %s: %s', (text, wind, verdict, reasons) => {
  const judgment = judgeStand(standOf(text), wind)
  expect(judgment.verdict).toBe(verdict)
  expect(judgment.reasons.join(' ')).toMatch(reasons)
})

describe('the air of a slope', () => {
  test.each([
    [
      'Oak*E**east',
      'morning',
      'good',
      /Once the sun is on it, air rises uphill, to the west, the same way as the wind\.$/,
    ],
    ['Oak*E**east', 'midday', 'good', /By midday air rises uphill, to the west/],
    ['Oak*E**east', 'evening', 'care', /sinks downhill, to the east, toward where you expect deer\. In a light wind/],
    ['Oak*E**north', 'evening', 'good', /sinks downhill, to the north\. In a light wind your scent goes along\.$/],
    ['Oak*E**flat', 'evening', 'good', /On flat ground thermals are weak/],
    ['Oak*E**ridge-top', 'morning', 'good', /rises to the ridge from both sides/],
    ['Oak*E**bottom', 'morning', 'good', /cold air pools there/],
    ['Oak*E**bottom', 'evening', 'care', /drains into the bottom/],
  ] as const)('%s in the %s: %s', (text, time, verdict, reasons) => {
    const judgment = judgeStand(standOf(text), 'E', time)
    expect(judgment.verdict).toBe(verdict)
    expect(judgment.reasons.join(' ')).toMatch(reasons)
  })

  test('never makes a stand bad, and never better', () => {
    fc.assert(
      fc.property(stands, winds, times, (stand, wind, time) => {
        const without = judgeStand(stand, wind).verdict
        const withAir = judgeStand(stand, wind, time).verdict
        expect(withAir === without || (without === 'good' && withAir === 'care')).toBe(true)
      }),
    )
  })
})

const windIds = directions.map(({ id }) => id)
const winds = fc.constantFrom(...windIds)
const times = fc.constantFrom(...sitTimes.map(({ id }) => id))
const stands: fc.Arbitrary<Stand> = fc.record({
  name: fc.constant('Oak'),
  goodWinds: fc.subarray(windIds),
  access: fc.option(winds, { nil: undefined }),
  slope: fc.option(fc.constantFrom(...slopes.map(({ id }) => id)), { nil: undefined }),
})

/** Turns a wind clockwise, by so many eighths of the compass. */
function turn(wind: WindId, eighths: number): WindId {
  return windIds[(windIds.indexOf(wind) + eighths) % windIds.length] ?? wind
}

function turnSlope(slope: SlopeId, eighths: number): SlopeId {
  const facing = directions.find(({ name }) => name.toLowerCase() === slope)
  const turned = facing && directions.find(({ id }) => id === turn(facing.id, eighths))
  return slopes.find(({ id }) => id === turned?.name.toLowerCase())?.id ?? slope
}

test('a compass that is turned gives the same verdict', () => {
  fc.assert(
    fc.property(stands, winds, fc.option(times, { nil: undefined }), fc.nat(7), (stand, wind, time, eighths) => {
      const turned: Stand = {
        ...stand,
        goodWinds: stand.goodWinds.map((good) => turn(good, eighths)),
        access: stand.access && turn(stand.access, eighths),
        slope: stand.slope && turnSlope(stand.slope, eighths),
      }
      expect(judgeStand(turned, turn(wind, eighths), time).verdict).toBe(judgeStand(stand, wind, time).verdict)
    }),
  )
})

test('stands are listed from best to worst, equals in their own order', () => {
  const listed = judgeStands(['A*S**', 'B*N**', 'C', 'D*W**', 'E*N**'].map(standOf), 'N')
  expect(listed.map(({ stand, verdict }) => `${stand.name} ${verdict}`)).toEqual([
    'B good',
    'E good',
    'D care',
    'C unknown',
    'A bad',
  ])
})
