import { RowIcon, type RowIconName } from '~/components/lists/row-icon'
import { SiteLink } from '~/components/ui/site-link'

interface IconLinkProps {
  to: string
  tip: string
  /** The label names action and object: "Edit Trail Camera". */
  label: string
  icon: RowIconName
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
