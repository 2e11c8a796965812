/** Which links of a content page browsers may prefetch: pages that are the same for everybody. */
import { adminPath, searchPath } from '~/paths'

const exceptions = [
  // Rendered per session.
  adminPath,
  `${adminPath}/*`,
  '/api/*',
  searchPath,
  // Search results. At least one character, or every address would match.
  '/*\\?(.+)',
  // Files: feed, sitemap, pictures.
  '/*.*',
  '/images/*',
  '/healthz',
]

export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: exceptions } },
          { not: { selector_matches: '[download], [rel~=nofollow], [href^="#"]' } },
        ],
      },
      // On hover or pointer down.
      eagerness: 'moderate',
    },
  ],
})
