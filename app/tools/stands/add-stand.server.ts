import { redirect } from '@remix-run/node'
import { readStands, toFullQuery, withoutStands, withStand } from './stand'
import { readStandForm, withoutStandForm } from './stand-form.schema'

/**
 * For the loader of a page with the form of my stands, without JavaScript: a stand that was typed joins those of the
 * address.
 * @throws a redirect
 */
export function addStand(request: Request): void {
  const { pathname, searchParams } = new URL(request.url)
  const stands = readStands(searchParams)
  const { input } = readStandForm(searchParams, stands, { isInAddress: true })
  if (!input) return
  const rest = withoutStandForm(withoutStands(searchParams))
  const query = new URLSearchParams([...rest, ...toFullQuery(withStand(stands, input))])
  throw redirect(`${pathname}?${query.toString()}`)
}
