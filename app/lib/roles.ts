/** The routes enforce what an editor may not do: see requireOwner() and enterDashboard(). */
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

export const needsSecondFactorMessage = 'Owners need a second factor here. Set yours up on the Security page first.'

interface WhoOperates {
  operatorId: number
  role: OperatorRole
}

/** Only the author or an owner may discard a note or a draft, because no bin holds it. */
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
  createdAt: string
  /** The time is null if the operator has not logged in since the last password change. */
  lastLoginAt: string | null
  openSessions: number
  hasSecondFactor: boolean
}
