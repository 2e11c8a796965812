/** A link that shows an icon alone: its words for those who listen, and a tip (`Tips`) for those who wait over it. */
import { RowIcon, type RowIconName } from './row-icon'
import { SiteLink } from './site-link'

interface IconLinkProps {
  to: string
  /** One word, for the tip. */
  tip: string
  /** What it does, and to what. */
  label: string
  icon: RowIconName
  /** It opens over this page, which stays where it is. */
  preventScrollReset?: boolean
}

export function IconLink({ to, tip, label, icon, preventScrollReset = false }: IconLinkProps) {
  return (
    <SiteLink
      to={to}
      preventScrollReset={preventScrollReset}
      aria-label={label}
      data-tip={tip}
      className="inline-flex size-11 items-center justify-center rounded-field border border-control text-ink hover:bg-panel"
    >
      <RowIcon name={icon} />
    </SiteLink>
  )
}
