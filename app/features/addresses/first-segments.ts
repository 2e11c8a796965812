/** The first parts of the addresses of a route table: no slug may be one, or its page would never be reached. */
interface RouteEntry {
  path?: string | undefined
  children?: readonly RouteEntry[] | undefined
}

/** Without parameters and splats, each once, sorted. */
export function firstSegments(routes: readonly RouteEntry[]): string[] {
  const segments = routes.flatMap((route) => {
    const [first = ''] = (route.path ?? '').split('/')
    if (first === '') return firstSegments(route.children ?? [])
    return /^[:*]/.test(first) ? [] : [first]
  })
  return [...new Set(segments)].sort()
}
