/** The built site is attacked: attack.ts describes the table. THEME=sessions runs one theme. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasFigures } from '../setup/process-figures'
import { isDeep, sample } from '../setup/tier'
import type { Theme } from './attack'
import { runAttacks, type Report } from './run-attacks'
import { startTarget, type Target } from './target'
import { themes } from './themes'

const chosen = themes.flatMap((theme): Theme[] => {
  if (theme.name !== (process.env.THEME ?? theme.name)) return []
  if (isDeep || theme.inNpmTest === 'all') return [theme]
  if (theme.inNpmTest === 'nothing') return []
  return [{ ...theme, attacks: sample(theme.attacks, 12, ({ isInSample = false }) => isInSample) }]
})

let target: Target
let report: Report

beforeAll(async () => {
  target = await startTarget()
  report = await runAttacks(target, chosen)
}, 600_000)
afterAll(() => target.stop())

describe.each(chosen)('$name', ({ name: theme, attacks }) => {
  test('each attack has a name of its own', () => {
    expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length)
  })

  test.each(attacks)('$name', ({ name }) => {
    const outcome = report.outcomes.find((tried) => tried.theme === theme && tried.attack === name)
    expect(outcome?.faults).toEqual([])
  })

  test('no row changed that should not', () => {
    const names = new Set(attacks.map(({ name }) => name))
    expect(report.outcomes.filter((tried) => tried.theme === theme && !names.has(tried.attack))).toEqual([])
  })
})

test('the process lives, its memory and its files are as before, and its log tells nothing of anybody', () => {
  expect(report.aftermath.faults).toEqual([])
  expect(report.aftermath.after !== undefined).toBe(hasFigures)
})
