/** RFC 9116 describes the file. */
import { securityTxtPath } from '~/paths'
import type { Site } from '~/site'

/** The RFC recommends less than a year. */
const validDays = 180

export function toSecurityTxt({ email, url }: Pick<Site, 'email' | 'url'>, now: Date): string {
  const expires = new Date(now)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  const fields = [
    ['Contact', `mailto:${email}`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${url}${securityTxtPath}`],
  ]
  return fields.map(([name = '', value = '']) => `${name}: ${value}\n`).join('')
}
