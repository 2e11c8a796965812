/**
 * Jobs that share the machine's cores.
 */

/** What two cores can do. */
const atOnce = 2

/**
 * Runs jobs in their order with two under way. After a failure none begins, and those under way come to their end.
 * @param {readonly (() => Promise<unknown>)[]} jobs
 */
export async function runSome(jobs) {
  const waiting = jobs.values()
  /** @type {unknown[]} */
  const failures = []
  const work = async () => {
    for (const job of waiting) {
      await job().catch((/** @type {unknown} */ error) => failures.push(error))
      if (failures.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failures.length > 0) throw failures[0]
}
