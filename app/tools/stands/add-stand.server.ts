import { redirect } from '@remix-run/node'
import { isRefused } from '~/tools/tool-query'
import { readStands, toFullQuery, withoutStands, withStand } from './stand'
import { readStandForm, withoutStandForm } from './stand-form.schema'

/**
 * For the loader of a page with the form of my stands, without JavaScript: a stand that was typed joins those of the
 * address.
 * @returns whether a stand was refused @throws a redirect
 */
export function addStand(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  const stands = readStands(searchParams)
  const reading = readStandForm(searchParams, stands, { isInAddress: true })
  if (!reading.input) return isRefused(reading)
  const rest = withoutStandForm(withoutStands(searchParams))
  const query = new URLSearchParams([...rest, ...toFullQuery(withStand(stands, reading.input))])
  throw redirect(`${pathname}?${query.toString()}`)
}
