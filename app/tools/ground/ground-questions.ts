/** The page asks when a point is not where the visitor seems to hunt. Each answer changes the address. */
import type { GroundParameter } from './ground'

export interface GroundQuestion {
  text: string
  answers: readonly GroundAnswer[]
}

interface GroundAnswer {
  label: string
  /** An empty text removes the parameter. */
  changes: Readonly<Partial<Record<GroundParameter, string>>>
}

export function withAnswer(query: URLSearchParams, { changes }: GroundAnswer): URLSearchParams {
  const answered = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') answered.delete(name)
    else answered.set(name, value)
  }
  return answered
}
