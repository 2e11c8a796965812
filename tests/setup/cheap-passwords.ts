/**
 * A password hash takes a third of a second in production (password.test.ts checks it), and a millisecond in unit
 * tests.
 */
import { vi } from 'vitest'

vi.mock('~/server/auth/password-cost.server', () => ({ passwordCost: { ln: 8, r: 8, p: 1 } }))
