/** The headers of every answer: pages, files, refusals and raw answers. A route's own header of the same name wins. */
import type { ServerResponse } from 'node:http'

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // A tool's address may hold the name of somebody's hunting spot: no request repeats it. Not `no-referrer`: with it
    // Chromium sends `Origin: null` on the site's own forms.
    'Referrer-Policy': 'strict-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
    'Origin-Agent-Cluster': '?1',
    // Documents bring their own; this one is for what should never act as a document.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(siteUrl.startsWith('https://') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** To be called when the headers are about to be written, after everybody else. */
export function addSecurityHeaders(res: ServerResponse, defaults: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(defaults)) {
    if (belongsTo(res.statusCode, name) && !res.hasHeader(name)) res.setHeader(name, value)
  }
  res.removeHeader('X-Powered-By')
}

function belongsTo(status: number, name: string): boolean {
  // A browser takes the headers of a 304 into the page that it has kept, and this policy would stop that page's parts.
  return !(status === 304 && name === 'Content-Security-Policy')
}
