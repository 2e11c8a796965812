/**
 * The one link of the site: to a page that carries React the router navigates, to any other it is a plain `<a>`. Between
 * the dashboard and the public pages too: each has a stylesheet of its own.
 */
import { Link, useLocation } from '@remix-run/react'
import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react'
import { PlainDocumentContext } from '~/components/layout/plain-document'
import { adminPath, isInDashboard, toolsPath } from '~/paths'
import { isInteractivePath } from './interactive-paths'

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  to: string
  /** What is behind the next page stays where it is; only the router can do that. */
  preventScrollReset?: boolean
}

/** The dashboard's data is not kept, and would be fetched twice. And no tool asks the network for anything. */
function usePrefetch(to: string): 'intent' | 'none' {
  const isInTool = useLocation().pathname.startsWith(`${toolsPath}/`)
  return isInTool || to.startsWith(adminPath) ? 'none' : 'intent'
}

export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(props, ref) {
  if (useContext(PlainDocumentContext) === null) return <LiveLink ref={ref} {...props} />
  const { to, preventScrollReset: _, children, ...rest } = props
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
})

const LiveLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function LiveLink(
  { to, preventScrollReset = false, children, ...rest },
  ref,
) {
  const prefetch = usePrefetch(to)
  const isOnSameSide = isInDashboard(useLocation().pathname) === isInDashboard(to)
  if (isInteractivePath(to) && isOnSameSide) {
    return (
      <Link ref={ref} to={to} preventScrollReset={preventScrollReset} prefetch={prefetch} discover="none" {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a ref={ref} href={to} {...rest}>
      {children}
    </a>
  )
})
