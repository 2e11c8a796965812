import { redirect } from '@remix-run/node'
import { withoutBlanks } from './tool-query'

/**
 * Sends an address with empty values on to the one without. The loader of a page needs this without JavaScript.
 * @param required fields that keep an empty value, so that the page can say what is missing
 * @throws a redirect
 */
export function tidyAddress(request: Request, required: readonly string[]): void {
  const { pathname, searchParams } = new URL(request.url)
  const tidy = withoutBlanks(searchParams, required)
  if (tidy.size === searchParams.size) return
  throw redirect(tidy.size === 0 ? pathname : `${pathname}?${tidy.toString()}`)
}
