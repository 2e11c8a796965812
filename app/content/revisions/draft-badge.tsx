import { Badge } from '~/components/ui/badge'

export function DraftBadge({ isPublic }: { isPublic: boolean }) {
  return <Badge tone="pending">{isPublic ? 'Unpublished changes' : 'Draft changes'}</Badge>
}
