/**
 * One file of the server's build has all that a start needs. By default Rollup makes a separate file for each module
 * that some later piece needs as well. Those are twenty, and a start would look up and read each.
 */

/** The entry is not in the file, because its top waits for the database, which may need the file. */
const entry = /(?:^virtual:remix\/|[/\\]app[/\\]entry\.server\.tsx$)/

/**
 * Decides as Rollup's `manualChunks`, once per build.
 * @returns {import('vite').Rollup.GetManualChunk}
 */
export function startChunk() {
  /** @type {ReadonlySet<string> | undefined} */
  let needed
  return (id, graph) => {
    needed ??= listNeeded(graph)
    return needed.has(id) && !entry.test(id.replace(/^\0/, '')) ? 'site' : undefined
  }
}

/**
 * Lists what the entries import, and what that imports, without modules that are imported only when needed.
 * @param {import('vite').Rollup.ManualChunkMeta} graph
 */
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
