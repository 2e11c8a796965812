import { createContext, useContext } from 'react'
import { mayDiscard, type OperatorRole } from '~/lib/roles'
import { mayOpen } from './owner-pages'

export const OperatorContext = createContext<{ operatorId: number; role: OperatorRole }>({
  operatorId: 0,
  role: 'editor',
})

export function useMayOpen(): (address: string) => boolean {
  const { role } = useContext(OperatorContext)
  return (address) => mayOpen(role, address)
}

export function useMayDiscard(): (written: { operatorId: number | null }) => boolean {
  const operator = useContext(OperatorContext)
  return (written) => mayDiscard(operator, written)
}
