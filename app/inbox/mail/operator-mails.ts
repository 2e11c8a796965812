/** The mails to operators that no single quote or message causes. */
import type { InboxTab } from '~/inbox/entries/inbox'
import { countEntries } from '~/inbox/entries/inbox-messages'
import { referenceOf } from '~/inbox/entries/reference'
import { longDate, longDateTime, timeOfDay } from '~/lib/date-and-time'
import { listAddress } from '~/lib/list-query'
import { countOf } from '~/lib/text'
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

interface Digest {
  tab: InboxTab
  since: Date
  now: Date
  /** Unknown while it waits. */
  count?: number
}

/** Tells of several entries in one mail. Names nobody, so that erasing a person need not find it. */
export function digestMail({ tab, since, now, count }: Digest, site: Site) {
  const [day, today] = [since, now].map((time) => longDate(time.toISOString(), site.timeZone))
  const toWords = day === today ? timeOfDay : longDateTime
  const sinceWords = `since ${toWords(since.toISOString(), site.timeZone)}`
  const counted = count === undefined ? undefined : countOf(count, `more ${digestNouns[tab]}`)
  return composeMail({
    subject: subjectLine(`${counted ?? `More ${digestNouns[tab]}s`} ${sinceWords}`),
    blocks: [
      {
        text:
          counted === undefined
            ? 'This mail counts them when it leaves.'
            : `${counted} came in ${sinceWords} and ${count === 1 ? 'has' : 'have'} no answer yet.`,
      },
      { link: { label: 'Open the inbox', href: site.url + tabPath(tab) } },
    ],
    footer:
      `${site.name}\n${site.url}\n\nMany came in at once, so one mail an hour tells you about all of them. ` +
      `Change the limit under ${site.url}${mailPath}.`,
  })
}

const digestNouns = { quotes: 'request', contacts: 'message' } as const satisfies Record<InboxTab, string>

interface DailyList {
  overdue: Readonly<Record<InboxTab, OverdueEntries>>
  /** The number of entries held back as spam since the last list. */
  suspected: Readonly<Record<InboxTab, number>>
}

export function dailyList({ overdue, suspected }: DailyList, site: Site) {
  const late = tabs.filter((tab) => overdue[tab].count > 0)
  const counts = late.map((tab) => countEntries(tab, overdue[tab].count)).join(' and ')
  const heldCounts = countHeld(suspected)
  const subjects = [...(counts ? [`overdue: ${counts}`] : []), ...(heldCounts ? [`spam: ${heldCounts}`] : [])]
  const intro = `${counts} came in more than ${site.timeToAnswer} ago and have no answer yet. The oldest come first.`
  return composeMail({
    subject: subjectLine(subjects.join('; ').replace(/^./, (letter) => letter.toUpperCase())),
    blocks: [
      ...(counts ? [{ text: intro }] : []),
      ...late.flatMap((tab) => overdueBlocks(tab, overdue[tab], site)),
      ...(heldCounts ? suspectedBlocks(suspected, site) : []),
    ],
    footer: `${site.name}\n${site.url}\n\nYou get this list at most once a day. Change the hour under ${site.url}${mailPath}.`,
  })
}

const tabs = ['quotes', 'contacts'] as const

function suspectedBlocks(suspected: DailyList['suspected'], site: Site): MailBlock[] {
  const text =
    `${countHeld(suspected)} ${suspected.quotes + suspected.contacts === 1 ? 'was' : 'were'} marked as spam since the last list, without a notice or a receipt. ` +
    'Once in a while the mark is wrong, so look at them.'
  const links = tabs.flatMap((tab) => {
    if (suspected[tab] === 0) return []
    const href = site.url + listAddress(tabPath(tab), { show: 'suspected', search: '' })
    return [{ link: { label: `${headings[tab]} marked as spam`, href } }]
  })
  return [{ heading: 'Spam' }, { text }, ...links]
}

function countHeld(suspected: DailyList['suspected']): string {
  const held = tabs.filter((tab) => suspected[tab] > 0)
  return held.map((tab) => countEntries(tab, suspected[tab])).join(' and ')
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
