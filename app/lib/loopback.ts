/** A loopback host is this machine by its name alone, so nobody listens on the way. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === '::1' || /^(?:.+\.)?localhost$/.test(host) || /^127(?:\.\d{1,3}){3}$/.test(host)
}
