import { Badge } from '~/components/ui/badge'
import type { SeasonStatus } from './seasons'

const tones = { open: 'good', ahead: 'plain', over: 'gray' } as const satisfies Record<SeasonStatus['kind'], unknown>

export function SeasonBadge({ status: { kind, label } }: { status: SeasonStatus }) {
  return <Badge tone={tones[kind]}>{label}</Badge>
}
