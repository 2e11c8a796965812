import { endedText, type CredentialCounts } from '~/lib/credentials'
import { operatorMessages } from './operator-messages'

export const codeMessages = {
  missing: 'Please type a code.',
  wrong: 'This code is not right. Please type the one that your app shows now, or a recovery code.',
  used: 'This code has been used. Please wait for the next one of your app, or type another recovery code.',
  limited: 'Too many wrong codes. Please try again later, or type a recovery code.',
  unreadable:
    'The secret of this site (SESSION_SECRET) has changed, so codes of the app cannot be checked. Please type a recovery code.',
} as const

export const securityMessages = {
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  unknown: { title: 'Unknown request', message: 'Please go back, reload the page and try again.' },
  failed: { title: 'Error', description: 'This could not be stored. Please try again.' },
  passwordMissing: 'Please type your password.',
  passwordWrong: 'This is not your password.',
  newPasswordsDiffer: 'This is not the same as the new password. Please type both again.',
  newPasswordIsCurrent: 'Please choose another password than the current one.',
  appCodeWrong: 'This code is not right. Please type the one that your app shows now.',
  tooMany: { title: 'Error', description: 'Too many wrong passwords. Please try again later.' },
  tooManyCodes: { title: 'Error', description: codeMessages.limited },
  setupBegun: {
    title: 'Almost There',
    description: 'Nothing changes before a code of your app has shown that it works.',
  },
  setupCancelled: { title: 'Cancelled', description: 'The second factor stays off. Remove the entry from your app.' },
  setupGone: {
    title: 'Error',
    description: 'The second factor is on already, or this login was shown no QR code. Nothing was changed.',
  },
  codesKept: { title: 'Codes Kept', description: 'Each of them replaces a code of your app, once.' },
  notOn: { title: 'Error', description: 'The second factor is off already. Nothing was changed.' },
  loggedInAgain: {
    title: 'Please try once more',
    description: 'You have logged in again meanwhile. Passwords and codes are not kept, so nothing was changed.',
  },
  needed: {
    title: 'Set Up Your Second Factor',
    description: 'Owners need one here. The rest of the dashboard opens once yours is on.',
  },
  noSession: { title: 'Sessions Ended', description: 'That session had ended already.' },
  tokenNameMissing: 'Name the token after what uses it.',
  rightMissing: 'Choose what the token may do here.',
  noRight: 'A token that may do nothing is of no use.',
  daysMissing: 'Choose how long the token works.',
  tooManyTokens: { title: 'Error', description: 'There are 50 tokens. Revoke one that is not needed any more.' },
  tokenGone: { title: 'Token Revoked', description: 'That token has ended, or was revoked before.' },
  switchedOff: { title: 'Second Factor Off', description: 'A login needs the password alone from now on.' },
} as const

export function passwordChangedMessage(ended: CredentialCounts) {
  return { title: 'Password Changed', description: endedText(ended, nothingEnded) } as const
}

export function accessEndedMessage(ended: CredentialCounts) {
  return { title: 'Sessions Ended', description: endedText(ended, nothingEnded) } as const
}

const nothingEnded = 'There was nothing else to end.'

export function tokenRevokedMessage(name: string) {
  return { title: 'Token Revoked', description: `“${name}” works no more.` } as const
}

const ticketOver = 'The second step took longer than five minutes, or had five wrong codes. Please log in again.'

export function loginFailure(step: string, failed: string): string {
  if (step === 'code') return new Map<string, string>(Object.entries(codeMessages)).get(failed) ?? failed
  if (failed === 'wrong') return operatorMessages.loginFailed.description
  return failed === 'ticket' ? ticketOver : failed
}
