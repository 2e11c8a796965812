import { type Answer, headerOf } from './ask'

/** Texts that would tell an attacker how the site is made, or where it is. */
const leaks: readonly (readonly [string, RegExp])[] = [
  ['a stack', /\n\s+at (?:async )?[\w.<>]+ \(|\(?(?:file:\/\/|\/)[^\s"']+\.[cm]?[jt]sx?:\d+:\d+/],
  ['SQL', /SQLITE_|SqliteError|\bSELECT\s+[\w"*]+(?:,|\s+FROM\b)|\bINSERT INTO\b|near "[^"]*": syntax error/],
  [
    'a path of the file system',
    /(?:\/home|\/root|\/work|\/tmp|\/var|\/Users|\/opt|\/usr)\/[\w.-]+|node_modules|build\/server/,
  ],
  ['a check of the database', /CHECK constraint|UNIQUE constraint|FOREIGN KEY constraint/],
  ['an error of the runtime', /\b(?:TypeError|RangeError|ReferenceError|SyntaxError|ZodError|URIError)\b/],
]

const required: readonly (readonly [string, RegExp])[] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(?:strict-origin|no-referrer)$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
]

/** The sample content and the site's words contain these paths, which look like a leak and are none. */
const harmless = /\/(?:var|opt)\/(?=none)/g

/** @returns sentences that say what is wrong */
export function generalFaults(answer: Answer): string[] {
  const { status } = answer
  if (status === 0) return ['there is no answer']
  return [
    ...(status >= 500 && !(status === 503 && headerOf(answer, 'retry-after') !== '') ? [`${String(status)}`] : []),
    ...leakFaults(answer),
    ...headerFaults(answer),
  ]
}

function leakFaults({ body, headers }: Answer): string[] {
  const text = `${JSON.stringify(headers)}\n${body}`.replaceAll(harmless, '')
  return leaks.flatMap(([name, pattern]) => {
    const found = pattern.exec(text)
    return found ? [`${name}: ${text.slice(Math.max(0, found.index - 40), found.index + 80)}`] : []
  })
}

function headerFaults(answer: Answer): string[] {
  const { headers, status } = answer
  const wrong = required.flatMap(([name, pattern]) => {
    const value = headerOf(answer, name)
    return pattern.test(value) ? [] : [`${name} is "${value}"`]
  })
  const more = Object.keys(headers).filter((name) => name.startsWith('access-control-') || name === 'x-powered-by')
  return [
    ...wrong,
    ...more.map((name) => `it has a header ${name}`),
    ...(isDocument(answer) && (status < 300 || status >= 400)
      ? policyFaults(headerOf(answer, 'content-security-policy'))
      : []),
    ...(status === 429 && !/^\d+$/.test(headerOf(answer, 'retry-after')) ? ['a 429 without Retry-After'] : []),
    ...(status === 405 && headerOf(answer, 'allow') === '' ? ['a 405 without Allow'] : []),
  ]
}

function isDocument(answer: Answer): boolean {
  return headerOf(answer, 'content-type').startsWith('text/html')
}

function policyFaults(policy: string): string[] {
  if (policy === '') return ['a document without a policy']
  const scripts =
    /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? /(?:^|; )default-src ([^;]*)/.exec(policy)?.[1] ?? '*'
  return [
    ...(/unsafe-(?:inline|eval)|\*|data:|https?:/.test(scripts) ? [`scripts from ${scripts}`] : []),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['a document that others may frame']),
    ...(policy.includes("base-uri 'none'") || policy.includes("base-uri 'self'") ? [] : ['a policy without base-uri']),
  ]
}
