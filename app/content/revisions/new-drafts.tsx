/** Lists the drafts of records that do not exist yet, below a list of records. */
import { useMayDiscard } from '~/components/layout/operator-context'
import { useSite } from '~/components/layout/site-context'
import { buttonClass, ButtonLink } from '~/components/ui/button'
import { longDateTime } from '~/lib/date-and-time'
import { draftDeletePath, newPath, withDraft, type RecordTab } from '~/paths'
import { draftDays, type DraftEntry } from './drafts'

export function NewDrafts({ drafts, tab }: { drafts: readonly DraftEntry[]; tab: RecordTab }) {
  const { timeZone } = useSite()
  const mayDiscard = useMayDiscard()
  if (drafts.length === 0) return null
  return (
    <section
      aria-labelledby="new-drafts"
      className="mt-8 rounded-field border-l-8 border-bark bg-panel px-4 py-3 sm:px-5"
    >
      <h2 id="new-drafts" className="text-lg">
        Drafts of new records
      </h2>
      <ul className="mt-1 divide-y divide-hairline">
        {drafts.map(({ id, name, savedAt, savedBy, operatorId }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
            <p className="min-w-0 wrap-anywhere">
              <strong>{name ?? 'Without a name'}</strong>: draft by {savedBy},{' '}
              <time dateTime={savedAt}>{longDateTime(savedAt, timeZone)}</time>
            </p>
            <p className="flex flex-wrap gap-3">
              <a href={withDraft(newPath(tab), id)} className={buttonClass('primary')}>
                Continue<span className="sr-only"> with {name ?? 'the draft without a name'}</span>
              </a>
              {mayDiscard({ operatorId }) ? (
                <ButtonLink to={draftDeletePath(id)} preventScrollReset look="secondary">
                  Discard<span className="sr-only"> {name ?? 'the draft without a name'}</span>
                </ButtonLink>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-1 font-sans text-base text-soft">
        Only operators see drafts. One that nobody touches for {draftDays} days is deleted.
      </p>
    </section>
  )
}
