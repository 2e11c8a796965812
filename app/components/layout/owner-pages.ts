/** An editor does not get links to these pages, which answer 403. */
import type { OperatorRole } from '~/lib/roles'
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
  settingsPath,
  tabPath,
} from '~/paths'

const ownerPaths = [
  operatorsPath,
  backupsPath,
  settingsPath,
  tabPath('seo'),
  peoplePath,
  mailSettingsPath,
  binEmptyPath,
  keepingRulePath,
]
const ownerFiles = entryTables.flatMap((tab) => [exportPath(tab, 'csv'), exportPath(tab, 'json')])
const deletedForGood = new RegExp(`^${binPath}/\\d+/delete$`)

export function isForOwners(address: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  const isBelow = ownerPaths.some((owned) => path === owned || path.startsWith(`${owned}/`))
  return isBelow || ownerFiles.includes(path) || deletedForGood.test(path)
}

export function mayOpen(role: OperatorRole, address: string): boolean {
  return role === 'owner' || !isForOwners(address)
}
