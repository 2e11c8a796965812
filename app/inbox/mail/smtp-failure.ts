/** Tells what a mail server’s refusal means for the mail, and in which words an operator reads it. */
import { cleanLine, truncate } from '~/lib/text'

/** Columns of the outbox. */
interface OutgoingMail {
  messageId: string
  kind: string
  recipient: string
  replyTo: string | null
  inReplyTo: string | null
  subject: string
  text: string
  html: string
  createdAt: string
}

/** Returns the mail server's words. @throws errors that readFailure() can read */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<string>

export interface Failure {
  /** What the failure ends: this mail for good, this attempt, or everything sent over the connection. */
  of: 'mail' | 'attempt' | 'connection'
  words: string
}

export function readFailure(error: unknown): Failure {
  if (!isSmtpError(error)) return { of: 'connection', words: toWords(error instanceof Error ? error.message : '') }
  const { code, command, response, responseCode = 0, message } = error
  const words = toWords(response ?? message)
  if (code === 'EAUTH') return { of: 'connection', words: `The mail server refused the login: ${words}` }
  if (code === 'ETLS') {
    return { of: 'connection', words: `The mail server offers no encryption (STARTTLS), so nothing was sent: ${words}` }
  }
  if (command === 'MAIL FROM') return { of: 'connection', words: `The mail server refused the sender: ${words}` }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    const isFinal = command === 'API' || (responseCode >= 500 && responseCode !== 503)
    if (responseCode !== 421) return { of: isFinal ? 'mail' : 'attempt', words }
  }
  return { of: 'connection', words: response === undefined ? `No answer from the mail server: ${words}` : words }
}

/** An error as Nodemailer makes it. */
interface SmtpError extends Error {
  code: unknown
  command?: string
  response?: string
  responseCode?: number
}

function isSmtpError(error: unknown): error is SmtpError {
  return error instanceof Error && 'code' in error
}

export function toWords(text: string): string {
  const words = truncate(cleanLine(text), 1900)
  return words === '' ? '(no words)' : words
}
