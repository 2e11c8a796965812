import { createContext, useContext } from 'react'
import { mayDiscard, type OperatorRole } from '~/lib/roles'
import { entryTables } from '~/lib/visibility'
import {
  backupsPath,
  binEmptyPath,
  binPath,
  exportPath,
  keepingRulePath,
  mailSettingsPath,
  operatorsPath,
  peoplePath,
  seedPath,
  settingsPath,
  tabPath,
} from '~/paths'

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

const ownerPaths = [
  operatorsPath,
  backupsPath,
  settingsPath,
  tabPath('seo'),
  peoplePath,
  mailSettingsPath,
  binEmptyPath,
  seedPath,
  keepingRulePath,
]
const ownerFiles = entryTables.flatMap((tab) => [exportPath(tab, 'csv'), exportPath(tab, 'json')])
const deletedForGood = new RegExp(`^${binPath}/\\d+/delete$`)

export function isForOwners(address: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  const isBelow = ownerPaths.some((owned) => path === owned || path.startsWith(`${owned}/`))
  return isBelow || ownerFiles.includes(path) || deletedForGood.test(path)
}

/** An editor does not get links to pages that answer 403. */
export function mayOpen(role: OperatorRole, address: string): boolean {
  return role === 'owner' || !isForOwners(address)
}
