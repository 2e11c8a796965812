/** Tokens with which scripts call the API: what they look like, and what they may do. */

/** The columns of the table. */
export const tokenAreas = {
  requests: 'Quotes and messages',
  content: 'Products, species and posts',
  seo: 'robots.txt',
} as const

export type TokenArea = keyof typeof tokenAreas

export const tokenRights = ['none', 'read', 'write'] as const
export type TokenRight = (typeof tokenRights)[number]

export type TokenScope = Readonly<Record<TokenArea, TokenRight>>

export const rightLabels = {
  none: 'No access',
  read: 'Read',
  write: 'Read and write',
} as const satisfies Record<TokenRight, string>

/** As the Security page lists it. Times are ISO 8601, UTC. */
export interface ListedToken {
  id: number
  name: string
  scope: TokenScope
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  madeBy: string
}

/** "Quotes and messages: read. robots.txt: read and write." */
export function scopeText(scope: TokenScope): string {
  return areaNames
    .filter((area) => scope[area] !== 'none')
    .map((area) => `${tokenAreas[area]}: ${rightLabels[scope[area]].toLowerCase()}.`)
    .join(' ')
}

export const areaNames = ['requests', 'content', 'seo'] as const satisfies readonly TokenArea[]

/** How long a token may work. */
export const tokenDays = { 30: '30 days', 90: '90 days', 365: '1 year' } as const

/** Open ones of a site. */
export const mostTokens = 50

export const tokenNameLimit = 80

/** Tells what it is to whoever finds one, and to programs that look for secrets in code. */
export const tokenPrefix = 'stagwise_'

/** Such a header never counts with a cookie: whoever sends it means the token. */
export function hasBearer(authorization: string | null | undefined): boolean {
  return /^bearer(?: |$)/i.test(authorization ?? '')
}

/** Undefined for what is no token of this site. */
export function tokenIn(authorization: string | null | undefined): string | undefined {
  return /^bearer +(stagwise_[\w-]{43})$/i.exec(authorization ?? '')?.[1]
}

export function mayCall(right: TokenRight, method: string): boolean {
  return right === 'write' || (right === 'read' && ['GET', 'HEAD', 'OPTIONS'].includes(method))
}
