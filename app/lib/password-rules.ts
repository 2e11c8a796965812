/** What an operator's password must be, wherever it is chosen. */
export const passwordLength = { min: 12, max: 1000 } as const

/** For the end of a line that names it; undefined for a password that will do. */
export function passwordFault(password: string): string | undefined {
  if (password.length < passwordLength.min) return `must have at least ${String(passwordLength.min)} characters`
  if (password.length > passwordLength.max) return `must have at most ${String(passwordLength.max)} characters`
  return undefined
}
