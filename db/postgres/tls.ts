import { isLoopback } from '~/lib/loopback'

export function isLocal(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return host === '' || host.startsWith('/') || isLoopback(host)
}

/** Without `sslmode` the driver uses no TLS, and the password and all rows travel in the clear. */
export function plainProblem(databaseUrl: string): string | undefined {
  if (!URL.canParse(databaseUrl)) return 'it must be an address like postgres://user:password@host/database.'
  if (isLocal(databaseUrl) || new URL(databaseUrl).searchParams.has('sslmode')) return undefined
  return (
    'the server is on another machine. Add ?sslmode=verify-full to the address, or ?sslmode=disable on a network that ' +
    'nobody else can listen to.'
  )
}

export function isVerified(databaseUrl: string): boolean {
  const mode = new URL(databaseUrl).searchParams.get('sslmode') ?? ''
  return isLocal(databaseUrl) || ['verify-full', 'verify-ca', 'require'].includes(mode)
}
