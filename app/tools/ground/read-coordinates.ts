/**
 * Degrees have six decimals (four inches), north and east positive. A letter decides the hemisphere; a minus that
 * contradicts it is refused.
 */
import { pointsInLink } from './map-links'
import { readUtm } from './utm'

export interface TypedPoint {
  latitude: number
  longitude: number
  /** Letters or a map's link leave no doubt about the hemisphere; otherwise a minus may be missing. */
  isCertain: boolean
}

interface PointReading {
  point: TypedPoint | undefined
  errors: { lat?: string; lon?: string }
}

type Axis = 'lat' | 'lon'

interface Coordinate {
  degrees: number
  axis: Axis | undefined
  hasLetter: boolean
}

type Pair = readonly [Coordinate, Coordinate]

const wrong = {
  lat: 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.',
  lon: 'Enter a longitude from -180 to 180, such as -73.21 or 73°13′W.',
} as const
const missing = { lat: 'Enter the latitude too.', lon: 'Enter the longitude too.' } as const
const grid =
  'MGRS, plus codes and what3words are not read here. Set your map or GPS to degrees, such as 44.47, -73.21, or to UTM.'
const emptyLink = 'This link does not hold a point. Open it, and paste its coordinates, such as 44.47, -73.21.'
const contradiction = 'The minus and the letter say opposite things. Keep one of them.'
const both = 'Enter both numbers, such as 44.47, -73.21, or paste the link of a map.'
const different = 'The two fields hold different points. Keep one of them.'

/** A pair may be in either field, whatever the other one holds. */
export function readPoint(lat: string, lon: string): PointReading {
  const texts = { lat: tidy(lat), lon: tidy(lon) }
  if (texts.lat === '' && texts.lon === '') return { point: undefined, errors: {} }
  const pairs = [lat, lon].flatMap((text) => readPair(text) ?? [])
  const [pair, other] = pairs
  if (pair && other && !isSamePoint(pair, other)) return { point: undefined, errors: { lon: different } }
  if (pair) return { point: pair, errors: {} }

  const single = { lat: readCoordinate(texts.lat), lon: readCoordinate(texts.lon) }
  const point = single.lat && single.lon && toPoint([single.lat, single.lon])
  if (point) return { point, errors: {} }
  const errors: PointReading['errors'] = {}
  for (const axis of ['lat', 'lon'] as const) {
    const problem = problemOf(axis, texts[axis], single[axis])
    if (problem !== undefined) errors[axis] = problem
  }
  // An unreadable text may have been meant for both.
  if (Object.keys(errors).length > 0) return { point: undefined, errors }
  if (texts.lat === '') return { point: undefined, errors: { lat: missing.lat } }
  return { point: undefined, errors: { lon: texts.lon === '' ? missing.lon : wrong.lon } }
}

/** @returns the point, or a sentence that says what is wrong */
export function readPointText(text: string): TypedPoint | string {
  const { point, errors } = readPoint(text, '')
  if (point) return point
  return errors.lat === undefined || errors.lat === wrong.lat ? both : errors.lat
}

export function readPair(text: string): TypedPoint | undefined {
  for (const found of pointsInLink(text)) {
    const pair = splitPair(tidy(found))
    const point = pair && toPoint(pair)
    if (point) return { ...point, isCertain: true }
  }
  const pair = splitPair(tidy(text))
  return pair ? toPoint(pair) : utmPoint(tidy(text))
}

function utmPoint(text: string): TypedPoint | undefined {
  const point = readUtm(text)
  return point && { ...point, isCertain: true }
}

function problemOf(axis: Axis, text: string, coordinate: Coordinate | undefined): string | undefined {
  if (text === '') return undefined
  if (/^(?:HTTPS?:|GEO:)|^[\w.-]+\.[A-Z]{2,}\//.test(text)) return emptyLink
  if (isGridReference(text)) return grid
  if (!coordinate && readCoordinate(text.replace('-', ''))) return contradiction
  const most = (coordinate?.axis ?? axis) === 'lat' ? 90 : 180
  return coordinate && Math.abs(coordinate.degrees) <= most ? undefined : wrong[axis]
}

/** Recognizes the military grid, plus codes and what3words. */
function isGridReference(text: string): boolean {
  return [
    /^\d{1,2} ?[C-HJ-NP-X] ?[A-HJ-NP-Z]{2}[ \d]{4,13}$/,
    /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,7}\b/,
    /^\/{0,3}\p{L}+\.\p{L}+\.\p{L}+$/u,
  ].some((shape) => shape.test(text))
}

/** Gives each sign one spelling, and puts letters in capitals. */
function tidy(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212\u{FE58}\u{FE63}\u{FF0D}]/gu, '-')
    .replaceAll(/[º˚∘]/g, '°')
    .replaceAll(/[‘’‛′ʹʼ´`＇]/g, "'")
    .replaceAll(/[“”‟″ʺ˝＂]|''/g, '"')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[[( ]+|[\]).,; ]+$/g, '')
    .toUpperCase()
}

const numbers = /\d+(?:[.,]\d+)?/g

/** The shape has # where the text has a number. */
const coordinateShape =
  /^(?:(?<label>L(?:AT|ON|NG)[A-Z]*)[.:=]? ?)?(?:(?<before>[NSEW]) ?)?(?:(?<sign>[+-]) ?)?#(?: ?° ?|[ :])?(?:#(?: ?' ?|[ :])?(?:# ?"?)?)? ?(?<after>[NSEW])?$/

function readCoordinate(text: string): Coordinate | undefined {
  const shape = coordinateShape.exec(text.replaceAll(numbers, '#'))
  const degrees = readDegrees(text.match(numbers) ?? [])
  if (!shape || degrees === undefined) return undefined
  const { label, before, sign, after } = shape.groups ?? {}
  if (before !== undefined && after !== undefined) return undefined
  const letter = before ?? after
  if (letter === undefined) {
    const axis = label === undefined ? undefined : label.startsWith('LAT') ? 'lat' : 'lon'
    return { degrees: sign === '-' ? -degrees : degrees, axis, hasLetter: false }
  }
  const isNegative = letter === 'S' || letter === 'W'
  if (sign === '-' && !isNegative) return undefined
  const axis = letter === 'N' || letter === 'S' ? 'lat' : 'lon'
  return { degrees: isNegative ? -degrees : degrees, axis, hasLetter: true }
}

/** Only the last of degrees, minutes and seconds may have a fraction. */
function readDegrees(parts: readonly string[]): number | undefined {
  if (parts.length === 0 || parts.slice(0, -1).some((part) => !/^\d+$/.test(part))) return undefined
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part.replace(',', '.')))
  if (minutes >= 60 || seconds >= 60) return undefined
  return Number((degrees + minutes / 60 + seconds / 3600).toFixed(6))
}

const mostCharacters = 120

function splitPair(text: string): Pair | undefined {
  if (text.length > mostCharacters || readCoordinate(text)) return undefined
  const found = Array.from(text.matchAll(numbers))
  const half = found.length / 2
  const [last, first] = [found[half - 1], found[half]]
  if (!last || !first) return undefined
  const gap = { from: last.index + last[0].length, to: first.index }
  // "44 28" is 44°28′, and "44 73" may be a slip in it.
  if (found.length === 2 && text.slice(gap.from, gap.to) === ' ' && /^\d+$/.test(last[0])) return undefined
  // A letter in the gap belongs to the first coordinate unless that has one before it.
  for (let cut = gap.to; cut >= gap.from; cut -= 1) {
    const one = readCoordinate(text.slice(0, cut).replace(/[ ,;/|~]+$/, ''))
    const other = readCoordinate(text.slice(cut).replace(/^[ ,;/|~]+/, ''))
    if (one && other) return [one, other]
  }
  return undefined
}

function toPoint([first, second]: Pair): TypedPoint | undefined {
  const isSwapped = first.axis === 'lon' || second.axis === 'lat' || isLongitudeFirst(first, second)
  const [lat, lon] = isSwapped ? [second, first] : [first, second]
  if (lat.axis === 'lon' || lon.axis === 'lat') return undefined
  if (Math.abs(lat.degrees) > 90 || Math.abs(lon.degrees) > 180) return undefined
  return { latitude: lat.degrees, longitude: lon.degrees, isCertain: lat.hasLetter && lon.hasLetter }
}

/** Such a pair can be read in one order alone, and only in the northwest; elsewhere a slip is as likely. */
function isLongitudeFirst(first: Coordinate, second: Coordinate): boolean {
  return first.axis === undefined && second.axis === undefined && first.degrees < -90 && second.degrees > 0
}

function isSamePoint(one: TypedPoint, other: TypedPoint): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude
}
