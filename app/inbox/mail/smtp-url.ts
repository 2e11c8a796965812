import { isLoopback } from '~/lib/loopback'

/** True if mails and the password go in the clear to another machine, because the URL says `tls=off`. */
export function isPlainSmtp(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isLoopback(hostname) && searchParams.get('tls') === 'off'
}

/** Nodemailer reads it. On the way to another machine nothing is sent without TLS, unless the URL says `tls=off`. */
export function transportUrl(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  const isPlain = isLoopback(url.hostname) || isPlainSmtp(smtpUrl)
  url.searchParams.delete('tls')
  // It is in the URL, whose settings count more than those beside it.
  if (!isPlain) url.searchParams.set('requireTLS', 'true')
  return url.href
}
