import { SiteLink } from '~/components/ui/site-link'

interface CategoryLink {
  name: string
  path: string
}

export function CategoryLinks({ links, current }: { links: readonly CategoryLink[]; current: string }) {
  return (
    <nav aria-label="Categories" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ name, path }) => (
          <li key={path}>
            <SiteLink
              to={path}
              aria-current={path === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-field border border-control px-4 font-sans text-base font-semibold text-ink no-underline hover:bg-panel aria-current:border-ink aria-current:bg-ink aria-current:text-page aria-current:underline"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
