import { Badge } from '~/components/ui/badge'
import { isOfConcern, type DeerType } from './deer-types'

export function ConservationBadge({ deerType }: { deerType: Pick<DeerType, 'conservationStatus'> }) {
  return (
    <Badge tone={isOfConcern(deerType) ? 'warning' : 'plain'}>
      <span className="sr-only">Conservation status: </span>
      {deerType.conservationStatus}
    </Badge>
  )
}
