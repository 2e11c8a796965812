import { EnvError } from '~/server/env.server'
import { fileProblem } from '~db/file-problem'
import { DatabaseOpenError } from '~db/open-error'
import { DatabaseWriteError } from '~db/write-errors.server'

/** The operator can fix the error, so only its message is shown. */
export class PlainError extends Error {}

export async function plainCommand(run: () => Promise<string>): Promise<void> {
  try {
    const text = await run()
    if (text !== '') console.log(text)
  } catch (error) {
    if (!isPlain(error)) throw error
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function isPlain(error: unknown): boolean {
  const isKnown = [PlainError, DatabaseOpenError, DatabaseWriteError, EnvError].some((known) => error instanceof known)
  return isKnown || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
}

/** Returns a PlainError if the operator can fix it, else the error itself. */
export function toPlainError(what: string, error: unknown): unknown {
  const problem = fileProblem(error)
  return problem === undefined ? error : new PlainError(`${what}: ${problem}`, { cause: error })
}
