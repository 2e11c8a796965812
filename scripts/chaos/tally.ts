/** What a drill counts, and how it ends. */
export interface DrillOptions {
  rounds: number
  /** For a person at the terminal; a test leaves it out. */
  report?: ((line: string) => void) | undefined
}

export interface DrillResult {
  drill: string
  rounds: number
  /** Writes that the site has answered with success. */
  acknowledged: number
  /** What was acknowledged and is not there. */
  losses: readonly string[]
  /** Whatever else should not have happened. */
  unexpected: readonly string[]
  /** What was measured on the way. */
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

  /** `what` is what should have been. */
  expect(isSo: boolean, what: string): void {
    if (!isSo) this.unexpected.push(what)
  }

  note(name: string, value: number | string): void {
    this.#figures[name] = value
  }

  /** Keeps the largest value. */
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
