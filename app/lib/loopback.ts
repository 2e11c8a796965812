/** Whether a site at this address is seen on its operator's own machine alone. */
export function isLoopback(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}
