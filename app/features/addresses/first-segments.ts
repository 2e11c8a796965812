/** First path segments of the routes, which no slug may be. */
interface RouteEntry {
  path?: string | undefined
  children?: readonly RouteEntry[] | undefined
}

/** Without parameters and splats, unique, sorted. */
export function firstSegments(routes: readonly RouteEntry[]): string[] {
  const segments = routes.flatMap((route) => {
    const [first = ''] = (route.path ?? '').split('/')
    if (first === '') return firstSegments(route.children ?? [])
    return /^[:*]/.test(first) ? [] : [first]
  })
  return [...new Set(segments)].sort()
}
