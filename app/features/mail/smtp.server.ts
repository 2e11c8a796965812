/** Sends one mail at a time by SMTP, and tells what a refusal means. */
import { createTransport, type NodemailerError } from 'nodemailer'
import { env, site } from '~/server/env.server'
import { cleanLine, truncate } from '~/lib/text'
import type { MailRow } from '~db/tables/mails'

export type OutgoingMail = Pick<
  MailRow,
  'messageId' | 'kind' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'createdAt'
>

/** Returns the mail server's words. @throws what readFailure() takes */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<string>

/** Milliseconds. A server may take a while to check a message; RFC 5321 asks for more patience than a claim has. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 5_000 }

/** A connection for each mail: there are few, and none is left open for a server to cut. */
export function smtpSender(url: string): SendMail {
  const transport = createTransport({ ...timeouts, url, disableFileAccess: true, disableUrlAccess: true })
  return async (mail, signal) => {
    const from = env().MAIL_FROM
    const { response } = await transport.sendMail({
      signal,
      envelope: { from, to: [mail.recipient] },
      from: { name: site().name, address: from },
      to: { name: '', address: mail.recipient },
      ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      messageId: `<${mail.messageId}>`,
      date: new Date(mail.createdAt),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: mail.kind === 'answer' ? {} : { 'Auto-Submitted': 'auto-generated' },
    })
    return toWords(response)
  }
}

export interface Failure {
  /** Of this mail for good, of this mail for now, or of anything that is sent now. */
  of: 'mail' | 'attempt' | 'connection'
  words: string
}

export function readFailure(error: unknown): Failure {
  if (!isSmtpError(error)) return { of: 'connection', words: toWords(error instanceof Error ? error.message : '') }
  const { code, command, response, responseCode = 0, message } = error
  const words = toWords(response ?? message)
  if (code === 'EAUTH') return { of: 'connection', words: `The mail server refused the login: ${words}` }
  if (command === 'MAIL FROM') return { of: 'connection', words: `The mail server refused the sender: ${words}` }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    const isFinal = command === 'API' || (responseCode >= 500 && responseCode !== 503)
    if (responseCode !== 421) return { of: isFinal ? 'mail' : 'attempt', words }
  }
  return { of: 'connection', words: response === undefined ? `No answer from the mail server: ${words}` : words }
}

function isSmtpError(error: unknown): error is NodemailerError {
  return error instanceof Error && 'code' in error
}

function toWords(text: string): string {
  const words = truncate(cleanLine(text), 1900)
  return words === '' ? '(no words)' : words
}
