/** A search field offers these while somebody types. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { suggest } from '~/search/search.server'
import { cleanLine } from '~/lib/text'
import { db } from '~/server/database.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const suggestions = cleanLine(typed) === '' ? [] : await suggest(db(), typed)
  return Response.json({ suggestions }, { headers: { 'Cache-Control': 'no-store' } })
}
