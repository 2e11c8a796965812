import type { LoaderFunctionArgs } from '@remix-run/node'
import { defaultRobotsTxt } from '~/seo/robots'
import { readSeoSettings } from '~/seo/seo-settings.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { contentFile } from '~/server/cache/content-file.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return contentFile(
    { request, context },
    {
      type: 'text/plain; charset=utf-8',
      write: async () => (await readSeoSettings(db())).robotsTxt ?? defaultRobotsTxt(env().SITE_URL),
    },
  )
}
