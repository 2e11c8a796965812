/** Browsers may prefetch pages that are the same for everybody. */
import { adminPath, searchPath } from '~/paths'

const exceptions = [
  adminPath,
  `${adminPath}/*`,
  '/api/*',
  searchPath,
  // The next pattern is for search results. It needs a character, or every address would match.
  '/*\\?(.+)',
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
      eagerness: 'moderate',
    },
  ],
})
