/**
 * Remix matches each request against every route of its build. With a handler for each area of the site it matches
 * against that area's: a third of the time of a quote went into matching.
 */
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node'

/** By the first segment of their addresses; everything else is one more area. */
const areas = new Set(['api', 'admin', 'products', 'hunting-tools'])

const rest = ''

/** @returns a finder of the handler for a path, which is decoded and in lower case */
export function createAreaHandlers(build: ServerBuild, mode: string): (pathname: string) => RequestHandler {
  const handlerOf = (area: string) => createRequestHandler(buildOf(build, area), mode)
  const others = handlerOf(rest)
  const handlers = new Map(Array.from(areas, (area) => [area, handlerOf(area)]))
  return (pathname) => handlers.get(areaOf(pathname)) ?? others
}

/** The routes of an area, those that take any address, and the layouts around them. */
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
