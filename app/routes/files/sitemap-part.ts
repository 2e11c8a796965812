import type { LoaderFunctionArgs } from '@remix-run/node'
import { parsePart } from '~/sitemap/sitemap'
import { readSitemapPart } from '~/sitemap/sitemap.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { contentFile } from '~/server/cache/content-file.server'

export function loader({ request, context, params }: LoaderFunctionArgs) {
  const part = parsePart(params.part ?? '')
  return contentFile(
    { request, context },
    {
      type: 'application/xml; charset=utf-8',
      write: async () => part && readSitemapPart(db(), env().SITE_URL, part),
    },
  )
}
