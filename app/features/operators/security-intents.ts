/** The forms of the security page that ask for the password again. */
export const securityIntents = ['switch-on-second-factor', 'new-recovery-codes', 'switch-off-second-factor'] as const

export type SecurityIntent = (typeof securityIntents)[number]

export function isSecurityIntent(value: unknown): value is SecurityIntent {
  return securityIntents.some((intent) => intent === value)
}
