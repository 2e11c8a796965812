/** Days and hours in words, the same on the server and in the browser. */

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November'],
  'December',
]

/** A day of the calendar, such as 2026-11-21, which is the same day in every time zone. */
export function longDay(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const name = months[Number(month) - 1]
  if (name === undefined) throw new RangeError(`${isoDay} is no day`)
  return `${name} ${String(Number(day))}, ${String(Number(year))}`
}

/**
 * The hour that clocks in a time zone show, as in `2026-11-21T09 GMT-05:00`; its first ten letters are the date. With
 * the offset, for the hour that comes twice in autumn is two hours.
 */
export function localHour(time: Date, timeZone: string): string {
  const parts = hourFormat(timeZone).formatToParts(time)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')} ${part('timeZoneName')}`
}

const hourFormat = perTimeZone({
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  ...{ hourCycle: 'h23', timeZoneName: 'longOffset' },
})

/** To make a format takes fifty times as long as to use it. There are a few hundred time zones. */
export function perTimeZone(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}

/** Whether this engine knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
