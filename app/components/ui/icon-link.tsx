/** A link that shows an icon alone: its words for those who listen, and a tip for those who wait over it. */
import type { LucideIcon } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { SiteLink } from './site-link'

interface IconLinkProps {
  to: string
  /** One word, for the tip. */
  tip: string
  /** What it does, and to what. */
  label: string
  icon: LucideIcon
  /** It opens over this page, which stays where it is. */
  preventScrollReset?: boolean
}

export function IconLink({ to, tip, label, icon: Icon, preventScrollReset = false }: IconLinkProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <SiteLink
          to={to}
          preventScrollReset={preventScrollReset}
          aria-label={label}
          className="inline-flex size-11 items-center justify-center rounded-field border border-control text-ink hover:bg-panel"
        >
          <Icon aria-hidden="true" size={18} />
        </SiteLink>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={6}
          className="z-50 rounded-field bg-ink px-3 py-1 font-sans text-base text-page select-none"
        >
          {tip}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
