export interface DrillOptions {
  rounds: number
  /** For a terminal. */
  report?: ((line: string) => void) | undefined
}

export interface DrillResult {
  drill: string
  rounds: number
  /** Writes answered with success. */
  acknowledged: number
  /** Acknowledged, but missing. */
  losses: readonly string[]
  /** Anything else that should not have happened. */
  unexpected: readonly string[]
  /** Measurements. */
  figures: Readonly<Record<string, number | string>>
  seconds: number
}

export class Tally {
  rounds = 0
  acknowledged = 0
  readonly losses: string[] = []
  readonly unexpected: string[] = []
  readonly #figures: Record<string, number | string> = {}
  readonly #startedAt = performance.now()

  constructor(readonly drill: string) {}

  /** `what`: the expectation, for the report. */
  expect(isSo: boolean, what: string): void {
    if (!isSo) this.unexpected.push(what)
  }

  note(name: string, value: number | string): void {
    this.#figures[name] = value
  }

  /** Keeps the largest. */
  noteMost(name: string, value: number): void {
    const known = this.#figures[name]
    if (typeof known !== 'number' || value > known) this.#figures[name] = value
  }

  result(): DrillResult {
    const { drill, rounds, acknowledged, losses, unexpected } = this
    const seconds = (performance.now() - this.#startedAt) / 1000
    return { drill, rounds, acknowledged, losses, unexpected, figures: { ...this.#figures }, seconds }
  }
}

export function hasFailed({ losses, unexpected }: DrillResult): boolean {
  return losses.length + unexpected.length > 0
}
