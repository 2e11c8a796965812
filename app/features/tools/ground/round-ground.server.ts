import { redirect } from '@remix-run/node'
import { groundParameters, readGround, toGroundQuery } from './ground'
import { zoneOf } from './region-of-point'

/**
 * For the loader of a page that takes a place: sends a point on to the same address with two decimals and its time zone.
 * @throws a redirect
 */
export function roundGround(request: Request): void {
  const url = new URL(request.url)
  if (!url.searchParams.get('lat') && !url.searchParams.get('lon')) return
  const { input } = readGround(url.searchParams, zoneOf)
  if (!input) return
  const rounded = toGroundQuery(input)
  if (groundParameters.every((name) => (url.searchParams.get(name) ?? '') === (rounded.get(name) ?? ''))) return
  for (const [name, value] of url.searchParams) {
    if (!groundParameters.some((parameter) => parameter === name)) rounded.append(name, value)
  }
  throw redirect(`${url.pathname}?${rounded.toString()}`)
}
