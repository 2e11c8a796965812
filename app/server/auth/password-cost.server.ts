/** Unit tests replace this module by a cheaper one (tests/setup/cheap-passwords.ts). */
export interface PasswordCost {
  /** log2 of N. */
  ln: number
  r: number
  p: number
}

/** OWASP's recommendation for scrypt. */
export const passwordCost: PasswordCost = { ln: 17, r: 8, p: 1 }
