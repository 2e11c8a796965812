import { withoutPassword } from '~/lib/without-password'

/** One line for the operator. */
export class DatabaseOpenError extends Error {
  constructor(name: string, problem: string, options?: ErrorOptions) {
    super(`Database ${withoutPassword(name)}: ${problem}`, options)
    this.name = 'DatabaseOpenError'
  }
}
