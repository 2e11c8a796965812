import { SiteLink } from '~/components/ui/site-link'

interface PaginationProps {
  label: string
  previousHref?: string | undefined
  nextHref?: string | undefined
}

export function Pagination({ label, previousHref, nextHref }: PaginationProps) {
  if (previousHref === undefined && nextHref === undefined) return null
  const link =
    'inline-flex min-h-11 items-center rounded-field border border-control px-5 font-sans font-semibold text-ink no-underline hover:bg-panel'
  return (
    <nav aria-label={`${label}: pages`} className="mt-12 flex justify-between gap-4">
      <span>
        {previousHref === undefined ? null : (
          <SiteLink to={previousHref} rel="prev" className={link}>
            ← Previous page
          </SiteLink>
        )}
      </span>
      <span>
        {nextHref === undefined ? null : (
          <SiteLink to={nextHref} rel="next" className={link}>
            Next page →
          </SiteLink>
        )}
      </span>
    </nav>
  )
}
