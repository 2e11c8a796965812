/** Tells an open dashboard what is new (app/inbox/entries/live-news.tsx). */
import { readNews } from '~/inbox/entries/news.server'
import { requireApiOperator } from '~/server/auth/session.server'
import { toRowId } from '~/lib/ids'
import { apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'

const news = apiRoute({ GET: sendNews }, { guard: requireApiOperator })

async function sendNews({ request }: { request: Request }): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const seen = (name: string) => (searchParams.get(name) === '0' ? 0 : toRowId(searchParams.get(name)))
  const [quotes, contacts] = [seen('quotes'), seen('contacts')]
  return entity(
    await readNews(
      db(),
      { ...(quotes !== undefined && { quotes }), ...(contacts !== undefined && { contacts }) },
      new Date(),
    ),
  )
}

export const loader = news.loader
export const action = news.action
