/** In unit tests a password hash takes a millisecond; in production a third of a second (password.test.ts holds it). */
import { vi } from 'vitest'

vi.mock('~/server/auth/password-cost.server', () => ({ passwordCost: { ln: 8, r: 8, p: 1 } }))
