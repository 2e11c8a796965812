import { redirect } from '@remix-run/node'
import { withoutBlanks } from './tool-query'

/**
 * For the loader of a page that is asked without JavaScript: sends an address with empty values on to the one without.
 * @param required fields that keep an empty value, so that the page can say what is missing
 * @throws a redirect
 */
export function tidyAddress(request: Request, required: readonly string[]): void {
  const { pathname, searchParams } = new URL(request.url)
  const tidy = withoutBlanks(searchParams, required)
  if (tidy.size === searchParams.size) return
  throw redirect(tidy.size === 0 ? pathname : `${pathname}?${tidy.toString()}`)
}
