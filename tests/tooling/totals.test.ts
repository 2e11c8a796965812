import { describe, expect, test } from 'vitest'
import {
  addUp,
  countRunner,
  countStaticStep,
  formatTable,
  readPlaywrightReport,
  readVitestReport,
  sayCounts,
} from '../../scripts/test/totals.js'

describe("Vitest's report", () => {
  test('is counted test by test', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] }
    expect(readVitestReport(report)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  })

  test('names a file that fails before its first test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    expect(readVitestReport({ numPassedTests: 2, numFailedTests: 1, testResults }).failed).toBe(2)
  })
})

describe("Playwright's report", () => {
  test('counts a flaky test and an error outside any test as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
    expect(readPlaywrightReport({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })
})

describe('a runner', () => {
  const some = { passed: 3, failed: 0, skipped: 0 }

  test('counts as it reports', () => {
    expect(countRunner(0, some)).toEqual({ counts: some })
    expect(countRunner(1, { ...some, failed: 2 })).toEqual({ counts: { ...some, failed: 2 } })
  })

  test('fails without a report', () => {
    expect(countRunner(0, undefined)).toMatchObject({ counts: { failed: 1 }, note: 'left no report' })
  })

  test('fails when it executed no test', () => {
    const nothing = { passed: 0, failed: 0, skipped: 4 }
    expect(countRunner(0, nothing)).toEqual({ counts: { ...nothing, failed: 1 }, note: 'executed no test' })
  })

  test('fails when its exit code says so and its report does not', () => {
    expect(countRunner(1, some)).toEqual({ counts: { ...some, failed: 1 }, note: 'ended with exit code 1' })
  })

  test.each([undefined, null, 'text', [], {}, { stats: 3 }, { testResults: [null] }])(
    'reads nothing into %j',
    (report) => {
      expect(readVitestReport(report)).toEqual({ passed: 0, failed: 0, skipped: 0 })
      expect(readPlaywrightReport(report)).toEqual({ passed: 0, failed: 0, skipped: 0 })
    },
  )
})

describe('the sum', () => {
  const results = [
    { name: 'tsc', seconds: 3.25, counts: countStaticStep(0) },
    { name: 'eslint', seconds: 12, counts: countStaticStep(2) },
    { name: 'vitest', seconds: 4, counts: { passed: 10, failed: 0, skipped: 1 }, note: 'slow' },
  ]

  test('takes a static step as one test', () => {
    expect(addUp(results)).toEqual({ passed: 11, failed: 1, skipped: 1 })
  })

  test('names skipped tests only where there are some', () => {
    expect(sayCounts({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(sayCounts(addUp(results))).toBe('11 passed, 1 failed, 1 skipped')
  })

  test('stands below a table of the steps', () => {
    expect(formatTable(results)).toBe(
      [
        'tsc        3.3 s  1 passed, 0 failed',
        'eslint    12.0 s  0 passed, 1 failed',
        'vitest     4.0 s  10 passed, 0 failed, 1 skipped (slow)',
      ].join('\n'),
    )
  })
})
