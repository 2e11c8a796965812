/**
 * Every word that an operator would change first. The environment overrides some of them: see app/server/env.server.ts.
 * Pages never read this file for name, e-mail or time zone; they ask useSite(), which knows the overrides.
 */
export interface Site {
  name: string
  tagline: string
  email: string
  /** Where absolute addresses start, without a slash at the end. */
  url: string
  /** IANA name; all dates are printed in it, on the server and in the browser alike. */
  timeZone: string
}

export const siteDefaults = {
  name: 'Stagwise',
  tagline: 'Advanced hunting tools and premium products for the modern hunter.',
  email: 'hello@stagwise.example',
  timeZone: 'America/New_York',
} satisfies Omit<Site, 'url'>

/** The city alone: an operator who has a street adds it here; none is invented. */
export const offices = [
  { city: 'New York', country: 'United States', countryCode: 'US' },
  { city: 'London', country: 'United Kingdom', countryCode: 'GB' },
] as const

export const businessHours = [
  { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
  { days: 'Sat', hours: '9:00 AM-4:00 PM' },
  { days: 'Sunday', hours: 'closed' },
] as const

/** The year in the footer's copyright line, as the specification fixes it. */
export const copyrightYear = 2025

/** What the legal pages say of their last change, as the specification fixes it. */
export const legalUpdated = 'January 2025'

/**
 * Sample claims: marketing text of the specification that nobody has verified. An operator confirms or removes each
 * before going live; README lists them under "Going live".
 */
export const sampleClaims = {
  discountUpTo: 50,
  freeShippingOver: 75,
  replyWithinHours: 24,
  /** Of the tools' index. */
  successIncrease: 40,
  dataHours: '24/7',
  /** Of the species guide, as its tiles say. */
  continents: '5+',
  tips: '100+',
  /** The home page's box and structured data. */
  employees: { from: 10, to: 50 },
  rating: { value: 5, of: 5, count: 127 },
  reviews: [
    {
      author: 'Sample reviewer one',
      rating: 5,
      text: 'The wind picker showed me why my old stand never worked. I moved it eighty yards.',
    },
    {
      author: 'Sample reviewer two',
      rating: 5,
      text: 'Asked for a quote on two harnesses in the evening and had the answer by noon the next day.',
    },
    {
      author: 'Sample reviewer three',
      rating: 5,
      text: 'The species pages name their sources. That is why I trust them.',
    },
  ],
} as const
