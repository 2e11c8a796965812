import { officeAddress } from '~/lib/offices'
import { hoursLines, scheduleOf } from '~/lib/opening-hours'
import type { Site } from '~/site'
import { shownClaims } from './claims'
import type { SiteSettings } from './sections'

export interface SitePlace extends Pick<Site, 'url' | 'timeZone'> {
  isOwnMachine: boolean
  year: number
}

export function siteOf({ identity, contact, claims, footer }: SiteSettings, place: SitePlace): Site {
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
    replyWithin: shownClaims(claims, { isOwnMachine }).replyWithin?.value ?? null,
  }
}
