/** What an editor may not do. The routes enforce it: see requireOwner() and enterDashboard(). */
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

export const operatorRoles = ['owner', 'editor'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export const roleWords = {
  owner: { label: 'Owner', hint: 'Everything, also operators, settings, exports, erasing, and backups.' },
  editor: {
    label: 'Editor',
    hint: 'Quotes, messages, mail, products, species, posts, seasons, and pictures. Nothing else.',
  },
} as const satisfies Record<OperatorRole, { label: string; hint: string }>

export function isOperatorRole(value: unknown): value is OperatorRole {
  return operatorRoles.some((role) => role === value)
}

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
const ownerFiles = (['quotes', 'contacts'] as const).flatMap((tab) => [exportPath(tab, 'csv'), exportPath(tab, 'json')])
const deletedForGood = new RegExp(`^${binPath}/\\d+/delete$`)

/** For links: which pages of the dashboard answer an editor with 403. With or without a query. */
export function isForOwners(address: string): boolean {
  const path = address.replace(/[?#].*$/, '')
  const isBelow = ownerPaths.some((owned) => path === owned || path.startsWith(`${owned}/`))
  return isBelow || ownerFiles.includes(path) || deletedForGood.test(path)
}

/** Whether a link to it helps. */
export function mayOpen(role: OperatorRole, address: string): boolean {
  return role === 'owner' || !isForOwners(address)
}

export const needsSecondFactorMessage = 'Owners need a second factor here. Set yours up on the Security page first.'

interface WhoOperates {
  operatorId: number
  role: OperatorRole
}

/** A note or a draft, which no bin keeps. */
export function mayDiscard({ operatorId, role }: WhoOperates, written: { operatorId: number | null }): boolean {
  return role === 'owner' || written.operatorId === operatorId
}

export const forOwnersTitle = 'Only an Owner Can Do This'

export function forOwnersMessage(owners: readonly string[]): string {
  const who = owners.length === 1 ? 'the owner' : 'an owner'
  return `You are logged in as an editor. Please ask ${who} of this site: ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(owners)}.`
}

export interface OperatorAccount {
  id: number
  username: string
  role: OperatorRole
  /** ISO 8601, UTC. */
  createdAt: string
  /** Null without a login since the last password change. */
  lastLoginAt: string | null
  openSessions: number
  hasSecondFactor: boolean
}
