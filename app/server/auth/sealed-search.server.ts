/** Logs of proxies have addresses, so a search that may be a customer's name or e-mail is sealed in them. */
import { redirect } from '@remix-run/node'
import { listAddress, parseListFilter, type ListFilter } from '~/lib/list-query'
import { textOf } from '~/server/forms/form-data.server'
import { openFromPath, sealInPath } from './address-key.server'

const place = 'search of a list'

/** Shows the whole list if the seal is of another session secret. */
export function openSearch<Filter extends ListFilter<string>>(filter: Filter): Filter {
  if (filter.sealed === undefined) return filter
  const search = openFromPath(filter.sealed, place)
  return search === undefined ? { ...filter, sealed: undefined } : { ...filter, search }
}

export const searchFields: readonly string[] = ['q', 'status', 'order']

/** Answers the search form of a list. */
export function redirectToFound(path: string, { form, headers }: { form: FormData; headers: Headers }): Response {
  const { search } = parseListFilter(new URLSearchParams({ q: textOf(form.get('q')) }), [])
  const [show, order] = [textOf(form.get('status')) || 'all', textOf(form.get('order')) || undefined]
  const sealed = search === '' ? undefined : sealInPath(search, place)
  return redirect(listAddress(path, { show, search, sealed, order }), { status: 303, headers })
}
