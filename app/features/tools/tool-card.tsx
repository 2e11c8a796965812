import {
  Binoculars,
  ClipboardList,
  Calculator,
  Camera,
  CalendarHeart,
  ListChecks,
  Map,
  MapPin,
  NotebookPen,
  Megaphone,
  Moon,
  Scale,
  Sunrise,
  Wind,
  type LucideIcon,
} from 'lucide-react'
import { SiteLink } from '~/components/ui/site-link'
import { toolPath } from '~/paths'
import type { ToolEntry } from './tool-list'

const icons = {
  'deer-movement-predictor': Binoculars,
  'moon-phase-calendar': Moon,
  'wind-direction-stand-picker': Wind,
  'rut-activity-tracker': CalendarHeart,
  'trail-cam-analyzer': Camera,
  'deer-call-recommender': Megaphone,
  'stand-location-mapper': Map,
  'venison-yield-calculator': Calculator,
  'hunting-checklist-generator': ListChecks,
  'license-regulation-finder': Scale,
  'my-ground': MapPin,
  'legal-light': Sunrise,
  'hunt-day': ClipboardList,
  log: NotebookPen,
} satisfies Record<ToolEntry['id'], LucideIcon>

interface ToolCardProps {
  tool: ToolEntry
  heading?: 'h2' | 'h3'
  /** Link text. */
  action: string
}

export function ToolCard({ tool: { id, name, description }, heading: Heading = 'h2', action }: ToolCardProps) {
  const Icon = icons[id]
  return (
    <article className="relative flex h-full flex-col rounded-field border border-hairline bg-card p-6">
      <Icon aria-hidden="true" size={32} strokeWidth={1.5} className="text-moss" />
      <Heading className="mt-4 text-[1.375rem]">
        <SiteLink to={toolPath(id)} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
          {name}
        </SiteLink>
      </Heading>
      <p className="mt-2 mb-5 text-base leading-relaxed">{description}</p>
      <p className="relative mt-auto font-sans text-base">
        <SiteLink to={toolPath(id)} aria-label={`${action}: ${name}`}>
          {action}
        </SiteLink>
      </p>
    </article>
  )
}
