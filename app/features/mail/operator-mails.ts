/** The mails to operators that no single quote or message causes. */
import type { InboxTab } from '~/features/inbox/inbox'
import { countEntries } from '~/features/inbox/inbox-messages'
import { referenceOf } from '~/features/inbox/reference'
import { longDateTime } from '~/lib/date-and-time'
import { listAddress } from '~/lib/list-query'
import { entryPath, mailPath, tabPath } from '~/paths'
import type { Site } from '~/site'
import { composeMail, type MailBlock } from './mail-body'
import { subjectLine } from './entry-mails'

export interface OverdueEntry {
  id: number
  sender: string
  /** ISO 8601, UTC. */
  createdAt: string
}

/** The oldest ones, and how many there are in all. */
export interface OverdueEntries {
  count: number
  oldest: readonly OverdueEntry[]
}

/** Once a day. */
export function overdueMail(overdue: Readonly<Record<InboxTab, OverdueEntries>>, site: Site) {
  const tabs = (['quotes', 'contacts'] as const).filter((tab) => overdue[tab].count > 0)
  const counts = tabs.map((tab) => countEntries(tab, overdue[tab].count)).join(' and ')
  return composeMail({
    subject: subjectLine(`Overdue: ${counts}`),
    blocks: [
      { text: `${counts} came in more than 24 hours ago and have no answer yet. The oldest come first.` },
      ...tabs.flatMap((tab) => overdueBlocks(tab, overdue[tab], site)),
    ],
    footer: `${site.name}\n${site.url}\n\nYou get this list once a day while something is overdue. Change the hour under ${site.url}${mailPath}.`,
  })
}

const headings = { quotes: 'Quote requests', contacts: 'Messages' } as const satisfies Record<InboxTab, string>

function overdueBlocks(tab: InboxTab, { count, oldest }: OverdueEntries, site: Site): MailBlock[] {
  const entries = oldest.map(({ id, sender, createdAt }): MailBlock => {
    const received = longDateTime(createdAt, site.timeZone)
    const label = `${referenceOf(tab, id)} from ${sender}, received ${received}`
    return { link: { label, href: site.url + entryPath(tab, id) } }
  })
  const all = {
    label: 'All that are overdue',
    href: site.url + listAddress(tabPath(tab), { show: 'overdue', search: '' }),
  }
  return [{ heading: headings[tab] }, ...entries, ...(count > oldest.length ? [{ link: all }] : [])]
}

export function testMail(site: Site) {
  return composeMail({
    subject: subjectLine(`Test mail from ${site.name}`),
    blocks: [
      { text: 'This is a test mail. The mail server took it, so new requests and messages will reach you here.' },
      { link: { label: 'Open the mail page', href: site.url + mailPath } },
    ],
    footer: `${site.name}\n${site.url}`,
  })
}
