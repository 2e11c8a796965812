/** Reads winds in the words of a forecast: "NW 8 mph", "South winds 5 to 10 mph, becoming west in the afternoon". */
import { directions, type Direction } from '~/tools/wind-picker/wind-picker.data'
import type { Half } from '~/tools/stands/plan-week'

export interface WindEntry {
  /** The direction that the wind comes from; undefined for calm or variable. */
  degrees: number | undefined
  /** The wind turns to this direction. */
  isChange: boolean
  /** The half day of a text such as "in the afternoon". */
  when: Half | undefined
}

const points = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW']
const degreesApart = 360 / points.length

/** Reads "NNW", "north-northwest" and "northwesterly". Returns undefined if the words are no direction. */
export function degreesOf(words: string): number | undefined {
  const letters = words
    .toLowerCase()
    .replace(/(?<=[ht])er(?:n|ly)$/, '')
    .replaceAll(/north|south|east|west/g, (word) => word.charAt(0))
    .replaceAll(/[ -]/g, '')
    .toUpperCase()
  const at = points.indexOf(letters)
  return at < 0 ? undefined : at * degreesApart
}

/** Returns the nearest of the eight winds. Halfway, as for NNW, that is north, east, south or west. */
export function windOf(degrees: number): Direction['id'] {
  const off = ({ degrees: at }: Direction) => {
    const apart = Math.abs(at - (degrees % 360))
    return Math.min(apart, 360 - apart)
  }
  const [nearest] = directions.toSorted((one, other) => off(one) - off(other) || one.id.length - other.id.length)
  if (!nearest) throw new Error('There are eight winds')
  return nearest.id
}

const long = '(?:north|south|east|west)(?:[- ]?(?:north|south|east|west)){0,2}(?:erly)?'
const short = "(?<![a-z°.'/])(?:[ns](?:[ns]?[ew])?|[ew](?:[ns][ew])?)(?![a-z'/])"
const unit = '(?:mph|kts?|knots?|km/h|kph|m/s)'
const speed = String.raw`\d{1,2}(?! ?[\d°%:/]| ?[ap]m)`

/** The match that comes first in the text counts. The direction is the group of the pattern, if it has one. */
const windPatterns = [
  String.raw`\b(${long}) (?:to ${long} )?(?:winds?|breezes?|flow)\b`,
  String.raw`\bwinds?\b[^.\d\n]{0,24}?\b(${long})\b`,
  String.raw`\b(?:winds?|breeze)\b[^.\n]{0,32}?\b(?:from|out of) (?:the )?(${long})\b`,
  String.raw`\b(${long}),? (?:at |around |near |of )?${speed}`,
  String.raw`(${short})[ \t\n]*(?:winds? )?(?:(?:@|at|around|:) ?)?${speed}`,
  String.raw`(${short}) winds?\b`,
  String.raw`\bwinds?(?: dir(?:ection|\.)?)?:?[ \t\n]*(?:from |out of )?(?:the )?(${short})`,
  String.raw`\d ?${unit}[ \t\n]*(?:from |out of )?(?:the )?(${short}|\b${long}\b)`,
  String.raw`\bdir(?:ection|\.)?:? ?(\d{1,3})\b`,
  String.raw`\b(\d{3}) ?°,? (?:at |@ ?)?\d`,
  String.raw`\b(?:light and variable|variable winds?|winds?:? (?:[a-z]+ ){0,2}variable|calm)\b`,
].map((pattern) => new RegExp(pattern, 'id'))
/** The pattern matches a text that names only a wind: "Mon AM NW, PM W". */
const barePattern = new RegExp(String.raw`^[\s:,|()-]*(${short}|\b${long}\b)(?=[\s,;|)]*$|[ ,;|-]+\D)`, 'id')
const turnPattern = new RegExp(
  String.raw`^[a-z]+(?: to)?(?: (?:the|a|light|more|mainly|mostly))* (${long}|${short})`,
  'id',
)
/** Without a direction, a light wind has none. */
const lightPattern = new RegExp(String.raw`^[a-z]+(?: to)? light\b(?! (?:and|to|${long}|${short}))`, 'id')

const turns = /(?=\b(?:becom|shift|turn|veer|back|switch)(?:ing|es?|s)\b|\bthen\b)/i
const speedChanges = /\b(?:increas|diminish|decreas|eas|gust)(?:ing|es?|s|y)?\b/i

export function readWinds(text: string): WindEntry[] {
  const sentences = text.split(/\.(?=\s|$)|\n(?=[^\n]*\bwinds?\b)/)
  return sentences.flatMap((sentence, at) =>
    sentence.split(turns).flatMap((clause, index) => readClause(clause, index > 0, at === 0)),
  )
}

function readClause(clause: string, isTurn: boolean, isFirst: boolean): WindEntry[] {
  const patterns = [...windPatterns, ...(isTurn ? [turnPattern, lightPattern] : isFirst ? [barePattern] : [])]
  const [found] = patterns
    .map((pattern) => pattern.exec(clause))
    .filter((match) => match !== null)
    .filter(([, direction]) => direction === undefined || isDirection(direction))
    .toSorted((one, other) => startOf(one) - startOf(other))
  if (!found) return []
  const [, direction] = found
  const end = found.indices?.[1]?.[1] ?? found.index + found[0].length
  const [tail = ''] = clause.slice(end).split(speedChanges)
  const degrees = direction === undefined ? undefined : toDegrees(direction)
  const entry = { degrees, isChange: isTurn, when: readWhen(tail) }
  return [entry, ...readClause(clause.slice(end), true, false).filter((other) => other.degrees !== degrees)]
}

function startOf({ index, indices }: RegExpExecArray): number {
  return indices?.[1]?.[0] ?? index
}

function isDirection(text: string): boolean {
  return /^\d+$/.test(text) ? Number(text) <= 360 : degreesOf(text) !== undefined
}

function toDegrees(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : degreesOf(text)
}

function readWhen(text: string): Half | undefined {
  const [, time = ''] =
    /\b(?:this|in the|by|during the|early|late|mid|from) (?:early |late |mid )?(morning|midday|noon|afternoon|evening)\b/i.exec(
      text,
    ) ?? []
  if (time === '') return undefined
  return time.toLowerCase() === 'morning' ? 'morning' : 'evening'
}
