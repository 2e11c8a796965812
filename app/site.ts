/** What every page knows about the site. Its words are settings (app/kinds/settings); these are their first values. */
import type { HoursLine } from './lib/opening-hours'

export interface Site {
  name: string
  tagline: string
  email: string
  /** Without a trailing slash. */
  url: string
  /** IANA name. All dates are shown in it. */
  timeZone: string
  /** "New York, United States". A phone that is empty is unknown. */
  offices: readonly { address: string; phone: string }[]
  hours: readonly HoursLine[]
  /** The hours and the holidays: see scheduleOf(). */
  schedule: string
  /** IANA name. */
  hoursZone: string
  /** The clocks of that zone: see clockChanges(). Empty where nothing could be read. */
  hoursClock: string
  /** Such as Eastern Time. A browser would need 6 ms to name it, and four times that on a phone. */
  hoursZoneName: string
  footer: { note: string | null; rights: string; social: readonly { label: string; url: string }[]; year: number }
  /** The first four. */
  productCategories: readonly { id: string; name: string }[]
  /** Such as "24 hours"; null if the site promises none. */
  replyWithin: string | null
  /** By which requests are due, also where pages promise none: see app/inbox/entries/deadline.ts. */
  timeToAnswer: string
}

/** SITE_NAME, SITE_EMAIL and SITE_TIME_ZONE override theirs. */
export const siteDefaults = {
  name: 'Stagwise',
  tagline: 'Advanced hunting tools and premium products for the modern hunter.',
  email: 'hello@stagwise.example',
  timeZone: 'America/New_York',
  offices: [
    { address: 'New York, United States', phone: '' },
    { address: 'London, United Kingdom', phone: '' },
  ],
  hours: [
    { days: 'Mon-Fri', hours: '8:00 AM-6:00 PM' },
    { days: 'Sat', hours: '9:00 AM-4:00 PM' },
    { days: 'Sunday', hours: 'closed' },
  ],
  schedule: '1=480-1080 2=480-1080 3=480-1080 4=480-1080 5=480-1080 6=540-960 0=',
  hoursZone: 'America/New_York',
  hoursClock: '',
  hoursZoneName: 'Eastern Time',
  footer: { note: null, rights: 'All rights reserved.', social: [], year: 2025 },
  productCategories: [
    { id: 'scent-control', name: 'Scent Control' },
    { id: 'attractants', name: 'Attractants' },
    { id: 'safety', name: 'Safety' },
    { id: 'archery', name: 'Archery' },
  ],
  replyWithin: '24 hours',
  timeToAnswer: '24 hours',
} satisfies Omit<Site, 'url'>

/** Text of the specification. */
export const legalUpdated = 'January 2025'

/** Unverified samples of the specification. On a real origin they show only once the operator has confirmed them. */
export const sampleClaims = {
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
