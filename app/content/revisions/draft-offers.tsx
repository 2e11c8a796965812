import type { ReactNode } from 'react'
import { useMayDiscard } from '~/components/layout/operator-context'
import { useSite } from '~/components/layout/site-context'
import { buttonClass, ButtonLink } from '~/components/ui/button'
import { longDateTime } from '~/lib/date-and-time'
import { withListBack } from '~/lib/list-back'
import { draftDeletePath, withDraft } from '~/paths'
import { draftDays, draftMessages, type DraftChange, type DraftEntry, type DraftOffer } from './drafts'

interface DraftOffersProps {
  drafts: {
    offers: readonly (DraftEntry | DraftOffer)[]
    opened: (Omit<DraftEntry, 'name'> & { isBehind: boolean }) | null
    isGone: boolean
  }
  editor: string
  list: string
}

export function DraftOffers({ drafts: { offers, opened, isGone }, editor, list }: DraftOffersProps) {
  if (offers.length === 0 && !opened && !isGone) return null
  const address = withListBack(editor, list)
  return (
    <section aria-labelledby="drafts" className="mb-10 rounded-field border-l-8 border-bark bg-panel px-4 py-3 sm:px-5">
      <h2 id="drafts" className="text-lg">
        {opened ? 'These changes are not published' : 'There are unpublished changes'}
      </h2>
      {isGone ? (
        <p>
          {draftMessages.gone.title}: {draftMessages.gone.message.replace(/^./, (first) => first.toLowerCase())} Below
          is what is stored.
        </p>
      ) : null}
      {opened ? (
        <>
          <DraftLine draft={opened} isBehind={opened.isBehind} />
          <Buttons draft={opened} list={list}>
            <a href={address} className={buttonClass('secondary')}>
              Open what is stored instead
            </a>
          </Buttons>
        </>
      ) : null}
      {opened && offers.length > 0 ? <p className="mt-4 font-semibold">There are other drafts:</p> : null}
      <ul className="space-y-4">
        {offers.map((draft) => (
          <li key={draft.id}>
            <DraftLine draft={draft} isBehind={'isBehind' in draft && draft.isBehind} />
            {'changes' in draft ? <Changes changes={draft.changes} /> : null}
            <Buttons draft={draft} list={list} of={draft.name}>
              {/* A full page load starts the form with other values. */}
              <a href={withDraft(address, draft.id)} className={buttonClass('primary')}>
                Continue with it
              </a>
            </Buttons>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-base text-soft">
        Only operators see drafts. One that nobody touches for {draftDays} days is deleted.
      </p>
    </section>
  )
}

interface DraftLineProps {
  draft: { name?: string | null; savedAt: string; savedBy: string }
  isBehind: boolean
}

function DraftLine({ draft: { name, savedAt, savedBy }, isBehind }: DraftLineProps) {
  const { timeZone } = useSite()
  return (
    <p className="mt-2 wrap-anywhere">
      {name == null ? 'Saved' : <>“{name}”, saved</>} by <strong>{savedBy}</strong> on{' '}
      <time dateTime={savedAt}>{longDateTime(savedAt, timeZone)}</time>.
      {isBehind ? ' What is stored has been saved since. Before a save replaces it, you see both versions.' : ''}
    </p>
  )
}

function Changes({ changes }: { changes: readonly DraftChange[] }) {
  if (changes.length === 0) return <p>It is the same as what is stored.</p>
  return (
    <details className="mt-1">
      <summary className="min-h-9 cursor-pointer py-1">
        Differs in {changes.length === 1 ? '1 field' : `${String(changes.length)} fields`}:{' '}
        {changes.map(({ label }) => label).join(', ')}
      </summary>
      <dl className="mt-1 space-y-2 border-l-2 border-hairline pl-4 wrap-anywhere">
        {changes.map((change) => (
          <div key={change.label}>
            <dt className="font-semibold">{change.label}</dt>
            {'characters' in change ? (
              <dd>
                Stored: {count(change.characters[0])}. Draft: {count(change.characters[1])}.
              </dd>
            ) : (
              <>
                <dd>Stored: {change.stored || '(empty)'}</dd>
                <dd>Draft: {change.typed || '(empty)'}</dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </details>
  )
}

function count(characters: number): string {
  return `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`
}

interface ButtonsProps {
  draft: Pick<DraftEntry, 'id' | 'operatorId'>
  list: string
  of?: string | null
  children: ReactNode
}

function Buttons({ draft, list, of, children }: ButtonsProps) {
  const mayDiscard = useMayDiscard()
  return (
    <p className="mt-2 flex flex-wrap gap-3">
      {children}
      {mayDiscard(draft) ? (
        <ButtonLink to={withListBack(draftDeletePath(draft.id), list)} preventScrollReset look="secondary">
          Discard<span className="sr-only"> the draft{of == null ? '' : ` “${of}”`}</span>
        </ButtonLink>
      ) : null}
    </p>
  )
}
