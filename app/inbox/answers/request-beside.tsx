import { LocalTime } from '~/components/ui/local-time'
import { FoldedText } from '~/inbox/entries/folded-text'
import type { InboxEntry, InboxTab } from '~/inbox/entries/inbox'

/** What the customer sent, next to the form that answers it; on a phone a line above it, which opens. */
export function RequestBeside({ tab, entry }: { tab: InboxTab; entry: InboxEntry }) {
  const title = tab === 'quotes' ? 'The request' : 'The message'
  return (
    <details className="wide-open h-fit min-w-0 rounded-field border border-hairline bg-card px-4 py-2 wrap-anywhere lg:col-start-2">
      <summary className="min-h-7 font-sans font-semibold">
        {title}: <span className="font-normal">{entry.summary}</span>
      </summary>
      <p className="font-sans font-semibold max-sm:hidden">{title}</p>
      <dl className="mt-2 space-y-3 pb-2 text-base">
        {entry.details.map(({ label, value, kind }) => (
          <div key={label}>
            <dt className="font-sans font-semibold text-soft">{label}</dt>
            <dd className="whitespace-pre-wrap">
              {kind === 'text' ? <FoldedText text={value} /> : value || 'None given'}
            </dd>
          </div>
        ))}
        <div>
          <dt className="font-sans font-semibold text-soft">Received</dt>
          <dd>
            <LocalTime at={entry.createdAt} />
          </dd>
        </div>
      </dl>
    </details>
  )
}
