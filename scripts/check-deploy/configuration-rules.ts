import { isPlainSmtp } from '~/inbox/mail/smtp-url'
import type { DeployRule } from './rule'

/** github.com/nodejs/Release, schedule.json, says when maintenance ends; odd versions end early. */
const nodeEnds: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
}

export const configurationRules: readonly DeployRule[] = [
  {
    id: 'configuration',
    level: 'error',
    check: ({ configurationFaults }) =>
      configurationFaults.length > 0 ? `Wrong settings: ${configurationFaults.join('; ')}` : undefined,
    remedy: 'Correct them: the site does not start with them. README lists all settings.',
  },
  {
    id: 'trust-proxy',
    level: 'error',
    check: ({ env }) =>
      env && env.SITE_URL.startsWith('https://') && env.TRUST_PROXY.length === 0
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
    check: ({ hasAdminPassword, database }) =>
      hasAdminPassword && (database?.operators.length ?? 0) > 0
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

function tooLoose(name: string, limit: { count: number; seconds: number } | undefined, mostAnHour: number) {
  if (limit === undefined || (limit.count * 3600) / limit.seconds <= mostAnHour) return undefined
  return `${name} ${String(limit.count)}/${String(limit.seconds)} is so loose that it stops nobody.`
}
