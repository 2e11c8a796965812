import { subjectLine } from '~/inbox/mail/entry-mails'
import { composeMail } from '~/inbox/mail/mail-body'
import { longDateTime } from '~/lib/date-and-time'
import type { OperatorRole } from '~/lib/roles'
import type { Site } from '~/site'

interface InvitationMail {
  name: string
  role: OperatorRole
  invitedBy: string
  link: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

export function invitationMail({ name, role, invitedBy, link, expiresAt }: InvitationMail, site: Site) {
  return composeMail({
    subject: subjectLine(`Your invitation to ${site.name}`),
    blocks: [
      { text: `Hello ${name},` },
      {
        text: `${invitedBy} invites you to the dashboard of ${site.name}, as ${role === 'owner' ? 'an owner' : 'an editor'}.`,
      },
      { link: { label: 'Choose a username and a password', href: link } },
      {
        text: `The link works once, until ${longDateTime(expiresAt, site.timeZone)}. Whoever has it can use it, so please don’t pass this mail on.`,
      },
    ],
    footer: `${site.name}\n${site.url}`,
  })
}
