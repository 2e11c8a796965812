/**
 * The one link of the site: to a page that carries React the router navigates, to any other it is a plain `<a>`. Between
 * the dashboard and the public pages too: each has a stylesheet of its own.
 */
import { Link, useLinkClickHandler, useLocation } from '@remix-run/react'
import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react'
import { StaticDocumentContext } from '~/components/layout/static-document'
import { isInDashboard, toolsPath } from '~/paths'
import { isInteractivePath } from './interactive-paths'

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  to: string
  /** What is behind the next page stays where it is; only the router can do that. */
  preventScrollReset?: boolean
}

export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(props, ref) {
  if (useContext(StaticDocumentContext) === null) return <LiveLink ref={ref} {...props} />
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
  const { pathname } = useLocation()
  const isOnSameSide = isInDashboard(pathname) === isInDashboard(to)
  if (!isInteractivePath(to) || !isOnSameSide) {
    return (
      <a ref={ref} href={to} {...rest}>
        {children}
      </a>
    )
  }
  const isPrefetched = !isInDashboard(to) && !pathname.startsWith(`${toolsPath}/`)
  const routed = { to, preventScrollReset, children, ...rest }
  return isPrefetched ? (
    <Link ref={ref} prefetch="intent" discover="none" {...routed} />
  ) : (
    <RoutedLink ref={ref} {...routed} />
  )
})

/**
 * What the router's own link does where nothing is prefetched: the dashboard's data is not kept, and would be fetched
 * twice, and no tool asks the network for anything. A list has hundreds of these, and that one costs several times more.
 */
const RoutedLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function RoutedLink(
  { to, preventScrollReset = false, onClick, children, ...rest },
  ref,
) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset })
  return (
    <a
      ref={ref}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
      {...rest}
    >
      {children}
    </a>
  )
})
