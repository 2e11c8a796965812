/** The one link of the site: to a page that carries React the router navigates, to any other it is a plain `<a>`. */
import { Link } from '@remix-run/react'
import type { ComponentPropsWithoutRef } from 'react'
import { adminPath } from '~/paths'
import { isInteractivePath } from './interactive-paths'

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string }

/** What is prefetched and not kept is fetched twice: the dashboard's data. */
function isKept(to: string): boolean {
  return !to.startsWith(adminPath)
}

export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  if (isInteractivePath(to)) {
    return (
      <Link to={to} prefetch={isKept(to) ? 'intent' : 'none'} discover="none" {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}
