const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** @param isoDay such as 2026-11-21 */
export function longDay(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-')
  const name = months[Number(month) - 1]
  if (name === undefined) throw new RangeError(`${isoDay} is no day`)
  return `${name} ${String(Number(day))}, ${String(Number(year))}`
}

/** Returns an hour such as `2026-11-21T09 GMT-05:00`, whose offset tells the repeated hour in fall apart. */
export function localHour(time: Date, timeZone: string): string {
  const parts = hourFormat(timeZone).formatToParts(time)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')} ${part('timeZoneName')}`
}

const hourFormat = perTimeZone({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})

export function clockTime(time: Date, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return clockFormat(timeZone).format(time)
}

const clockFormat = perTimeZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Creating a format takes fifty times as long as using it. */
export function perTimeZone(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
