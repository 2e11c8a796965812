/** What of the code's own texts is still as it came. */
import { agencies } from '~/features/tools/regulations/agencies.data'
import { statePages } from '~/features/tools/regulations/state-pages.data'
import { states } from '~/features/tools/regulations/states.data'
import { offices, sampleClaims } from '~/site'
import type { SiteTexts } from './facts'

/** The claims as they came, and how visitors read them. Widened: an operator's own figures are other literals. */
const claimsAsTheyCame: readonly [keyof typeof sampleClaims, unknown, string][] = [
  ['discountUpTo', 50, 'up to 50% off'],
  ['freeShippingOver', 75, 'free shipping over $75'],
  ['replyWithinHours', 24, 'an answer within 24 hours'],
  ['successIncrease', 40, '40% more success'],
  ['dataHours', '24/7', '24/7 data'],
  ['continents', '5+', '5+ continents'],
  ['tips', '100+', '100+ tips'],
]

/** Addresses were read as stored copies on these days, and opened by nobody. */
const storedCopiesDays = ['2026-11-21', '2026-11-23', '2026-11-25']
const yearMs = 366 * 24 * 60 * 60 * 1000

/** @param dmcaSource the text of dmca-text.tsx: an agent's address stands in an <address> */
export function readSiteTexts(dmcaSource: string, now: Date): SiteTexts {
  const cities: readonly string[] = offices.map(({ city }) => city)
  const reviewers: readonly string[] = sampleClaims.reviews.map(({ author }) => author)
  return {
    claims: [
      ...claimsAsTheyCame.filter(([name, value]) => sampleClaims[name] === value).map(([, , words]) => words),
      ...(cities.join() === 'New York,London' ? ['offices in New York and London'] : []),
    ],
    hasSampleReviews: reviewers.some((author) => author.startsWith('Sample reviewer')),
    hasAgent: dmcaSource.includes('<address'),
    uncheckedAgencies: states
      .filter(({ id }) =>
        [agencies[id], ...Object.values(statePages[id])].some(({ checkedOn }) => !isChecked(checkedOn, now)),
      )
      .map(({ id }) => agencies[id].name),
  }
}

function isChecked(checkedOn: string, now: Date): boolean {
  if (storedCopiesDays.includes(checkedOn)) return false
  return now.getTime() - new Date(checkedOn).getTime() < yearMs
}
