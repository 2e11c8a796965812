import { defaultRobotsTxt } from '~/seo/robots'
import { RobotsInput } from '~/seo/seo.schema'
import { readSeoSettings, saveRobotsTxt, type SeoSettings } from '~/seo/seo-settings.server'
import { apiRoute, entity, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { requireApiOwner } from '~/server/auth/session.server'

const api = apiRoute(
  {
    GET: async () => entity(toJson(await readSeoSettings(db()))),
    PUT: async ({ request }) => {
      const { robotsTxt } = await readJson(request, RobotsInput, (messages) => messages.join('. '))
      const act = { by: await requireApiOwner(request), now: new Date() }
      return entity(toJson(await saveRobotsTxt(db(), { robotsTxt }, act)))
    },
  },
  { guard: requireApiOwner },
)

export const loader = api.loader
export const action = api.action

/** The text is that of /robots.txt, saved or default. */
function toJson({ robotsTxt, updatedAt }: SeoSettings) {
  return { robotsTxt: robotsTxt ?? defaultRobotsTxt(env().SITE_URL), updatedAt }
}
