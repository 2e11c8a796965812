import { RecordCard } from '~/components/lists/record-card'
import { DraftBadge } from '~/content/revisions/draft-badge'
import { slugPath } from '~/paths'
import { ConservationBadge } from '~/kinds/deer-types/conservation-badge'
import { deerTypePicture, type DeerTypeListEntry } from '~/kinds/deer-types/deer-types'
import { StateBadge } from '~/content/publishing/state-badge'

interface DeerTypeRowProps {
  deerType: DeerTypeListEntry
  hasDraft: boolean
  formToken: string
  back: string
}

export function DeerTypeRow({ deerType, hasDraft, formToken, back }: DeerTypeRowProps) {
  const { id, name, slug, scientificName, isActive, publishAt } = deerType
  return (
    <RecordCard
      tab="deer-types"
      id={id}
      name={name}
      picture={deerTypePicture(deerType)}
      view={slugPath(slug)}
      back={back}
      formToken={formToken}
      visibility={{ intent: 'set-deer-type-active', isOn: isActive, label: 'Active' }}
    >
      <p className="text-base text-soft">
        <i>{scientificName}</i>
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        <ConservationBadge deerType={deerType} />
        {isActive ? null : <StateBadge publishAt={publishAt} label="Inactive" />}
        {hasDraft ? <DraftBadge /> : null}
      </p>
    </RecordCard>
  )
}
