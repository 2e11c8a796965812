/** What a password hash costs. Unit tests replace this module by a cheaper one (tests/setup/cheap-passwords.ts). */
export interface PasswordCost {
  /** The binary logarithm of N. */
  ln: number
  r: number
  p: number
}

/** The parameters that OWASP recommends for scrypt. */
export const passwordCost: PasswordCost = { ln: 17, r: 8, p: 1 }
