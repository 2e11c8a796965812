/** The token protects every dashboard form against cross-site requests. Its value belongs to the session. */
export const formTokenField = 'formToken'

/** A post that fills in this hidden field is stored as suspected spam. */
export const honeypotField = 'website'

export function isCaughtByHoneypot(form: FormData | URLSearchParams): boolean {
  const value = form.get(honeypotField)
  return typeof value === 'string' && value.trim() !== ''
}

/** The limit holds for forms without a session. The browser checks it, too. */
export const formBodyLimit = 256 * 1024

/**
 * Once a session has ended, its form may still hold the longest post at four bytes a character, and the other fields.
 */
export const endedSessionFormLimit = 6 * 1024 * 1024

const repeatWindowMs = 10 * 60 * 1000

/** @returns a time in ISO 8601, UTC */
export function repeatsSince(now: Date): string {
  return new Date(now.getTime() - repeatWindowMs).toISOString()
}
