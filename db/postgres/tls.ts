import { isLoopback } from '~/lib/loopback'

/** A loopback address or a socket is on this machine. */
export function isLocal(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host === '' || host.startsWith('/') || isLoopback(host)
}

/**
 * Without `sslmode` the driver takes no TLS, and the password and all rows travel in the clear. Each mode but `disable`
 * makes the driver insist on TLS.
 */
export function plainProblem(databaseUrl: string): string | undefined {
  if (!URL.canParse(databaseUrl)) return 'it must be an address like postgres://user:password@host/database.'
  if (isLocal(databaseUrl) || new URL(databaseUrl).searchParams.has('sslmode')) return undefined
  return (
    'the server is on another machine. Add ?sslmode=verify-full to the address, or ?sslmode=disable on a network that ' +
    'nobody else can listen to.'
  )
}

/** The address makes sure that it is the right server, and that nobody reads along. */
export function isVerified(databaseUrl: string): boolean {
  const mode = new URL(databaseUrl).searchParams.get('sslmode') ?? ''
  return isLocal(databaseUrl) || ['verify-full', 'verify-ca', 'require'].includes(mode)
}
