/**
 * A theme is a file in themes/ and a line in themes.ts. An attack is one thing that somebody tries, with one request or
 * many, and what the site must answer. general-rules.ts has what must be true of every answer (no stack, the security
 * headers).
 */
import { randomBytes } from 'node:crypto'
import type { Answer } from './ask'
import type { Target } from './target'

export interface Attack {
  name: string
  /** A thrown error is a fault of the site: attacks compare with node:assert where status and text are not enough. */
  run: (target: Target) => Promise<Answer | readonly Answer[]>
  expected: number | readonly number[]
  says?: RegExp
  /**
   * The tables that must change; no others may. Attacks that change nothing, the rule, run side by side; others run
   * alone.
   */
  changes?: 'nothing' | readonly string[]
  /** `npm test` always runs the attack: it succeeded once, or checks the table itself. */
  isInSample?: boolean
}

export interface Theme {
  name: string
  attacks: readonly Attack[]
  setUp?: (target: Target) => Promise<void>
  /** One attack after the other: each counts what the one before has done. */
  inOrder?: true
  /**
   * The theme waits (a slow sender) or has its own sites: it runs beside all other themes, and its attacks change
   * nothing.
   */
  beside?: true
  /** `npm test` runs this instead of a sample: nothing of a theme that waits or needs its own sites. */
  inNpmTest?: 'all' | 'nothing'
}

/** Attacks put such a text into every field that a visitor may fill in. It must not appear in the log. */
export function canary(): string {
  return `canary${randomBytes(6).toString('hex')}`
}

export const canaryPattern = /canary[0-9a-f]{12}/

let addresses = 0

/** Returns an address that nobody has used yet, from a network reserved for tests (198.18.0.0/15). */
export function newAddress(): string {
  addresses += 1
  return `198.${String(18 + (addresses >> 16))}.${String((addresses >> 8) & 255)}.${String(addresses & 255)}`
}
