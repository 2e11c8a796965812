import type { LoaderFunctionArgs } from '@remix-run/node'
import { readSitemap } from '~/sitemap/sitemap.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { contentFile } from '~/server/cache/content-file.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return contentFile(
    { request, context },
    {
      type: 'application/xml; charset=utf-8',
      write: () => readSitemap(db(), env().SITE_URL),
    },
  )
}
