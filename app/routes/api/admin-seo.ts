import { defaultRobotsTxt } from '~/seo/robots'
import { RobotsInput } from '~/seo/seo.schema'
import { readSeoSettings, saveRobotsTxt, type SeoSettings } from '~/seo/seo-settings.server'
import { apiRoute, entity, readJson } from '~/server/api.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { callerOf } from '~/server/auth/api-tokens.server'

const requireCaller = callerOf('seo', 'owner')

const api = apiRoute(
  {
    GET: async () => entity(toJson(await readSeoSettings(db()))),
    PUT: async ({ request, context }) => {
      const { robotsTxt } = await readJson(request, RobotsInput, (messages) => messages.join('. '))
      const act = { by: await requireCaller(request, context), now: new Date() }
      return entity(toJson(await saveRobotsTxt(db(), { robotsTxt }, act)))
    },
  },
  { guard: requireCaller },
)

export const loader = api.loader
export const action = api.action

/** The text is that of /robots.txt, saved or default. */
function toJson({ robotsTxt, updatedAt }: SeoSettings) {
  return { robotsTxt: robotsTxt ?? defaultRobotsTxt(env().SITE_URL), updatedAt }
}
