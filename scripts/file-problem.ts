import { fileProblem } from '~db/file-problem'
import { PlainError } from './plain-command'

/** A PlainError if the operator can fix it, else the error itself. */
export function toPlainError(what: string, error: unknown): unknown {
  const problem = fileProblem(error)
  return problem === undefined ? error : new PlainError(`${what}: ${problem}`, { cause: error })
}
