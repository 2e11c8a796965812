/** The words of the Operators page. */
import {
  credentialList,
  endedText,
  heldCredentials,
  type CredentialCounts,
  type CredentialName,
} from '~/lib/credentials'
import { roleWords, type OperatorAccount, type OperatorRole } from '~/lib/roles'
import type { Message } from '~/lib/messages'

/** Each of these changes has a page that asks. */
const operatorQuestions = ['role', 'sessions', 'remove'] as const
export type OperatorQuestionName = (typeof operatorQuestions)[number]

export function toQuestionName(path: string): OperatorQuestionName | undefined {
  return operatorQuestions.find((name) => path.endsWith(`/${name}`))
}

export const questionIntents = {
  role: 'set-role',
  sessions: 'end-sessions',
  remove: 'remove-operator',
} as const satisfies Record<OperatorQuestionName, string>

export const operatorPageMessages = {
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  failed: { title: 'Error', description: 'This could not be stored. Please try again.' },
  nameMissing: 'Please type a name.',
  roleMissing: 'Please choose a role.',
  emailWrong: 'Enter an email address in the correct format, like name@example.com',
  passwordMissing: 'Please type your password.',
  passwordWrong: 'This is not your password.',
  confirmMissing: 'Please mark this to remove your own account.',
  tooMany: { title: 'Error', description: 'Too many wrong passwords. Please try again later.' },
  loggedInAgain: {
    title: 'Please try once more',
    description: 'You have logged in again meanwhile. Passwords are not kept, so nothing was changed.',
  },
  notFound: { title: 'Operator Not Found', message: 'There is no such operator. Somebody may have removed them.' },
  noInvitation: { title: 'Error', description: 'This invitation is gone: it was used, withdrawn, or has ended.' },
  unknown: { title: 'Unknown request', message: 'Please go back, reload the page and try again.' },
} as const

export function otherRole(role: OperatorRole): OperatorRole {
  return role === 'owner' ? 'editor' : 'owner'
}

function oneOf(role: OperatorRole): string {
  return role === 'owner' ? 'an owner' : 'an editor'
}

interface QuestionWords {
  title: string
  text: string
  button: { label: string; pendingLabel: string; look: 'primary' | 'danger' }
}

export function questionWords(
  name: OperatorQuestionName,
  { username, role }: Pick<OperatorAccount, 'username' | 'role'>,
  { isSelf, open }: { isSelf: boolean; open: CredentialCounts },
): QuestionWords {
  const list = credentialList(open)
  if (name === 'role') {
    const next = otherRole(role)
    const self = `You can’t open this page any more then, nor any other that only owners may. Another owner can make you an owner again.`
    const change = isSelf ? self : `${roleWords[next].label}: ${roleWords[next].hint} It counts at once.`
    const text = list === '' ? change : `${change} These end: ${list}.`
    const label = next === 'owner' ? 'Make Owner' : 'Make Editor'
    const title = isSelf ? `Become ${oneOf(next)}?` : `Make ${username} ${oneOf(next)}?`
    return { title, text, button: { label, pendingLabel: 'Changing...', look: 'primary' } }
  }
  if (name === 'sessions') {
    const held = credentialList(open, heldCredentials)
    return {
      title: `End the sessions of ${username}?`,
      text: `${held === '' ? 'No session is open now.' : `These end at once: ${held}.`} What was typed and not saved there can still be saved after a new login.`,
      button: { label: 'End Sessions', pendingLabel: 'Ending...', look: 'danger' },
    }
  }
  const ends = list === '' ? '' : ` These end: ${list}.`
  const kept = `${ends} The name stays in the activity list, in notes, and in versions.`
  return {
    title: isSelf ? 'Remove your own account?' : `Remove ${username}?`,
    text: isSelf
      ? `You are logged out everywhere at once and can’t log in again.${kept}`
      : `${username} is logged out everywhere at once and can’t log in again.${kept}`,
    button: { label: 'Remove', pendingLabel: 'Removing...', look: 'danger' },
  }
}

export function roleSetMessage(username: string, role: OperatorRole, ended: CredentialCounts): Message {
  return { title: 'Role Changed', description: withEnded(`${username} is ${oneOf(role)} now.`, ended) }
}

export function sessionsEndedFor(username: string, ended: CredentialCounts): Message {
  const list = credentialList(ended)
  return { title: 'Sessions Ended', description: `${username}: ${list === '' ? 'nothing was open' : `${list} ended`}.` }
}

export function secondFactorRuleMessage(isNeeded: boolean, ended: readonly CredentialCounts[] = []): Message {
  if (!isNeeded) {
    return { title: 'No Second Factor Needed', description: 'Each owner may choose whether to have one.' }
  }
  const count = (name: CredentialName) => ended.reduce((sum, counts) => sum + (counts[name] ?? 0), 0)
  const total = { invitations: count('invitations'), previewLinks: count('previewLinks') }
  const needed = 'An owner without one sets it up before anything else, and their tokens wait for that.'
  return { title: 'Owners Need a Second Factor', description: withEnded(needed, total) }
}

export function removedMessage(username: string, ended: CredentialCounts): Message {
  return { title: 'Operator Removed', description: withEnded(`${username} can no longer log in.`, ended) }
}

function withEnded(text: string, ended: CredentialCounts): string {
  return `${text} ${endedText(ended)}`.trimEnd()
}

export function withdrawnMessage(name: string): Message {
  return { title: 'Invitation Withdrawn', description: `The link for ${name} no longer works.` }
}
