/**
 * The server's build has all that a start needs in one file. By itself Rollup makes a separate file for each module
 * that some later piece needs as well, which are twenty, and each costs a start a look and a read.
 */

/** The entry waits at its top for the database, which may need the file, so it is no part of it. */
const entry = /(?:^virtual:remix\/|[/\\]app[/\\]entry\.server\.tsx$)/

/**
 * Rollup takes it as `manualChunks`, once per build.
 * @returns {import('rollup').GetManualChunk}
 */
export function startChunk() {
  /** @type {ReadonlySet<string> | undefined} */
  let needed
  return (id, graph) => {
    needed ??= listNeeded(graph)
    return needed.has(id) && !entry.test(id.replace(/^\0/, '')) ? 'site' : undefined
  }
}

/** @param {import('rollup').ManualChunkMeta} graph */
function listNeeded({ getModuleIds, getModuleInfo }) {
  const open = [...getModuleIds()].filter((id) => getModuleInfo(id)?.isEntry)
  const needed = new Set(open)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const imported of getModuleInfo(id)?.importedIds ?? []) {
      if (needed.has(imported)) continue
      needed.add(imported)
      open.push(imported)
    }
  }
  return needed
}
