/** These intents need password and code. */
const codeIntents = ['switch-on-second-factor', 'new-recovery-codes', 'switch-off-second-factor'] as const

/** All of these intents need the password. */
export const securityIntents = [...codeIntents, 'change-password', 'make-api-token'] as const

/** These intents need neither. */
export const pressIntents = [
  'begin-second-factor',
  'cancel-second-factor',
  'keep-recovery-codes',
  'end-other-sessions',
  'end-session',
  'revoke-api-token',
] as const

export type CodeIntent = (typeof codeIntents)[number]
export type SecurityIntent = (typeof securityIntents)[number]
export type PressIntent = (typeof pressIntents)[number]

export function isSecurityIntent(value: unknown): value is SecurityIntent {
  return securityIntents.some((intent) => intent === value)
}

export function isPressIntent(value: unknown): value is PressIntent {
  return pressIntents.some((intent) => intent === value)
}
