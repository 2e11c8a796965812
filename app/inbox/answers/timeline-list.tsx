import type { ReactNode } from 'react'
import { useMayDiscard } from '~/components/layout/operator-context'
import { LocalTime } from '~/components/ui/local-time'
import { SiteLink } from '~/components/ui/site-link'
import type { InboxTab } from '~/inbox/entries/inbox'
import { withListBack } from '~/lib/list-back'
import { noteDeletePath, oneMailPath, quoteSheetPath } from '~/paths'
import { PriceTable } from './price-table'
import type { MailOutcome, TimelineItem } from './timeline'

interface TimelineProps {
  tab: InboxTab
  id: number
  items: readonly TimelineItem[]
  /** The list to go back to. */
  list: string
}

export function Timeline({ tab, id, items, list }: TimelineProps) {
  return (
    <section aria-labelledby="timeline" className="mt-10 max-w-4xl">
      <h2 id="timeline">Timeline</h2>
      <ol className="mt-3 border-l-4 border-hairline">
        {items.map((item, index) => (
          <li key={index} className="px-4 py-2 wrap-anywhere">
            <Item item={item} />
            {item.note ? (
              <Note note={item.note} deletePath={withListBack(noteDeletePath(tab, id, item.note.id), list)} />
            ) : null}
            {item.question === undefined ? null : (
              <Framed>
                <p className="whitespace-pre-wrap">{item.question}</p>
              </Framed>
            )}
            {item.answer ? (
              <Answer answer={item.answer} sheet={tab === 'quotes' ? quoteSheetPath(id, item.answer.id) : null} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Item({ item: { at, by, text, mail } }: { item: TimelineItem }) {
  return (
    <>
      <p>
        {by === undefined ? null : <strong>{by} </strong>}
        {text} {mail ? <Outcome mail={mail} /> : null}
      </p>
      <p className="font-sans text-base text-soft">
        <LocalTime at={at} />
      </p>
    </>
  )
}

function Outcome({ mail: { id, state, sentAt, response } }: { mail: MailOutcome }) {
  if (state === 'waiting') {
    return (
      <>
        It is <SiteLink to={oneMailPath(id)}>waiting to be sent</SiteLink>
        {response === null ? '.' : `; last try: ${response}`}
      </>
    )
  }
  if (state === 'sent') {
    return (
      <>
        It was sent
        {sentAt !== null && (
          <>
            {' '}
            on <LocalTime at={sentAt} />
          </>
        )}
        .
      </>
    )
  }
  return (
    <span className="font-semibold text-danger">
      It was not sent: {response ?? 'the mail server gave no reason'}.{' '}
      <SiteLink to={oneMailPath(id)}>Send it again</SiteLink>
    </span>
  )
}

function Note({ note, deletePath }: { note: NonNullable<TimelineItem['note']>; deletePath: string }) {
  const mayDiscard = useMayDiscard()
  return (
    <Framed>
      <p className="whitespace-pre-wrap">{note.text}</p>
      {mayDiscard(note) ? (
        <p className="no-print mt-1 font-sans text-base">
          <SiteLink to={deletePath} preventScrollReset className="inline-flex min-h-7 items-center">
            {note.isReply ? 'Delete reply' : 'Delete note'}
          </SiteLink>
        </p>
      ) : null}
    </Framed>
  )
}

function Answer({ answer, sheet }: { answer: NonNullable<TimelineItem['answer']>; sheet: string | null }) {
  const { recipient, subject, text, prices } = answer.content
  return (
    <details className="mt-1">
      <summary className="min-h-7 font-sans font-semibold">{subject}</summary>
      <Framed>
        <p className="font-sans text-base text-soft">To {recipient}</p>
        <p className="mt-2 whitespace-pre-wrap">{text}</p>
        {prices ? (
          <div className="mt-4">
            <PriceTable prices={prices} label={`Prices: ${subject}`} />
          </div>
        ) : null}
        {prices && sheet !== null ? (
          <p className="no-print mt-2 font-sans">
            <SiteLink to={sheet} className="inline-flex min-h-7 items-center">
              Quote sheet to print
            </SiteLink>
          </p>
        ) : null}
      </Framed>
    </details>
  )
}

function Framed({ children }: { children: ReactNode }) {
  return <div className="mt-2 rounded-field border border-hairline bg-card p-4">{children}</div>
}
