import { Badge } from '~/components/ui/badge'

/** What an editor holds beside the record in the list. */
export function DraftBadge() {
  return <Badge tone="pending">Unpublished changes</Badge>
}
