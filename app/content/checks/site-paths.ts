/** The addresses here have no variable part. A test compares them with the routes. */
import { pageHeads } from '~/seo/page-heads'
import { toolEntries } from '~/lib/tool-list'
import {
  comparePath,
  feedPath,
  manifestPath,
  offlinePath,
  ownRangePath,
  requestPath,
  robotsPath,
  searchPath,
  securityTxtPath,
  serviceWorkerPath,
  sitemapPath,
  socialCardPath,
  suggestionScriptPath,
  suggestionsPath,
  toolPath,
} from '~/paths'

const fixedPaths: ReadonlySet<string> = new Set<string>([
  ...Object.values(pageHeads).map(({ path }) => path),
  ...toolEntries.map(({ id }) => toolPath(id)),
  ...['moon-phase-calendar.ics', 'hunt-day.ics', 'legal-light.ics'].map(toolPath),
  ...[requestPath, searchPath, offlinePath, feedPath, robotsPath, securityTxtPath, sitemapPath, manifestPath],
  ...[
    serviceWorkerPath,
    socialCardPath,
    '/healthz',
    comparePath(),
    ownRangePath,
    suggestionsPath,
    suggestionScriptPath,
  ],
])

export function isFixedPath(path: string): boolean {
  return fixedPaths.has(path)
}

/** Drawings, pictures and parts of the sitemap are not looked up. */
export function isFilePath(path: string): boolean {
  return /^\/(?:art|assets|images|sitemap|api)\//.test(path)
}
