/**
 * Returns true if the server has refused a statement. A field shows this, because a site on a file does not load the
 * driver.
 */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error
}

export function isUnavailable(code: string): boolean {
  // Codes of SQL have digits; those of the network have none.
  return /^(?:08|53|57P)/.test(code) || !/\d/.test(code)
}

export function postgresCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (isAnswer(error) || /^E[A-Z]+$/.test(code)) return code
  return /^(?:Connection terminated|Client (?:was closed|has encountered)|timeout exceeded when trying)/.test(
    error.message,
  )
    ? 'no connection'
    : undefined
}

/**
 * Returns true if the lock was taken, the server ended one of two that waited for each other, or a statement took too
 * long.
 */
export function isBusy(error: unknown): boolean {
  return ['55P03', '40P01', '40001', '57014'].includes(postgresCode(error) ?? '')
}

export function writeProblem(code: string): string | undefined {
  if (code === '53100') return 'the disk is full'
  if (code === '25006') return 'the server takes no writes, as one that follows another'
  if (code === '58030') return 'the disk failed'
  if (code.startsWith('53')) return 'the server has no connection or memory left'
  if (isUnavailable(code)) return 'the server does not answer'
  return undefined
}

export function openProblem(error: unknown): string | undefined {
  const code = postgresCode(error)
  if (code === undefined) return undefined
  if (code === '3D000') return 'there is no such database on the server. Create it, with this user as its owner.'
  if (code.startsWith('28')) return 'the server refuses this user or password.'
  if (code === '42501') return 'this user may not create tables there. Make the user the owner of the database.'
  if (code === '0A000') return 'the server lacks the extension pg_trgm. Install its package of additional modules.'
  const problem = writeProblem(code)
  return problem === undefined ? undefined : `${problem} (${code}).`
}
