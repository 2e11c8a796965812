import { Badge } from '~/components/ui/badge'

/** A draft has changes that the record in the list lacks. */
export function DraftBadge() {
  return <Badge tone="pending">Unpublished changes</Badge>
}
