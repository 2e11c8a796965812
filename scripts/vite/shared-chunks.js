/**
 * The browser gets one script with what every page with React loads, and another with what every tool loads. Many small
 * scripts compress badly, and each is a request.
 */

/** @typedef {import('vite').Rollup.ManualChunkMeta} Modules */

const framework =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|turbo-stream|@remix-run\/(?:react|router))\//
const iconParts = /\/node_modules\/lucide-react\/(?!.*\/icons\/)/
const shellStarts = /\/app\/(?:root|routes\/site\/layout)\.tsx/
/** Calendar files have no page, so they have no script. */
const toolRoutes = /\/app\/routes\/tools\/(?!index|not-found)[^/]+\.tsx/
const formRoutes = /\/app\/routes\/(?:site\/contact|products\/(?:index|detail))\.tsx/

/**
 * Decides as Rollup's `manualChunks`.
 * @param {string} id
 * @param {Modules} modules
 */
export function toSharedChunk(id, modules) {
  // Modules that the shell and single icons both import are below both: scripts that import each other do not run.
  if (framework.test(id) || iconParts.test(id) || id.includes('vite/preload-helper')) return 'framework'
  if (!id.includes('/app/')) return undefined
  const { shell, tools } = findShared(modules)
  if (shell.has(id)) return 'shell'
  return tools.has(id) ? 'tools' : undefined
}

/** @param {Set<string>[]} sets */
function inAll([first, ...others]) {
  return new Set([...(first ?? [])].filter((id) => others.every((other) => other.has(id))))
}

/** @type {WeakMap<Modules['getModuleIds'], { shell: Set<string>, tools: Set<string> }>} */
const found = new WeakMap()

/** @param {Modules} modules */
function findShared(modules) {
  const known = found.get(modules.getModuleIds)
  if (known) return known
  const ids = [...modules.getModuleIds()]
  const entries = ids.filter((id) => modules.getModuleInfo(id)?.isEntry)
  const reach = (/** @type {RegExp} */ routes) =>
    entries.filter((id) => routes.test(id)).map((id) => reachedFrom([id], modules))
  const tools = inAll(reach(toolRoutes))
  const forms = new Set(reach(formRoutes).flatMap((modules) => [...modules]))
  const starts = ids.filter((id) => shellStarts.test(id))
  const shell = new Set([...reachedFrom(starts, modules), ...[...tools].filter((id) => forms.has(id))])
  found.set(modules.getModuleIds, { shell, tools })
  return { shell, tools }
}

/**
 * @param {string[]} starts
 * @param {Modules} modules
 * @returns {Set<string>} what these import, and what it imports, of this project
 */
function reachedFrom(starts, modules) {
  const waiting = [...starts]
  /** @type {Set<string>} */
  const reached = new Set()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || id.includes('/node_modules/')) continue
    reached.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
