/** Public pages consist of these components: those that their routes import, and those that these import in turn. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {import('@remix-run/route-config').RouteConfigEntry} RouteConfigEntry */

const ourImports = /(?:from|import\()\s*'(~\/|\.{1,2}\/)([^'?]+)'/g

/**
 * @param {string} app its folder
 * @param {RouteConfigEntry[]} routes
 * @returns {string[]} files of .tsx relative to it
 */
export function publicSources(app, routes) {
  const waiting = ['root.tsx', ...filesOf(routes.filter((route) => route.path !== 'admin'))]
  /** @type {Set<string>} */
  const reached = new Set()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    for (const [, start = '', name = ''] of readFileSync(path.join(app, file), 'utf8').matchAll(ourImports)) {
      const place = path.join(start === '~/' ? '' : path.join(path.dirname(file), start), name)
      const found = [`${place}.tsx`, `${place}.ts`].find((candidate) => existsSync(path.join(app, candidate)))
      if (found !== undefined) waiting.push(found)
    }
  }
  return [...reached].filter((file) => file.endsWith('.tsx')).sort()
}

/**
 * @param {RouteConfigEntry[]} entries
 * @returns {string[]}
 */
function filesOf(entries) {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
}
