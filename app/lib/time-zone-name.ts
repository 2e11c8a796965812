import { perTimeZone } from './dates'

export function timeZoneName(timeZone: string): string {
  const parts = format(timeZone).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

const format = perTimeZone({ timeZoneName: 'longGeneric' })
