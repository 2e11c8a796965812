/** Sends one mail at a time by SMTP. Only a site with mail loads this module, because its package is large. */
import { createTransport } from 'nodemailer'
import { env } from '~/server/env.server'
import { loadSharp } from '~/server/sharp.server'
import { markCid, markSvg } from './mail-body'
import { transportUrl } from './smtp-url'
import { toWords, type SendMail } from './smtp-failure'

/** Milliseconds. A server may take a while to check a message; RFC 5321 asks for more patience than a claim has. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000, dnsTimeout: 5_000 }

/**
 * One connection serves mails that follow each other. Nodemailer sends one again by itself only if the server cut an
 * idle connection and nothing of it was read.
 */
const pool = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 5_000 } as const

/** The picture goes with the mail, since mail programs load nothing from the web. */
async function markPicture() {
  const content = await (
    await loadSharp()
  )(Buffer.from(markSvg(96)))
    .png()
    .toBuffer()
  return { filename: 'mark.png', content, cid: markCid, contentDisposition: 'inline' as const }
}

/** `findName` reads the name that a mail comes from. */
export function smtpSender(url: string, findName: () => Promise<string>): SendMail {
  const transport = createTransport({
    ...pool,
    ...timeouts,
    url: transportUrl(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, signal) => {
    const from = env().MAIL_FROM
    const { response } = await transport.sendMail({
      signal,
      envelope: { from, to: [mail.recipient] },
      from: { name: await findName(), address: from },
      to: { name: '', address: mail.recipient },
      ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
      messageId: `<${mail.messageId}>`,
      ...(mail.inReplyTo === null ? {} : { inReplyTo: `<${mail.inReplyTo}>`, references: `<${mail.inReplyTo}>` }),
      date: new Date(mail.createdAt),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.html.includes(`cid:${markCid}`) ? { attachments: [await markPicture()] } : {}),
      headers: mail.kind === 'answer' ? {} : { 'Auto-Submitted': 'auto-generated' },
    })
    return toWords(response)
  }
}
