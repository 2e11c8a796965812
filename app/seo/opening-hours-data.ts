/** schema.org describes the format. A day without an entry is closed. */
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import { clockTime, parseHours, weekDays, type WeekDay, type WeekHours } from '~/lib/opening-hours'

const schemaDays = {
  monday: 'https://schema.org/Monday',
  tuesday: 'https://schema.org/Tuesday',
  wednesday: 'https://schema.org/Wednesday',
  thursday: 'https://schema.org/Thursday',
  friday: 'https://schema.org/Friday',
  saturday: 'https://schema.org/Saturday',
  sunday: 'https://schema.org/Sunday',
} as const satisfies Record<WeekDay, DayOfWeek>

interface Holiday {
  date: string
  hours: string
}

export function openingHoursData(week: WeekHours, holidays: readonly Holiday[] = []): OpeningHoursSpecification[] {
  const days = new Map<string, WeekDay[]>()
  for (const day of weekDays) {
    for (const { opens, closes } of parseHours(week[day]) ?? []) {
      const span = `${clockTime(opens)} ${clockTime(closes)}`
      days.set(span, [...(days.get(span) ?? []), day])
    }
  }
  const regular = Array.from(days, ([span, dayOfWeek]) => {
    const [opens = '', closes = ''] = span.split(' ')
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayOfWeek.map((day) => schemaDays[day]),
      opens,
      closes,
    } as const
  })
  return [...regular, ...holidays.flatMap(holidayData)]
}

/** A span without length means that the day is closed. */
function holidayData({ date, hours }: Holiday): OpeningHoursSpecification[] {
  const spans = parseHours(hours) ?? []
  return (spans.length === 0 ? [{ opens: 0, closes: 0 }] : spans).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: clockTime(opens),
    closes: clockTime(closes),
    validFrom: date,
    validThrough: date,
  }))
}
