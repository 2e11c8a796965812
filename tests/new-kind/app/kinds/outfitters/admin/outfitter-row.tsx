import { RecordCard } from '~/components/lists/record-card'
import { Badge } from '~/components/ui/badge'
import { DraftBadge } from '~/content/revisions/draft-badge'
import { outfitterPath, outfitterPicture, type OutfitterListEntry } from '~/kinds/outfitters/outfitters'
import { StateBadge } from '~/content/publishing/state-badge'

interface OutfitterRowProps {
  outfitter: OutfitterListEntry
  hasDraft: boolean
  formToken: string
  back: string
}

export function OutfitterRow({ outfitter, hasDraft, formToken, back }: OutfitterRowProps) {
  const { id, name, slug, region, isActive, publishAt } = outfitter
  return (
    <RecordCard
      tab="outfitters"
      id={id}
      name={name}
      picture={outfitterPicture(outfitter)}
      view={outfitterPath(slug)}
      back={back}
      formToken={formToken}
      visibility={{ intent: 'set-outfitter-active', isOn: isActive, label: 'Active' }}
    >
      <p>
        <Badge>{region}</Badge>
        {isActive ? null : <StateBadge publishAt={publishAt} label="Inactive" />}
        {hasDraft ? <DraftBadge /> : null}
      </p>
    </RecordCard>
  )
}
