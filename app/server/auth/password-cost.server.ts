/** Unit tests replace this module by a cheaper one (tests/setup/cheap-passwords.ts). */
export interface PasswordCost {
  /** The base-2 logarithm of N. */
  ln: number
  r: number
  p: number
}

/** OWASP recommends these values for scrypt. */
export const passwordCost: PasswordCost = { ln: 17, r: 8, p: 1 }
