/**
 * Dashboard and public pages have different stylesheets, so a link between them is a plain `<a>`, as it is to pages
 * that do not hydrate.
 */
import { Link, useLinkClickHandler, useLocation } from '@remix-run/react'
import { createContext, forwardRef, useContext, type ComponentPropsWithoutRef } from 'react'
import { isInDashboard, toolsPath } from '~/paths'

/**
 * The router may navigate only between pages that hydrate: after a reload, Back to a static page would change the
 * address and not the page. A test compares this list with each route's `handle.interactive`.
 */
const interactive = [
  /^\/hunting-tools\/./,
  /^\/products(?:\/|$)/,
  /^\/request(?:\/|$)/,
  /^\/contact$/,
  /^\/offline$/,
  /^\/admin(?:\/|$)/,
]

export function isInteractivePath(href: string): boolean {
  const pathname = href.split(/[?#]/, 1)[0] ?? ''
  return interactive.some((pattern) => pattern.test(pathname))
}

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  to: string
  preventScrollReset?: boolean
}

/** All links are plain when a page renders without React in the browser. */
export const StaticDocumentContext = createContext(false)

export const SiteLink = forwardRef<HTMLAnchorElement, SiteLinkProps>(function SiteLink(props, ref) {
  if (!useContext(StaticDocumentContext)) return <LiveLink ref={ref} {...props} />
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
 * Unlike Remix's Link this never prefetches: dashboard data is not cached, and tools make no requests. Remix's costs
 * several times as much to render.
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
