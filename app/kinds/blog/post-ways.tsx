import { SiteLink } from '~/components/ui/site-link'
import { slugPath } from '~/paths'
import type { Neighbors } from './blog'
import type { PostHeading } from './post-contents'

export function PostContents({ headings }: { headings: readonly PostHeading[] }) {
  if (headings.length === 0) return null
  return (
    <nav aria-labelledby="contents" className="no-print mb-8 rounded-field bg-panel p-5">
      <h2 id="contents" className="text-lg">
        In this post
      </h2>
      <ol className="mt-2 gap-x-8 font-sans text-base sm:columns-2 [&>li]:py-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function PostNeighbors({ newer, older }: Neighbors) {
  const links = [
    { label: 'Next post', post: older },
    { label: older ? 'Newer post' : 'Next post', post: newer },
  ]
  if (!newer && !older) return null
  return (
    <nav aria-labelledby="nearby" className="no-print mt-10 border-t border-hairline pt-6">
      <h2 id="nearby" className="sr-only">
        More posts
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {links.map(({ label, post }) =>
          post ? (
            <li key={label}>
              <p className="font-sans text-base text-soft">{label}</p>
              <SiteLink to={slugPath(post.slug)}>{post.title}</SiteLink>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}
