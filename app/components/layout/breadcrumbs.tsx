import { SiteLink } from '~/components/ui/site-link'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { homePath } from '~/paths'

export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const trail = [{ name: 'Home', path: homePath }, ...items]
  return (
    <nav aria-label="Breadcrumb" className="no-print font-sans text-base text-soft">
      <ol className="flex flex-wrap gap-y-1 [&_a]:inline-block">
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index < trail.length - 1 ? (
              <>
                <SiteLink to={path}>{name}</SiteLink>
                <span aria-hidden="true" className="mx-2">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
