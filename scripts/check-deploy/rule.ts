import type { Rule } from '~/dashboard/go-live/rules'
import type { Facts } from './facts'

export type DeployRule = Rule<Facts>

export interface Finding extends Pick<DeployRule, 'id' | 'level' | 'to'> {
  problem: string
  remedy: string
}

export function findingsOf(rules: readonly DeployRule[], facts: Facts): Finding[] {
  const findings = rules.flatMap(({ id, level, check, remedy, to }): Finding[] => {
    const problem = check(facts)
    if (problem === undefined) return []
    return [{ id, level, problem, remedy: typeof remedy === 'string' ? remedy : remedy(facts), ...(to && { to }) }]
  })
  return [...findings.filter(({ level }) => level === 'error'), ...findings.filter(({ level }) => level === 'warning')]
}
