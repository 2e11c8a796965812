import { SiteLink } from '~/components/ui/site-link'
import type { RelatedGroup } from '~/lib/related-link'

export function RelatedLinks({ groups }: { groups: readonly RelatedGroup[] }) {
  return (
    <section aria-labelledby="related" className="no-print border-t border-hairline bg-panel py-8 sm:py-12">
      <div className="page-width">
        <h2 id="related">Read on</h2>
        <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-6 sm:mt-6 sm:grid-cols-2 sm:gap-x-10 sm:gap-y-8 lg:grid-cols-4">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h3 className="text-lg">{title}</h3>
              <ul className="mt-2 font-sans text-base [&_a]:inline-block [&_a]:py-1">
                {links.map(({ name, path }) => (
                  <li key={path}>
                    <SiteLink to={path}>{name}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
