import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { scheduledFor } from './publication'

interface StateBadgeProps {
  publishAt: string | null
  label: string
}

export function StateBadge({ publishAt, label }: StateBadgeProps) {
  const { timeZone } = useSite()
  if (publishAt === null) return <Badge tone="gray">{label}</Badge>
  return (
    <Badge tone="gray">
      <time dateTime={publishAt}>{scheduledFor(publishAt, timeZone)}</time>
    </Badge>
  )
}
