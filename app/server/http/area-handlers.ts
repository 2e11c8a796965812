/**
 * Remix matches a request against every route of its build, which took a third of the time of a quote. So each area of
 * the site has its own handler.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'

const areas = new Set(['api', 'admin', 'products', 'hunting-tools'])

const rest = ''

/** @returns the handler for a decoded, lower-case path */
export function createAreaHandlers(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const handlerOf = (area: string) => createRequestHandler(buildOf(build, area), mode)
  const others = handlerOf(rest)
  const handlers = new Map(Array.from(areas, (area) => [area, handlerOf(area)]))
  return (pathname) => handlers.get(areaOf(pathname)) ?? others
}

function buildOf(build: ServerBuild, area: string): ServerBuild {
  const chosen = Object.keys(build.routes).filter((id) => {
    const path = fullPath(build, id)
    return /^\/[:*]/.test(path) || areaOf(path) === area
  })
  const ids = new Set(chosen.flatMap((id) => [id, ...ancestorsOf(build, id)]))
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).filter(([id]) => ids.has(id))) }
}

function ancestorsOf({ routes }: Pick<ServerBuild, 'routes'>, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [] : [parent, ...ancestorsOf({ routes }, parent)]
}

function fullPath(build: ServerBuild, id: string): string {
  const ids = [...ancestorsOf(build, id).reverse(), id]
  return `/${ids.flatMap((each) => build.routes[each]?.path || []).join('/')}`
}

/** `/admin.data` is the data of `/admin`. */
function areaOf(pathname: string): string {
  const segment = /^\/([^/]*?)(?:\.data)?(?:\/|$)/.exec(pathname)?.[1] ?? rest
  return areas.has(segment) ? segment : rest
}
