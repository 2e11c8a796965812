import type { Facts } from './facts'

export interface Rule {
  id: string
  level: 'error' | 'warning'
  /** One line; undefined if fine. */
  check: (facts: Facts) => string | undefined
  remedy: string | ((facts: Facts) => string)
}

export interface Finding {
  id: string
  level: Rule['level']
  problem: string
  remedy: string
}

export function findingsOf(rules: readonly Rule[], facts: Facts): Finding[] {
  const findings = rules.flatMap(({ id, level, check, remedy }) => {
    const problem = check(facts)
    return problem === undefined
      ? []
      : [{ id, level, problem, remedy: typeof remedy === 'string' ? remedy : remedy(facts) }]
  })
  return [...findings.filter(({ level }) => level === 'error'), ...findings.filter(({ level }) => level === 'warning')]
}
