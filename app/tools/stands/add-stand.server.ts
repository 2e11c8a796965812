import { redirect } from '@remix-run/node'
import { isRefused } from '~/tools/tool-query'
import { readStands, toFullQuery, withoutStands, withStand } from './stand'
import { readStandForm, withoutStandForm } from './stand-form.schema'

/**
 * Adds a typed stand to those of the address. The loader of a page with the form of my stands needs this without
 * JavaScript.
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
