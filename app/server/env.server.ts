import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { passwordFault } from '~/lib/password-rules'
import { withoutPassword } from '~/lib/without-password'
import { siteDefaults } from '~/site'
import { databaseUrl, flag, limit, logLevel, origin, proxies, smtpUrl, timeZone } from './env-values.server'

const wholeMebibytes = 'must be a whole number of MiB from 1 to 9000'

const EnvSchema = z
  .object({
    PORT: z.coerce
      .number({ error: 'must be a number from 1 to 65535' })
      .int({ error: 'must be a whole number' })
      .min(1, { error: 'must be a number from 1 to 65535' })
      .max(65535, { error: 'must be a number from 1 to 65535' })
      .default(3000),
    HOST: z.string().min(1).optional(),
    DATABASE_URL: databaseUrl.default('file:data/stagwise.db'),
    SITE_URL: origin.optional(),
    BACKUP_DIR: z.string().min(1).optional(),
    REPLICA_URL: z
      .string()
      .regex(/^(?:file:\/\/\/|sftp:\/\/|s3:\/\/)./, { error: 'must start with "file:///", "sftp://" or "s3://"' })
      .optional(),
    SESSION_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
    HSTS_SUBDOMAINS: flag('off'),
    TRUST_PROXY: proxies,
    SITE_NAME: z.string().trim().min(1, { error: 'must not be empty' }).max(60).default(siteDefaults.name),
    SITE_EMAIL: z.email({ error: 'must be an e-mail address' }).default(siteDefaults.email),
    SITE_TIME_ZONE: timeZone.default(siteDefaults.timeZone),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
    SEED_SAMPLE_DATA: flag('on'),
    ADMIN_USERNAME: z
      .string()
      .trim()
      .min(1, { error: 'must not be empty' })
      .max(120, { error: 'must have at most 120 characters' })
      .default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .refine((text) => passwordFault(text) === undefined, { error: ({ input }) => passwordFault(String(input)) })
      .optional(),
    LOG_LEVEL: logLevel,
    LIMIT_FORMS: limit('30/600'),
    LIMIT_LOGIN: limit('10/900'),
    LIMIT_STORED: z.coerce
      .number({ error: wholeMebibytes })
      .int({ error: wholeMebibytes })
      .min(1, { error: wholeMebibytes })
      .max(9000, { error: wholeMebibytes })
      .default(20),
  })
  .transform((env) => ({
    ...env,
    SITE_URL: env.SITE_URL ?? `http://localhost:${String(env.PORT)}`,
    MAIL_FROM: env.MAIL_FROM ?? env.SITE_EMAIL,
  }))

export type Env = z.output<typeof EnvSchema>

export const envNames = Object.keys(EnvSchema.in.shape)

export class EnvError extends Error {
  constructor(public readonly faults: readonly string[]) {
    super(`Configuration:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'EnvError'
  }
}

/** @throws EnvError with one line per error: name, problem, and value unless it is secret */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const result = EnvSchema.safeParse(given)
  if (result.success) return result.data
  throw new EnvError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const shown = isSecret(name) ? '' : ` (it is "${withoutPassword(String(given[name] ?? ''))}")`
      return `${name} ${issue.message}${shown}`
    }),
  )
}

export function isSecret(name: string): boolean {
  return /SECRET|PASSWORD|TOKEN|KEY|SMTP_URL/.test(name)
}

let current: Env | undefined

export function env(): Env {
  current ??= readEnv(process.env)
  return current
}

/** Cookies are then Secure and have the `__Host-` prefix. */
export function isHttps(): boolean {
  return env().SITE_URL.startsWith('https://')
}

export function toBlockList(proxyList: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of proxyList) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
