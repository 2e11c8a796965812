/**
 * Texts that an operator would change first. Environment variables override some (app/server/env.server.ts), so pages
 * use useSite() for name, e-mail and time zone.
 */
export interface Site {
  name: string
  tagline: string
  email: string
  /** Without a trailing slash. */
  url: string
  /** IANA name. All dates are shown in it. */
  timeZone: string
}

export const siteDefaults = {
  name: 'Stagwise',
  tagline: 'Advanced hunting tools and premium products for the modern hunter.',
  email: 'hello@stagwise.example',
  timeZone: 'America/New_York',
} satisfies Omit<Site, 'url'>

/** Cities only, since no street is known. Add yours. */
export const offices = [
  { city: 'New York', country: 'United States', countryCode: 'US' },
  { city: 'London', country: 'United Kingdom', countryCode: 'GB' },
] as const

export const businessHours = [
  { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
  { days: 'Sat', hours: '9:00 AM-4:00 PM' },
  { days: 'Sunday', hours: 'closed' },
] as const

/** Text of the specification. */
export const copyrightYear = 2025

/** Text of the specification. */
export const legalUpdated = 'January 2025'

/** Unverified marketing claims of the specification. Confirm or remove each before going live; see the README. */
export const sampleClaims = {
  discountUpTo: 50,
  freeShippingOver: 75,
  replyWithinHours: 24,
  /** Tools index. */
  successIncrease: 40,
  dataHours: '24/7',
  /** Species guide. */
  continents: '5+',
  tips: '100+',
  /** Home page box and structured data. */
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
