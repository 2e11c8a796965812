import type { ServerResponse } from 'node:http'

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

export function securityHeaders(siteUrl: string, hstsSubdomains = false): Readonly<Record<string, string>> {
  const hsts = hstsSubdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000'
  return {
    'X-Content-Type-Options': 'nosniff',
    // A tool's URL may name a hunting spot. `no-referrer` would make Chromium send `Origin: null` with the site's own
    // forms.
    'Referrer-Policy': 'strict-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': ['geolocation=(self)', ...denied.map((feature) => `${feature}=()`)].join(', '),
    'Origin-Agent-Cluster': '?1',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(siteUrl.startsWith('https://') ? { 'Strict-Transport-Security': hsts } : {}),
  }
}

/** Call this right before headers are written. */
export function addSecurityHeaders(res: ServerResponse, defaults: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(defaults)) {
    if (belongsTo(res.statusCode, name) && !res.hasHeader(name)) res.setHeader(name, value)
  }
  res.removeHeader('X-Powered-By')
}

function belongsTo(status: number, name: string): boolean {
  // A browser applies a 304's headers to its cached page, which this policy would break.
  return !(status === 304 && name === 'Content-Security-Policy')
}
