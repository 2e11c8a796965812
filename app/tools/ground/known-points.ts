import { seededRandom } from '~/lib/seeded-random'
import { knownText, knownZones } from './known-points.data'
import { stateZones } from './state-zones.data'

export const knownLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The boxes are west, south, east, north: the lower 48 states and southern Canada, Alaska, Hawaii. */
const boxes = [
  [-140, 24.5, -52, 55],
  [-179, 51, -129.9, 71.5],
  [-160.5, 18.8, -154.7, 22.4],
] as const

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const areas = boxes.map(([west, south, east, north]) => (east - west) * (sine(north) - sine(south)))
const wholeArea = areas.reduce((sum, area) => sum + area)

/** Points are even over the area of the boxes, to a thousandth of a degree, and always the same. */
export function drawPoints(count: number) {
  const random = seededRandom('points on land')
  return Array.from({ length: count }, () => {
    let rest = random() * wholeArea
    const box = areas.findIndex((area) => (rest -= area) < 0)
    const [west, south, east, north] = boxes[box] ?? boxes[0]
    const latitude = (Math.asin(sine(south) + random() * (sine(north) - sine(south))) * 180) / Math.PI
    const longitude = west + random() * (east - west)
    return { box, latitude: toThousandths(latitude), longitude: toThousandths(longitude) }
  })
}

export function listKnownPoints() {
  const words = knownText.match(/\.|[^.]{2}/g) ?? []
  const states: readonly string[] = Object.keys(stateZones)
  return drawPoints(words.length).flatMap(({ latitude, longitude }, index) => {
    const [zone = '.', state = ''] = words[index] ?? '.'
    if (zone === '.') return []
    const timeZone = knownZones[knownLetters.indexOf(zone)] ?? ''
    return [{ latitude, longitude, timeZone, state: states[knownLetters.indexOf(state) - 1] }]
  })
}

function toThousandths(degrees: number): number {
  return Math.round(degrees * 1000) / 1000
}
