import { isIP } from 'node:net'
import { isPlainSmtp } from '~/inbox/mail/smtp-url'
import type { Rule } from './rule'

/** End of maintenance by github.com/nodejs/Release, schedule.json; odd versions end early. */
const nodeEnds: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
}

export const configurationRules: readonly Rule[] = [
  {
    id: 'configuration',
    level: 'error',
    check: ({ configurationFaults }) =>
      configurationFaults.length > 0 ? `Wrong settings: ${configurationFaults.join('; ')}` : undefined,
    remedy: 'Correct them: the site does not start with them. README lists all settings.',
  },
  {
    id: 'site-url-set',
    level: 'error',
    check: ({ env, isSet }) => (env && !isSet.SITE_URL ? 'SITE_URL is not set.' : undefined),
    remedy: 'Set SITE_URL to the address that visitors use, as in https://www.your-site.com.',
  },
  {
    id: 'site-url-https',
    level: 'error',
    check: ({ env, isSet }) =>
      env && isSet.SITE_URL && !isHttps(env.SITE_URL) ? `SITE_URL ${env.SITE_URL} is not https.` : undefined,
    remedy:
      'Put a proxy with TLS in front (Caddy, nginx) and set SITE_URL with https://: passwords travel in the clear.',
  },
  {
    id: 'site-url-public',
    level: 'error',
    check: ({ env, isSet }) =>
      env && isSet.SITE_URL && !isPublicHost(new URL(env.SITE_URL).hostname)
        ? `SITE_URL ${env.SITE_URL} is no address that visitors can reach.`
        : undefined,
    remedy: 'Set SITE_URL to the name of your own domain.',
  },
  {
    id: 'trust-proxy',
    level: 'error',
    check: ({ env }) =>
      env && isHttps(env.SITE_URL) && env.TRUST_PROXY.length === 0
        ? 'TRUST_PROXY is empty, so all visitors count as one, and one who guesses passwords locks out all.'
        : undefined,
    remedy: 'Set TRUST_PROXY to the address of the proxy with TLS, as in 127.0.0.1.',
  },
  {
    id: 'trust-proxy-everybody',
    level: 'error',
    check: ({ env }) => {
      const wide = env?.TRUST_PROXY.find((entry) => /\/[0-7]$/.test(entry))
      return wide === undefined ? undefined : `TRUST_PROXY ${wide} lets almost anybody say where a request came from.`
    },
    remedy: 'Name the addresses of your own proxies alone.',
  },
  {
    id: 'site-email',
    level: 'error',
    check: ({ env }) => {
      const host = env?.SITE_EMAIL.split('@').at(-1) ?? ''
      return env && !isPublicHost(host) ? `SITE_EMAIL ${env.SITE_EMAIL} is a sample: no mail arrives there.` : undefined
    },
    remedy: 'Set SITE_EMAIL to an address that somebody reads.',
  },
  {
    id: 'mail',
    level: 'warning',
    check: ({ env }) =>
      env && env.SMTP_URL === undefined
        ? 'SMTP_URL is not set: nobody gets a mail about a new request, and customers get no receipt.'
        : undefined,
    remedy: 'Set SMTP_URL to your mail server, as in smtp://user:password@smtp.example.com:587.',
  },
  {
    id: 'mail-tls',
    level: 'error',
    check: ({ env }) => {
      if (env?.SMTP_URL === undefined || !isPlainSmtp(env.SMTP_URL)) return undefined
      return 'Mails, and the password of SMTP_URL if it has one, travel in the clear: it says tls=off.'
    },
    remedy: 'Take tls=off out of SMTP_URL, unless nobody else can listen on the way to that server.',
  },
  {
    id: 'node-env',
    level: 'error',
    check: ({ nodeEnv }) => (nodeEnv && nodeEnv !== 'production' ? `NODE_ENV is ${nodeEnv}.` : undefined),
    remedy: 'Leave NODE_ENV unset, or set it to production.',
  },
  {
    id: 'node-version',
    level: 'warning',
    check: ({ nodeVersion, now }) => {
      const end = nodeEnds[Number(/^v?(\d+)/.exec(nodeVersion)?.[1])]
      if (end === undefined) return `Node ${nodeVersion} is none that this check knows to be maintained.`
      return now.toISOString().slice(0, 10) > end
        ? `Node ${nodeVersion} gets no security fixes since ${end}.`
        : undefined
    },
    remedy: 'Install a release of Node with long-term support (nodejs.org) and start the site with it.',
  },
  {
    id: 'limit-login',
    level: 'error',
    check: ({ env }) => tooLoose('LIMIT_LOGIN', env?.LIMIT_LOGIN, 400),
    remedy: 'Leave LIMIT_LOGIN at 10/900: it is what stops who guesses passwords.',
  },
  {
    id: 'limit-forms',
    level: 'warning',
    check: ({ env }) => tooLoose('LIMIT_FORMS', env?.LIMIT_FORMS, 2000),
    remedy: 'Leave LIMIT_FORMS at 30/600: it is what keeps one visitor from filling the disk.',
  },
  {
    id: 'port',
    level: 'warning',
    check: ({ env }) =>
      env && env.PORT < 1024 ? `PORT ${String(env.PORT)} asks for an administrator's rights.` : undefined,
    remedy: 'Let the proxy listen there and the site on a port from 1024.',
  },
  {
    id: 'host',
    level: 'warning',
    check: ({ env }) =>
      env && (env.HOST === undefined || ['0.0.0.0', '::'].includes(env.HOST))
        ? 'HOST lets the site listen on every interface, so that visitors can go around the proxy, without TLS.'
        : undefined,
    remedy: 'Set HOST=127.0.0.1 where the proxy runs on this machine; else let a firewall admit the proxy alone.',
  },
  {
    id: 'admin-password',
    level: 'warning',
    check: ({ isSet, database }) =>
      isSet.ADMIN_PASSWORD && (database?.operators.length ?? 0) > 0
        ? 'ADMIN_PASSWORD is still in the environment, where it changes nothing any more and others may read it.'
        : undefined,
    remedy: 'Take it out. npm run stagwise -- operator password NAME changes a password.',
  },
  {
    id: 'root',
    level: 'error',
    check: ({ userId, files }) =>
      userId === 0 || files?.ownerId === 0
        ? 'The site runs as root, or this check does; the database is root’s.'
        : undefined,
    remedy:
      'Make a user for the site, give it the data folder (chown -R), and run the site and its commands as that user.',
  },
]

function isHttps(url: string): boolean {
  return url.startsWith('https://')
}

/** Not reserved (RFC 2606, 6761, 6762), not a bare name, not a private address. */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const version = isIP(name)
  if (version === 4) return !/^(0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(name)
  if (version === 6) return !/^(::|f[cd]|fe[89ab])/.test(name)
  if (!name.includes('.')) return false
  return !/(^|\.)(example|test|invalid|localhost|local|internal|example\.(com|net|org))$/.test(name)
}

function tooLoose(name: string, limit: { count: number; seconds: number } | undefined, mostAnHour: number) {
  if (limit === undefined || (limit.count * 3600) / limit.seconds <= mostAnHour) return undefined
  return `${name} ${String(limit.count)}/${String(limit.seconds)} is so loose that it stops nobody.`
}
