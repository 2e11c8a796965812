import { redirect } from '@remix-run/node'
import { isSameClock } from './clocks'
import { groundParameters, roundDegrees, toGroundQuery, withLetters } from './ground'
import { readPointPlace } from './point-reader'
import { readPoint } from './read-coordinates'
import { readGround, type GroundReading } from './read-ground'

/**
 * Redirects a point to the same address with two decimals.
 * @throws a redirect
 */
export function groundOfRequest(request: Request): GroundReading {
  const { pathname, searchParams } = new URL(request.url)
  const reading = readGround(searchParams, readPointPlace)
  const rounded = withRoundedPoint(searchParams, reading)
  if (groundParameters.every((name) => (searchParams.get(name) ?? '') === (rounded.get(name) ?? ''))) return reading
  for (const [name, value] of searchParams) {
    if (!groundParameters.some((parameter) => parameter === name)) rounded.append(name, value)
  }
  throw redirect(`${pathname}?${rounded.toString()}`)
}

/** A wrong place is not rounded, since it has to be shown as it was typed. */
function withRoundedPoint(typed: URLSearchParams, { input, question }: GroundReading): URLSearchParams {
  if (input && !input.isStateCenter) {
    const rounded = toGroundQuery(input)
    const { input: there } = readGround(rounded, readPointPlace)
    // Half a mile may be across a zone line.
    if (there && !isSameClock(there.timeZone, input.timeZone)) rounded.set('zone', input.timeZone)
    return rounded
  }
  const query = new URLSearchParams()
  for (const name of groundParameters) query.set(name, typed.get(name) ?? '')
  const { point } = readPoint(query.get('lat') ?? '', query.get('lon') ?? '')
  if (question && point) {
    const [latitude, longitude] = [roundDegrees(point.latitude), roundDegrees(point.longitude)]
    const { lat, lon } = point.isCertain ? withLetters(latitude, longitude) : { lat: latitude, lon: longitude }
    query.set('lat', String(lat))
    query.set('lon', String(lon))
  }
  return query
}
