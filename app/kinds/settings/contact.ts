import { countOf } from '~/lib/text'
import { isTimeZone } from '~/lib/dates'
import { nameList } from '~/lib/name-list'
import type { Office } from '~/lib/offices'
import { dayName, hoursLines, parseHours, weekDays, type WeekDay } from '~/lib/opening-hours'
import type { RecordOf } from '~/lib/record-fields'
import { defineSection } from './section'

const weekday = '8:00 AM-6:00 PM'
const unknown = { street: '', region: '', postalCode: '', phone: '' }

const malformedHours = 'Use hours like 8:00 AM-6:00 PM, or closed'

const commonZones: readonly string[] = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
  ...['America/Anchorage', 'Pacific/Honolulu', 'America/Toronto', 'America/Vancouver', 'Europe/London'],
]

export const contact = defineSection({
  id: 2,
  title: 'Offices and hours',
  hint: 'Where you are and when somebody answers. Shown on the contact page, in the footer, in the legal texts, and to search engines.',
  groups: { hours: 'Business hours', zone: '', offices: '', holidays: '' },
  narrow: ['hours', 'zone'],
  fields: {
    offices: {
      kind: 'rows',
      label: 'Offices',
      section: 'offices',
      hint: 'At most ten.',
      of: 'office',
      maxItems: 10,
      malformed: 'Use a list of offices here',
      columns: {
        city: { kind: 'line', label: 'City', width: 'half', max: 80, missing: 'Please enter the city' },
        street: optional('Street and number', 120),
        region: optional('State or region', 60, 'Such as VT.'),
        postalCode: optional('Postal code', 20),
        country: { kind: 'line', label: 'Country', width: 'half', max: 60, missing: 'Please enter the country' },
        countryCode: {
          kind: 'line',
          label: 'Country code',
          hint: 'Two letters for search engines: US, CA, GB.',
          width: 'half',
          max: 2,
          missing: 'Please enter the country code',
          rule: { accepts: (text) => /^[a-z]{2}$/i.test(text), error: 'Use two letters, such as US' },
        },
        phone: {
          ...optional('Phone', 40, 'With the country’s prefix: +1 802 555 0100.'),
          rule: {
            accepts: (text) => /^[+(]?\d[\d ()./-]{4,}$/.test(text),
            error: 'Use a phone number like +1 802 555 0100',
          },
        },
      },
    },
    monday: {
      ...hoursField('monday'),
      hint: 'Such as 8:00 AM-6:00 PM. With a break: 8 AM-12 PM, 1 PM-5 PM. Empty: closed all day.',
    },
    tuesday: hoursField('tuesday'),
    wednesday: hoursField('wednesday'),
    thursday: hoursField('thursday'),
    friday: hoursField('friday'),
    saturday: hoursField('saturday'),
    sunday: hoursField('sunday'),
    hoursZone: {
      kind: 'line or default',
      label: 'Time zone of these hours',
      section: 'zone',
      hint: 'Such as America/Chicago. Empty: the site’s time zone.',
      max: 60,
      initial: '',
      suggestions: commonZones,
    },
    holidays: {
      kind: 'rows',
      label: 'Holidays',
      section: 'holidays',
      hint: 'Days with other hours, or none. The contact page shows those that are still to come.',
      of: 'holiday',
      maxItems: 40,
      malformed: 'Use a list of holidays here',
      columns: {
        date: { kind: 'date', label: 'Date', width: 'half', missing: 'Use a date like 2026-11-26' },
        name: { kind: 'line', label: 'Name', width: 'half', max: 80, missing: 'Please name the day' },
        hours: {
          ...optional('Hours', 80, 'Empty: closed all day.'),
          rule: { accepts: (text) => parseHours(text) !== undefined, error: malformedHours },
        },
      },
    },
  },
  defaults: () => ({
    offices: [
      { ...unknown, city: 'New York', country: 'United States', countryCode: 'US' },
      { ...unknown, city: 'London', country: 'United Kingdom', countryCode: 'GB' },
    ],
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: '9:00 AM-4:00 PM',
    sunday: 'closed',
    hoursZone: '',
    holidays: [],
  }),
  summary: ({ offices, ...week }) => {
    const hours = hoursLines(week).map((line) => `${line.days} ${line.hours}`)
    return `${countOf(offices.length, 'office')}: ${nameList(offices.map(({ city }) => city))}. Hours: ${hours.join(', ')}`
  },
  check: ({ hoursZone, ...week }, refuse) => {
    for (const day of weekDays) if (!parseHours(week[day])) refuse(day, malformedHours)
    if (hoursZone !== '' && !isTimeZone(hoursZone)) refuse('hoursZone', 'Use a time zone like America/New_York')
  },
})

export function officesIn(offices: readonly Pick<Office, 'city'>[]): string {
  if (offices.length === 0) return 'no office for visitors'
  return `${offices.length === 1 ? 'an office' : 'offices'} in ${nameList(offices.map(({ city }) => city))}`
}

/** Returns a text such as "the United States and the United Kingdom". */
export function countriesOf(offices: readonly Pick<Office, 'country'>[]): string {
  const names = [...new Set(offices.map(({ country }) => country))]
  if (names.length === 0) return 'several countries'
  return nameList(names.map((name) => (/^(united|netherlands|czech)/i.test(name) ? `the ${name}` : name)))
}

/** Returns the holidays from `today` on, in order. `today` is such as 2026-11-21. */
export function holidaysFrom({ holidays }: RecordOf<typeof contact.fields>, today: string) {
  return holidays.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date))
}

function optional<const Max extends number>(label: string, max: Max, hint?: string) {
  return {
    kind: 'optional line',
    label,
    width: 'half',
    max,
    missing: '',
    ...(hint === undefined ? {} : { hint }),
  } as const
}

function hoursField(day: WeekDay) {
  const words = { label: dayName(day), section: 'hours', width: 'line' } as const
  return { kind: 'optional line', ...words, max: 80 } as const
}
