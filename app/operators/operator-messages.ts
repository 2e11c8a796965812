import type { Message } from '~/lib/messages'
import { nameList } from '~/lib/name-list'
import { countOf } from '~/lib/text'
import { securityPath } from '~/paths'

export const operatorMessages = {
  loggedIn: {
    title: 'Welcome to Admin Dashboard',
    description: 'You stay logged in until you close the browser or leave it unused for an hour, for 12 hours at most.',
  },
  loggedOut: { title: 'Logged Out', description: 'You have been logged out.' },
  loggedOutHere: {
    title: 'Logged Out',
    description:
      'The server refuses this session now, but could not store that: after a restart the session would be open again, ' +
      'for 12 hours at most after its login. When the disk has room again, log in and press "End All Other Sessions" ' +
      'on the Security page.',
  },
  loginFailed: { title: 'Login Failed', description: 'Invalid username or password.' },
  noSamples: {
    title: 'No sample data was added',
    description: 'The site has content of your own, so the dashboard no longer adds sample records.',
  },
  clockConfirmed: {
    title: 'Clock Confirmed',
    description: 'Within a minute the site publishes and deletes what is due.',
  },
  clockFailed: { title: 'Error', description: 'The clock was not confirmed. Please try again.' },
  seedFailed: { title: 'Error', description: 'Failed to seed data. Please try again.' },
} as const

/** @param recoveryCodesLeft undefined unless one was used */
export function loggedInMessage(recoveryCodesLeft: number | undefined): Message {
  if (recoveryCodesLeft === undefined) return operatorMessages.loggedIn
  return {
    title: operatorMessages.loggedIn.title,
    description: `You used a recovery code: ${countOf(recoveryCodesLeft, 'code')} left. If your phone is gone, set up the second factor on the new one and make new codes.`,
    link: { to: securityPath, label: 'Security' },
  }
}

interface RecordCounts {
  products: number
  deerTypes: number
  blogPosts: number
}

/** Returns "1 product", "2 deer types"; leaves out zeros. */
export function countedKinds({ products, deerTypes, blogPosts }: RecordCounts): string[] {
  const counts = [
    [products, 'product'],
    [deerTypes, 'deer type'],
    [blogPosts, 'blog post'],
  ] as const
  return counts.flatMap(([count, name]) => (count === 0 ? [] : [`${String(count)} ${name}${count === 1 ? '' : 's'}`]))
}

export function seededMessage(added: RecordCounts) {
  const kinds = countedKinds(added)
  const description = kinds.length === 0 ? 'Nothing was missing.' : `Added: ${nameList(kinds)}.`
  return { title: 'Data Seeded Successfully', description } as const
}

export const invitationMessages = {
  gone: {
    title: 'This Invitation Has Ended',
    message:
      'The link works once, for three days. It was used, withdrawn, or has ended, or a part of it is missing. ' +
      'Please ask for a new one.',
  },
  failed: 'Your account could not be stored. Please try again.',
} as const

export function welcomeMessage(username: string) {
  return {
    title: operatorMessages.loggedIn.title,
    description: `You are logged in as ${username}. Turn on the second factor here: until then the password alone opens your account.`,
  }
}
