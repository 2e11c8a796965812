import { isIP } from 'node:net'
import { z } from 'zod'
import { isTimeZone } from '~/lib/dates'

export const flag = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'], { error: 'must be "on" or "off"' })
    .default(fallback)
    .transform((value) => value === 'on')

export const logLevel = z
  .enum(['info', 'warn', 'error'], { error: 'must be "info", "warn" or "error"' })
  .default('info')

export const timeZone = z.string().refine(isTimeZone, { error: 'must be an IANA time zone such as America/New_York' })

export const databaseUrl = z
  .string()
  .refine((text) => /^file:.+/.test(text) || (/^postgres(?:ql)?:\/\/./.test(text) && URL.canParse(text)), {
    error: 'must be "file:" and a path, as in file:data/stagwise.db, or postgres://user:password@host/database',
  })

export const origin = z
  .string()
  .refine(isOrigin, { error: 'must be an origin such as https://www.example.com, without a path' })
  .transform((text) => new URL(text).origin)

export const smtpUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '', {
    error: 'must be the address of a mail server, as in smtp://user:password@mail.example.com:587',
  })

export const proxies = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((list) => list.every(isProxy), {
    error: 'must be addresses or networks separated by commas, as in 127.0.0.1,10.0.0.0/8',
  })

const limitFault = { error: 'must be a count and seconds, as in 30/600: each from 1, at most 100000 and 86400' }

/** `30/600` means thirty in ten minutes. */
export const limit = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) => /^(\d{1,6})\/(\d{1,5})$/.exec(text.trim()))
    .transform((match) => ({ count: Number(match?.[1]), seconds: Number(match?.[2]) }))
    .refine(({ count, seconds }) => count >= 1 && count <= 100_000 && seconds >= 1 && seconds <= 86_400, limitFault)

function isProxy(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, pathname, search, hash } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && username + search + hash === '' && pathname === '/'
}
