/** Everything that lets somebody in, by its table. All of it ends together: see db/credentials.server.ts. */
import { nameList } from './name-list'
import { countOf } from './text'

interface Credential {
  noun: string
  /** An operator made it for a script or for somebody else, and may want to keep it. */
  isMade: boolean
}

export const credentials = {
  pendingSecondFactors: { noun: 'unfinished second factor', isMade: false },
  loginTickets: { noun: 'unfinished login', isMade: false },
  sessions: { noun: 'session', isMade: false },
  apiTokens: { noun: 'API token', isMade: true },
  invitations: { noun: 'open invitation', isMade: true },
  previewLinks: { noun: 'preview link', isMade: true },
} as const satisfies Record<string, Credential>

export type CredentialName = keyof typeof credentials
export type CredentialCounts = Readonly<Partial<Record<CredentialName, number>>>

export const credentialNames = [
  'pendingSecondFactors',
  'loginTickets',
  'sessions',
  'apiTokens',
  'invitations',
  'previewLinks',
] as const satisfies readonly CredentialName[]

export const heldCredentials = credentialNames.filter((name) => !credentials[name].isMade)
export const madeCredentials = credentialNames.filter((name) => credentials[name].isMade)

/** Returns a text such as "2 sessions and 1 API token", which is empty if there are none. */
export function credentialList(counts: CredentialCounts, names: readonly CredentialName[] = credentialNames): string {
  return nameList(
    names.flatMap((name) => {
      const count = counts[name] ?? 0
      return count === 0 ? [] : [countOf(count, credentials[name].noun)]
    }),
  )
}

/** Returns "Ended: 2 sessions and 1 API token.", or `ifNone`. */
export function endedText(ended: CredentialCounts, ifNone = ''): string {
  const list = credentialList(ended)
  return list === '' ? ifNone : `Ended: ${list}.`
}

/** The box of a form that also ends what the operator made; without it, that stays. */
export const alsoMadeField = 'alsoMade'
