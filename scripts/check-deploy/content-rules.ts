/** The dashboard shows the same on its page "Before you go live". */
import { inWords } from './to-text'
import type { Rule } from './rule'

export const contentRules: readonly Rule[] = [
  {
    id: 'site-name',
    level: 'warning',
    check: ({ database }) => (database?.goLive.isNameSample ? 'The name of the site is the sample.' : undefined),
    remedy: 'Change it in the dashboard (Settings), or set SITE_NAME.',
  },
  {
    id: 'claims',
    level: 'warning',
    check: ({ database }) => {
      const claims = database?.goLive.claimsWithoutSource ?? []
      return claims.length > 0
        ? `Claims without a source, which a public site does not show: ${inWords(claims)}.`
        : undefined
    },
    remedy: 'Give each a source in the dashboard (Settings), or switch it off.',
  },
  {
    id: 'offices',
    level: 'warning',
    check: ({ database }) => {
      const cities = database?.goLive.officesWithoutStreet ?? []
      return cities.length > 0 ? `Offices without a street: ${inWords(cities)}.` : undefined
    },
    remedy: 'Enter it in the dashboard (Settings), or delete the office.',
  },
  {
    id: 'sample-products',
    level: 'error',
    check: ({ database }) => {
      const products = database?.goLive.sampleProducts ?? []
      return products.length > 0 ? `Sample products are offered to visitors: ${inWords(products)}.` : undefined
    },
    remedy: 'Edit, deactivate or delete them in the dashboard (Products).',
  },
  {
    id: 'dmca-agent',
    level: 'warning',
    check: ({ database }) =>
      database && !database.goLive.hasAgent ? 'The DMCA page names no agent with a postal address.' : undefined,
    remedy:
      'Register an agent with the U.S. Copyright Office, add name and address under "Designated Agent" in the dashboard ' +
      '(Settings), and have all legal pages read by somebody who may advise you.',
  },
  {
    id: 'agencies-checked',
    level: 'warning',
    check: ({ database }) => {
      const agencies = database?.goLive.uncheckedAgencies ?? []
      return agencies.length > 0
        ? `Addresses of wildlife agencies and their pages to be opened and checked: ${inWords(agencies)}.`
        : undefined
    },
    remedy:
      'Open each, correct it in agencies.data.ts or state-pages.data.ts (app/tools/regulations), and set its checkedOn.',
  },
  {
    id: 'robots-blocks-site',
    level: 'error',
    check: ({ database }) => database?.goLive.robotsBlockade,
    remedy: 'Change robots.txt in the dashboard (SEO Settings): search engines cannot find the site.',
  },
]
