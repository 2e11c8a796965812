/** A deer type in the dashboard. */
import { Badge } from '~/components/ui/badge'
import { RecordCard } from '~/components/ui/record-card'
import { withListBack } from '~/lib/list-back'
import { deletePath, editPath, slugPath } from '~/paths'
import { ConservationBadge } from '~/features/deer-types/conservation-badge'
import { deerTypePicture, type DeerTypeListEntry } from '~/features/deer-types/deer-types'

interface DeerTypeRowProps {
  deerType: DeerTypeListEntry
  formToken: string
  /** The list's own address, to come back to. */
  back: string
}

export function DeerTypeRow({ deerType, formToken, back }: DeerTypeRowProps) {
  const { id, name, slug, scientificName, isActive } = deerType
  return (
    <RecordCard
      name={name}
      picture={deerTypePicture(deerType)}
      paths={{
        edit: withListBack(editPath('deer-types', id), back),
        delete: withListBack(deletePath('deer-types', id), back),
        view: slugPath(slug),
      }}
      visibility={{
        intent: 'set-deer-type-active',
        id,
        formToken,
        back,
        isOn: isActive,
        label: 'Active',
      }}
    >
      <p className="text-base text-soft">
        <i>{scientificName}</i>
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        <ConservationBadge deerType={deerType} />
        {isActive ? null : <Badge tone="gray">Inactive</Badge>}
      </p>
    </RecordCard>
  )
}
