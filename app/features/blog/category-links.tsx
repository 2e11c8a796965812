import { SiteLink } from '~/components/ui/site-link'
import { blogCategoryPath, blogPath } from '~/paths'
import { blogCategories } from './blog-categories'

export function CategoryLinks({ current }: { current: string | undefined }) {
  const links = [
    { id: undefined, name: 'All Posts', path: blogPath },
    ...blogCategories.map(({ id, name }) => ({ id, name, path: blogCategoryPath(id) })),
  ]
  return (
    <nav aria-label="Categories" className="mt-8">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ id, name, path }) => (
          <li key={path}>
            <SiteLink
              to={path}
              aria-current={id === current ? 'true' : undefined}
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
