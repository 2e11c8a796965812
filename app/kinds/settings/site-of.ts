import { officeAddress } from '~/lib/offices'
import { hoursLines, scheduleOf } from '~/lib/opening-hours'
import { toSlug } from '~/lib/slug'
import type { Site } from '~/site'
import { shownClaims, timeToAnswerOf } from './claims'
import type { SiteSettings } from './sections'

interface SitePlace extends Pick<Site, 'url' | 'timeZone'> {
  isOwnMachine: boolean
  year: number
}

export function siteOf({ identity, contact, claims, categories, footer }: SiteSettings, place: SitePlace): Site {
  const { url, timeZone, isOwnMachine, year } = place
  return {
    ...identity,
    url,
    timeZone,
    offices: contact.offices.map((office) => ({ address: officeAddress(office), phone: office.phone })),
    hours: hoursLines(contact),
    schedule: scheduleOf(contact),
    hoursZone: contact.hoursZone || timeZone,
    footer: { ...footer, year },
    productCategories: categories.categories.slice(0, 4).map(({ name }) => ({ id: toSlug(name), name })),
    replyWithin: shownClaims(claims, { isOwnMachine }).replyWithin?.value ?? null,
    timeToAnswer: timeToAnswerOf(claims),
  }
}
