/**
 * Adds up what the steps of `npm test` report. A step that says it failed, or that ran nothing, counts as a failure
 * even where its report names none: no green line without tests behind it.
 */

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, seconds: number, counts: Counts, note?: string | undefined }} StepResult
 */

/** A step without tests of its own (a check of style or types) counts as one test.
 * @param {number} code the exit code
 * @returns {Counts}
 */
export function countStaticStep(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * @param {number} code the runner's exit code
 * @param {Counts | undefined} reported undefined when it left no report that can be read
 * @returns {{ counts: Counts, note?: string }}
 */
export function countRunner(code, reported) {
  if (!reported) return { counts: { passed: 0, failed: 1, skipped: 0 }, note: 'left no report' }
  if (reported.passed + reported.failed === 0) return { counts: { ...reported, failed: 1 }, note: 'executed no test' }
  if (code !== 0 && reported.failed === 0) {
    return { counts: { ...reported, failed: 1 }, note: `ended with exit code ${code}` }
  }
  return { counts: reported }
}

/**
 * Vitest's JSON report. A file that fails before its first test (a broken import) has no failed test in it.
 * @param {unknown} report
 * @returns {Counts}
 */
export function readVitestReport(report) {
  const brokenFiles = listAt(report, 'testResults').filter(
    (file) => valueAt(file, 'status') === 'failed' && !listAt(file, 'assertionResults').some(hasFailed),
  )
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + brokenFiles.length,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  }
}

/**
 * Playwright's JSON report. `errors` are those outside any test, such as a server that does not start; a test that
 * passes only now and then has failed.
 * @param {unknown} report
 * @returns {Counts}
 */
export function readPlaywrightReport(report) {
  const stats = valueAt(report, 'stats')
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + listAt(report, 'errors').length,
    skipped: numberAt(stats, 'skipped'),
  }
}

/**
 * @param {readonly StepResult[]} results
 * @returns {Counts}
 */
export function addUp(results) {
  return results.reduce(
    (sum, { counts }) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** @param {Counts} counts */
export function sayCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {readonly StepResult[]} results */
export function formatTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  return results
    .map(({ name, seconds, counts, note }) => {
      const columns = [name.padEnd(width), `${seconds.toFixed(1).padStart(6)} s`, sayCounts(counts)]
      return columns.join('  ') + (note === undefined ? '' : ` (${note})`)
    })
    .join('\n')
}

/** @param {unknown} assertion */
function hasFailed(assertion) {
  return valueAt(assertion, 'status') === 'failed'
}

/**
 * @param {unknown} object
 * @param {string} key
 * @returns {unknown}
 */
function valueAt(object, key) {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined
}

/**
 * @param {unknown} object
 * @param {string} key
 */
function numberAt(object, key) {
  const value = valueAt(object, key)
  return typeof value === 'number' ? value : 0
}

/**
 * @param {unknown} object
 * @param {string} key
 * @returns {readonly unknown[]}
 */
function listAt(object, key) {
  const value = valueAt(object, key)
  return Array.isArray(value) ? value : []
}
