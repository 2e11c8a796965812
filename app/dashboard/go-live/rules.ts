/**
 * These rules must hold before the site goes live, as far as the site itself can tell. The page "Before you go live"
 * lists them; `npm run check:deploy` adds rules about the machine (scripts/check-deploy).
 */
import { isIP } from 'node:net'
import { backupWarning } from '~/backups/backups'
import type { OperatorAccount } from '~/lib/roles'
import { listSome } from '~/lib/text'
import { backupsPath, mailPath, securityPath, settingsSectionPath, tabPath } from '~/paths'

export interface SiteFacts {
  now: Date
  /** Undefined if the configuration is invalid. */
  env: { SITE_URL: string; SITE_EMAIL: string; MAIL_FROM?: string; SMTP_URL?: string | undefined } | undefined
  /** Undefined if it cannot be read. */
  database: SiteContent | undefined
  /** Undefined where the site cannot see its backups. */
  backup: { newest: { at: Date } | undefined } | undefined
}

export interface SiteContent {
  isNameSample: boolean
  email: string
  /** Cities of offices without a street. */
  officesWithoutStreet: readonly string[]
  /** Claims that are switched on and have no source. */
  claimsWithoutSource: readonly string[]
  /** Names of sample products that visitors see. */
  sampleProducts: readonly string[]
  /** Names of sample authors that nobody has changed. */
  sampleAuthors: readonly string[]
  /** True if the DMCA page names an agent’s address. */
  hasAgent: boolean
  /** Titles of the legal pages that nobody has approved. */
  unapprovedTexts: readonly string[]
  operators: readonly Pick<OperatorAccount, 'username' | 'createdAt' | 'lastLoginAt' | 'hasSecondFactor'>[]
  /** The sentence about it, if robots.txt closes the whole site. */
  robotsBlockade: string | undefined
  /** Names of agencies whose addresses nobody has opened lately. */
  uncheckedAgencies: readonly string[]
  /** True if a mail server has taken a test mail, or an answer. */
  hasSentMail: boolean
}

/** `Known` is the type of the facts that a rule can look at. */
export interface Rule<Known> {
  id: string
  level: 'error' | 'warning'
  /** Undefined if fine. */
  check: (facts: Known) => string | undefined
  remedy: string | ((facts: Known) => string)
  /** The dashboard page for the job. */
  to?: string
}

interface SiteRule extends Rule<SiteFacts> {
  title: string
  /** The rule needs access to the server, so the page lists it separately. */
  byInstaller?: true
  /** What the line of the page says, done or not. */
  note?: (facts: SiteFacts) => string | undefined
  /** The page lists the rule only if this returns true. The default is always. */
  applies?: (facts: SiteFacts) => boolean
}

/** The order is that in which an operator would fix them. */
export const siteRules: readonly SiteRule[] = [
  {
    id: 'site-url',
    level: 'error',
    title: 'The site’s address',
    byInstaller: true,
    check: ({ env }) => {
      if (env === undefined) return undefined
      const { protocol, hostname } = new URL(env.SITE_URL)
      if (!isPublicHost(hostname)) return `SITE_URL ${env.SITE_URL} is no address that visitors can reach.`
      return protocol === 'https:' ? undefined : `SITE_URL ${env.SITE_URL} is not https: passwords travel in the clear.`
    },
    remedy:
      'Put a proxy with TLS in front (Caddy, nginx), and set SITE_URL to the address that visitors use, as in https://www.your-site.com.',
  },
  {
    id: 'site-name',
    level: 'warning',
    title: 'The site’s name',
    check: ({ database }) => (database?.isNameSample ? 'The name of the site is the sample.' : undefined),
    remedy: 'Enter your own.',
    to: settingsSectionPath('identity'),
  },
  {
    id: 'site-email',
    level: 'error',
    title: 'The email address',
    check: ({ database, env }) => {
      // The settings hold the address; the environment gives the first value.
      const email = database?.email ?? env?.SITE_EMAIL
      if (email === undefined || isPublicHost(domainOf(email))) return undefined
      return `The email address ${email} is a sample: no mail arrives there.`
    },
    remedy: 'Enter one that somebody reads.',
    to: settingsSectionPath('identity'),
  },
  {
    id: 'offices',
    level: 'warning',
    title: 'Your offices',
    check: ({ database }) =>
      problemWith(database?.officesWithoutStreet, (cities) => `Offices without a street: ${cities}.`),
    remedy: 'Enter it, or delete the office.',
    to: settingsSectionPath('contact'),
  },
  {
    id: 'dmca-agent',
    level: 'warning',
    title: 'The agent for copyright notices',
    check: ({ database }) =>
      database && !database.hasAgent ? 'The DMCA page names no agent with a postal address.' : undefined,
    remedy:
      'Register an agent with the U.S. Copyright Office, and put name and address under “Designated Agent” on that page.',
    to: settingsSectionPath('dmca'),
  },
  {
    id: 'legal-pages',
    level: 'warning',
    title: 'The legal pages',
    check: ({ database }) => problemWith(database?.unapprovedTexts, (titles) => `Not approved yet: ${titles}.`),
    remedy:
      'Have each read by somebody who may advise you, and enter the day in the field “Read and approved on” below its text.',
    to: settingsSectionPath('terms'),
  },
  {
    id: 'claims',
    level: 'warning',
    title: 'Claims',
    check: ({ database }) =>
      problemWith(
        database?.claimsWithoutSource,
        (claims) => `Claims without a source, which a public site does not show: ${claims}.`,
      ),
    remedy: 'Add the source, or switch the claim off.',
    to: settingsSectionPath('claims'),
  },
  {
    id: 'sample-products',
    level: 'error',
    title: 'Sample products',
    check: ({ database }) =>
      problemWith(database?.sampleProducts, (names) => `Sample products are offered to visitors: ${names}.`),
    remedy: 'Edit, deactivate, or delete them.',
    to: tabPath('products'),
  },
  {
    id: 'authors',
    level: 'warning',
    title: 'Authors',
    check: ({ database }) =>
      problemWith(database?.sampleAuthors, (names) => `Posts are signed by the sample: ${names}.`),
    remedy: 'Enter your own name or your team’s, and what readers should know about you.',
    to: tabPath('authors'),
  },
  {
    id: 'agencies-checked',
    level: 'warning',
    title: 'Wildlife agencies',
    byInstaller: true,
    check: ({ database }) =>
      problemWith(
        database?.uncheckedAgencies,
        (names) => `Nobody has opened the addresses of these agencies within a year: ${names}.`,
      ),
    remedy:
      'They are in the site’s code (agencies.data.ts and state-pages.data.ts in app/tools/regulations): open each, correct it, and set its checkedOn.',
  },
  {
    id: 'robots-blocks-site',
    level: 'error',
    title: 'Search engines',
    check: ({ database }) => database?.robotsBlockade,
    remedy: 'Change robots.txt: search engines cannot find the site.',
    to: tabPath('seo'),
  },
  {
    id: 'mail',
    level: 'warning',
    title: 'Sending mail',
    byInstaller: true,
    check: mailProblem,
    remedy: (facts) =>
      facts.env?.SMTP_URL === undefined
        ? 'Set SMTP_URL to your mail server, as in smtp://user:password@smtp.example.com:587.'
        : senderProblem(facts) === undefined
          ? 'Press “Send a Test Mail” on the Mail page, and see that it arrives.'
          : 'Set MAIL_FROM to an address of the site’s own domain that your mail server may send from.',
    note: ({ env }) => (env?.SMTP_URL === undefined ? undefined : `Mail comes from ${senderOf(env)}.`),
    to: mailPath,
  },
  {
    id: 'second-factor',
    level: 'warning',
    title: 'Second factor',
    check: ({ database }) => {
      const without = database?.operators.filter(({ hasSecondFactor }) => !hasSecondFactor)
      const names = without?.map(({ username }) => username)
      return problemWith(names, (some) => `A password alone opens the dashboard: ${some}.`)
    },
    remedy: 'Let each switch on the second factor.',
    to: securityPath,
  },
  {
    id: 'backup-young',
    level: 'error',
    title: 'A backup',
    byInstaller: true,
    applies: ({ backup }) => backup !== undefined,
    check: ({ backup, now }) => {
      return backup && backupWarning(backup.newest, now)
    },
    remedy:
      'Press “Make a Backup” on the Backups page. For one each night, ask whoever runs the server to have cron run npm run backup; on PostgreSQL, the command that the page shows.',
    to: backupsPath,
  },
]

function mailProblem(facts: SiteFacts): string | undefined {
  const { env, database } = facts
  if (!env) return undefined
  if (env.SMTP_URL === undefined) {
    return 'SMTP_URL is not set: nobody gets a mail about a new request, and customers get no receipt.'
  }
  const isTried = database?.hasSentMail ?? true
  return senderProblem(facts) ?? (isTried ? undefined : 'The mail server has not taken a test mail yet.')
}

function senderProblem({ env, database }: SiteFacts): string | undefined {
  if (!env) return undefined
  const from = senderOf(env)
  if (!isPublicHost(domainOf(from))) return `Mail comes from ${from}, which is a sample: replies get lost.`
  const own = [domainOf(database?.email ?? from), new URL(env.SITE_URL).hostname.replace(/^www\./, '')].filter(
    isPublicHost,
  )
  if (own.length === 0 || own.some((host) => isSameSite(host, domainOf(from)))) return undefined
  return `Mail comes from ${from}, but the site’s address is ${database?.email ?? env.SITE_URL}: spam filters refuse that.`
}

function senderOf(env: NonNullable<SiteFacts['env']>): string {
  return env.MAIL_FROM ?? env.SITE_EMAIL
}

function domainOf(address: string): string {
  return (address.split('@').at(-1) ?? '').toLowerCase()
}

/** A subdomain counts, too. */
function isSameSite(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

function problemWith(names: readonly string[] | undefined, say: (some: string) => string): string | undefined {
  return names === undefined || names.length === 0 ? undefined : say(listSome(names, 5))
}

/** Returns false for a reserved name (RFC 2606, 6761, 6762), a bare name, or a private address. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const version = isIP(name)
  if (version === 4) return !/^(0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(name)
  if (version === 6) return !/^(::|f[cd]|fe[89ab])/.test(name)
  if (!name.includes('.')) return false
  return !/(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/.test(name)
}

export interface GoLiveItem {
  id: string
  title: string
  to?: string | undefined
  byInstaller: boolean
  note: string | undefined
  /** Tells what is missing and what to do. Undefined once it is done. */
  problem: string | undefined
}

/** The steps on the "Before you go live" page. */
export function goLiveItems(facts: SiteFacts): GoLiveItem[] {
  const asked = siteRules.filter(({ applies }) => applies?.(facts) ?? true)
  return asked.map(({ id, title, to, byInstaller = false, remedy, check, note }) => {
    const problem = check(facts)
    const toDo = typeof remedy === 'string' ? remedy : remedy(facts)
    return {
      id,
      title,
      to,
      byInstaller,
      note: note?.(facts),
      problem: problem === undefined ? undefined : `${problem} ${toDo}`,
    }
  })
}
