import { createContext, useContext } from 'react'
import { mayOpen, type OperatorRole } from '~/lib/roles'

export const RoleContext = createContext<OperatorRole>('editor')

/** Whether whoever is logged in may open an address of the dashboard. */
export function useMayOpen(): (address: string) => boolean {
  const role = useContext(RoleContext)
  return (address) => mayOpen(role, address)
}
