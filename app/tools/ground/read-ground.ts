import * as z from 'zod/mini'
import type { StateCode } from '~/lib/states.data'
import { readTool, StateOrNone, withoutEmptyValues, type ToolReading } from '~/tools/tool-query'
import { isTimeZone } from '~/lib/dates'
import { hasZone, isSameClock, zoneName } from './clocks'
import { groundParameters, mostNameCharacters, regionName, type Ground } from './ground'
import type { GroundQuestion } from './ground-questions'
import type { PointReader } from './point-reader'
import { stateCenters } from './state-centers.data'

const GroundQuery = z.object({
  state: StateOrNone,
  place: z.string().check(
    z.maxLength(mostNameCharacters, {
      error: `Use at most ${String(mostNameCharacters)} characters for the place name.`,
    }),
  ),
  zone: z
    .string()
    .check(z.refine((zone) => zone === '' || isTimeZone(zone), { error: 'Choose a time zone from the list.' })),
})

export interface GroundReading extends ToolReading<Ground> {
  needsReader: boolean
  question: GroundQuestion | undefined
  asked: string
}

export function lacksGround({ isAsked, input, question, needsReader }: GroundReading): boolean {
  return isAsked && !input && !question && !needsReader
}

/**
 * State and time zone follow the point; a zone in the address is the visitor's choice. Without `readPoint`, which the
 * browser loads later, a point waits.
 */
export function readGround(query: URLSearchParams, readPoint?: PointReader): GroundReading {
  const { isAsked, input, errors: wrong } = readTool(query, GroundQuery, { one: groundParameters })
  const typed = withoutEmptyValues(query)
  const [lat, lon] = [typed.get('lat') ?? '', typed.get('lon') ?? '']
  const state = input?.state === '' ? undefined : input?.state
  const hasPoint = lat.trim() !== '' || lon.trim() !== ''
  const point = hasPoint ? readPoint?.(lat, lon, state) : {}
  const errors = { ...wrong, ...point?.errors }
  const without = {
    isAsked,
    input: undefined,
    errors,
    needsReader: !point,
    question: undefined,
    asked: askedPlace(query),
  }
  // A place without its name is still a place.
  if (!input || !point || Object.keys(errors).some((name) => name !== 'place')) return without
  if (point.question) return { ...without, question: point.question }
  const center = state && { ...stateCenters[state], state, province: undefined }
  const place = point.place ?? center
  if (!place) return without
  const { place: name, zone } = input
  const isZoneChosen = zone !== '' && !isSameClock(zone, place.timeZone)
  if (isZoneChosen && place.state && !hasZone(place.state, zone)) {
    return { ...without, errors: { ...errors, zone: wrongZone(place.state, zone) } }
  }
  const timeZone = isZoneChosen ? zone : place.timeZone
  return { ...without, input: { ...place, timeZone, name, isZoneChosen, isStateCenter: !point.place } }
}

function wrongZone(state: StateCode, zone: string): string {
  const name = regionName({ state, province: undefined }) ?? state
  return `${name} is not on ${zoneName(zone)}. Choose “The place’s own zone,” or a zone that ${name} has.`
}

export function askedPlace(query: URLSearchParams): string {
  const typed = withoutEmptyValues(query)
  return JSON.stringify(groundParameters.map((name) => typed.get(name)))
}
