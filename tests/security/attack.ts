/**
 * The shape of the table of attacks. A theme is a file in themes/ and a line in themes.ts; an attack is one thing that
 * somebody tries, with one request or many, and what the site must answer. What holds for every answer (no stack, the
 * security headers) is in general-rules.ts and is never repeated in an attack.
 */
import { randomBytes } from 'node:crypto'
import type { Answer } from './ask'
import type { Target } from './target'

export interface Attack {
  name: string
  /** A thrown error is a fault of the site: attacks compare with node:assert where status and words are not enough. */
  run: (target: Target) => Promise<Answer | readonly Answer[]>
  /** Of every answer that `run` gives back. */
  expected: number | readonly number[]
  /** In every answer's body. */
  says?: RegExp
  /**
   * The tables whose rows it changes; nothing else may, and all of these must. Attacks that change nothing, the rule,
   * run at the same time as others; those that change something run alone.
   */
  changes?: 'nothing' | readonly string[]
  /** In `npm test` too, whatever its place: it got through once, or holds the table itself. */
  isInSample?: boolean
}

export interface Theme {
  name: string
  attacks: readonly Attack[]
  /** Before the first attack, and before the rows are looked at. */
  setUp?: (target: Target) => Promise<void>
  /** One attack after the other: each counts what the one before has done. */
  inOrder?: true
  /** It waits (a slow sender) or has sites of its own: it runs beside all other themes, and its attacks change nothing. */
  beside?: true
  /** What `npm test` runs of it, in place of a sample: nothing of what waits or needs sites of its own. */
  inNpmTest?: 'all' | 'nothing'
}

/** What must not turn up in the log: attacks put one into every field that a visitor may fill in. */
export function canary(): string {
  return `canary${randomBytes(6).toString('hex')}`
}

export const canaryPattern = /canary[0-9a-f]{12}/

let addresses = 0

/** An address that nobody has come from yet, of the networks kept for examples and tests (198.18.0.0/15). */
export function newAddress(): string {
  addresses += 1
  return `198.${String(18 + (addresses >> 16))}.${String((addresses >> 8) & 255)}.${String(addresses & 255)}`
}
