/** The tokens with which scripts call the API, and what each may do. */

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

/** A token as the Security page lists it. Times are ISO 8601, UTC. */
export interface ListedToken {
  id: number
  name: string
  scope: TokenScope
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  /** Where it was last used from, such as 203.0.113.0/24. */
  lastNetwork: string | null
  madeBy: string
}

/** Returns a text such as "Quotes and messages: read. robots.txt: read and write." */
export function scopeText(scope: TokenScope): string {
  return areaNames
    .filter((area) => scope[area] !== 'none')
    .map((area) => `${tokenAreas[area]}: ${rightLabels[scope[area]].toLowerCase()}.`)
    .join(' ')
}

export const areaNames = ['requests', 'content', 'seo'] as const satisfies readonly TokenArea[]

/** The periods for which a token may work. */
export const tokenDays = { 30: '30 days', 90: '90 days', 365: '1 year' } as const

/** A site has at most so many open tokens. */
export const mostTokens = 50

/** A token may make so many calls a minute, in each process of the site. */
export const mostTokenCalls = 300

export const tokenNameLimit = 80

/** The prefix tells whoever finds a token, and programs that look for secrets in code, what it is. */
export const tokenPrefix = 'stagwise_'

/** A request with such a header never counts by its cookie, because whoever sends it means the token. */
export function hasBearer(authorization: string | null | undefined): boolean {
  return /^bearer(?: |$)/i.test(authorization ?? '')
}

/** Returns undefined if the header holds no token of this site. */
export function tokenIn(authorization: string | null | undefined): string | undefined {
  return /^bearer +(stagwise_[\w-]{43})$/i.exec(authorization ?? '')?.[1]
}

export function mayCall(right: TokenRight, method: string): boolean {
  return right === 'write' || (right === 'read' && ['GET', 'HEAD', 'OPTIONS'].includes(method))
}
