/** What robots.txt says until the operator writes another. */
import { adminPath, sitemapPath } from '~/paths'

export function defaultRobotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: ${adminPath}/\n\nSitemap: ${siteUrl}${sitemapPath}\n`
}
