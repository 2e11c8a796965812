export const passwordLength = { min: 12, max: 1000 } as const

/** Returns the end of a sentence that starts with the field's name. */
export function passwordFault(password: string): string | undefined {
  if (password.length < passwordLength.min) return `must have at least ${String(passwordLength.min)} characters`
  if (password.length > passwordLength.max) return `must have at most ${String(passwordLength.max)} characters`
  return undefined
}
