/**
 * Which links of a content page the browser may fetch before they are followed: what somebody is about to press, as
 * long as it is a page that is the same for everybody. Browsers that do not know these rules leave them alone.
 */
import { adminPath, searchPath } from '~/paths'

/** Patterns of addresses that are never fetched in advance. */
const exceptions = [
  // Nobody's page twice: the dashboard's is made anew for each look.
  adminPath,
  `${adminPath}/*`,
  '/api/*',
  searchPath,
  // A question is asked when it is asked. At least one character, or every address would match.
  '/*\\?(.+)',
  // Files: the feed, the site map, pictures.
  '/*.*',
  '/images/*',
  '/healthz',
]

/** The text of a `<script type="speculationrules">`. */
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
      // A pointer that rests on a link, or a finger that comes down on it.
      eagerness: 'moderate',
    },
  ],
})
