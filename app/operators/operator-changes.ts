/** The words of the Operators page. */
import { roleWords, type OperatorAccount, type OperatorRole } from '~/lib/roles'
import type { Message } from '~/lib/messages'
import { countOf } from '~/lib/text'

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
  { username, role, openSessions }: Pick<OperatorAccount, 'username' | 'role' | 'openSessions'>,
  isSelf: boolean,
): QuestionWords {
  if (name === 'role') {
    const next = otherRole(role)
    const self = `You can’t open this page any more then, nor any other that only owners may. Another owner can make you an owner again.`
    const text = isSelf
      ? self
      : `${roleWords[next].label}: ${roleWords[next].hint} It counts at once, also where ${username} is logged in.`
    const label = next === 'owner' ? 'Make Owner' : 'Make Editor'
    const title = isSelf ? `Become ${oneOf(next)}?` : `Make ${username} ${oneOf(next)}?`
    return { title, text, button: { label, pendingLabel: 'Changing...', look: 'primary' } }
  }
  if (name === 'sessions') {
    const open = openSessions === 1 ? 'The open session ends' : `All ${countOf(openSessions, 'open session')} end`
    return {
      title: `End the sessions of ${username}?`,
      text: `${open} at once. What was typed and not saved there can still be saved after a new login.`,
      button: { label: 'End Sessions', pendingLabel: 'Ending...', look: 'danger' },
    }
  }
  const kept = 'The name stays in the activity list, in notes, and in versions.'
  return {
    title: isSelf ? 'Remove your own account?' : `Remove ${username}?`,
    text: isSelf
      ? `You are logged out everywhere at once and can’t log in again. ${kept}`
      : `${username} is logged out everywhere at once and can’t log in again. ${kept}`,
    button: { label: 'Remove', pendingLabel: 'Removing...', look: 'danger' },
  }
}

export function roleSetMessage(username: string, role: OperatorRole): Message {
  return { title: 'Role Changed', description: `${username} is ${oneOf(role)} now.` }
}

export function sessionsEndedFor(username: string, count: number): Message {
  const ended = count === 0 ? 'No session was open' : `${countOf(count, 'session')} ended`
  return { title: 'Sessions Ended', description: `${username}: ${ended}.` }
}

export function secondFactorRuleMessage(isNeeded: boolean): Message {
  const description = isNeeded
    ? 'An owner without one sets it up before anything else.'
    : 'Each owner may choose whether to have one.'
  return { title: isNeeded ? 'Owners Need a Second Factor' : 'No Second Factor Needed', description }
}

export function removedMessage(username: string): Message {
  return { title: 'Operator Removed', description: `${username} can no longer log in.` }
}

export function withdrawnMessage(name: string): Message {
  return { title: 'Invitation Withdrawn', description: `The link for ${name} no longer works.` }
}
