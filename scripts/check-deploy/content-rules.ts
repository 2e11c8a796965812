import { inWords } from './to-text'
import type { Rule } from './rule'

export const contentRules: readonly Rule[] = [
  {
    id: 'reviews-confirmed',
    level: 'error',
    check: ({ site, database }) =>
      site.hasSampleReviews && database?.reviewsConfirmed
        ? 'The reviews that came with the site are invented, and are confirmed as real in SEO Settings.'
        : undefined,
    remedy:
      'Take the confirmation back in the dashboard, or put real reviews into app/site.ts. Invented ones are against the law.',
  },
  {
    id: 'reviews-sample',
    level: 'warning',
    check: ({ site, database }) =>
      site.hasSampleReviews && !database?.reviewsConfirmed
        ? 'The reviews in app/site.ts are samples. They do not show on a public site.'
        : undefined,
    remedy: 'Put real ones in their place and confirm them in SEO Settings, or leave it: nothing false is shown.',
  },
  {
    id: 'sample-claims',
    level: 'warning',
    check: ({ site }) =>
      site.claims.length > 0 ? `Sample claims as they came: ${site.claims.join('; ')}.` : undefined,
    remedy: 'Make each true, or change it, in app/site.ts, and build again.',
  },
  {
    id: 'sample-products',
    level: 'error',
    check: ({ database }) => {
      const { length } = database?.sampleProducts ?? []
      if (database === undefined || length === 0) return undefined
      return `Sample products are offered to visitors: ${inWords(database.sampleProducts)}.`
    },
    remedy: 'Edit, deactivate or delete them in the dashboard (Products).',
  },
  {
    id: 'dmca-agent',
    level: 'warning',
    check: ({ site }) => (site.hasAgent ? undefined : 'The DMCA page names no agent with a postal address.'),
    remedy:
      'Register an agent with the U.S. Copyright Office, add name and address under "Designated Agent" in ' +
      'app/features/legal/dmca-text.tsx, and have all legal pages read by somebody who may advise you.',
  },
  {
    id: 'agencies-checked',
    level: 'warning',
    check: ({ site }) =>
      site.uncheckedAgencies.length > 0
        ? `Addresses of wildlife agencies and their pages to be opened and checked: ${inWords(site.uncheckedAgencies)}.`
        : undefined,
    remedy:
      'Open each, correct it in agencies.data.ts or state-pages.data.ts (app/features/tools/regulations), and set its checkedOn.',
  },
  {
    id: 'robots-blocks-site',
    level: 'error',
    check: ({ database }) => database?.robotsBlockade,
    remedy: 'Change robots.txt in the dashboard (SEO Settings): search engines cannot find the site.',
  },
]
