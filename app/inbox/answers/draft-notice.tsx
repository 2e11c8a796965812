import { useMayDiscard } from '~/components/layout/operator-context'
import { ButtonLink } from '~/components/ui/button'
import { LocalTime } from '~/components/ui/local-time'
import type { InboxTab } from '~/inbox/entries/inbox'
import { withListBack } from '~/lib/list-back'
import { answerDeletePath } from '~/paths'

interface DraftNoticeProps {
  tab: InboxTab
  id: number
  draft: { savedAt: string; savedBy: string; operatorId: number | null }
  /** The list to go back to. */
  list: string
}

export function DraftNotice({ tab, id, draft, list }: DraftNoticeProps) {
  const mayDiscard = useMayDiscard()
  return (
    <div className="no-print mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-field border-l-8 border-bark bg-panel px-4 py-2 font-sans">
      <p>
        An answer is in progress: draft by <strong>{draft.savedBy}</strong>, saved <LocalTime at={draft.savedAt} />.
      </p>
      {mayDiscard(draft) ? (
        <ButtonLink to={withListBack(answerDeletePath(tab, id), list)} preventScrollReset look="secondary">
          Discard draft
        </ButtonLink>
      ) : null}
    </div>
  )
}
