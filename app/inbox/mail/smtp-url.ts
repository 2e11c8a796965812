import { isLoopback } from '~/lib/loopback'

/** Returns true if mails and the password travel in the clear to another machine, because the URL says `tls=off`. */
export function isPlainSmtp(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('tls') === 'off'
}

/** Returns the URL for Nodemailer. Nothing goes to another machine without TLS, unless the URL says `tls=off`. */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  const isPlain = isLoopback(url.hostname) || isPlainSmtp(smtpUrl)
  url.searchParams.delete('tls')
  // The setting is in the URL, because Nodemailer prefers it to the options beside the URL.
  if (!isPlain) url.searchParams.set('requireTLS', 'true')
  return url.href
}
