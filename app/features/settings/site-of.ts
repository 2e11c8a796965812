import type { Site } from '~/site'
import type { SiteSettings } from './sections'

/** What every page knows. `place` comes from the environment alone. */
export function siteOf({ identity }: SiteSettings, place: Pick<Site, 'url' | 'timeZone'>): Site {
  const { name, tagline, email } = identity
  return { name, tagline, email, ...place }
}
