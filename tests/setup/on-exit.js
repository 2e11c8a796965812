/** @type {Set<() => void>} */
const works = new Set()

process.on('exit', () => {
  for (const work of works) work()
})

/**
 * The work also runs after Ctrl+C, where process.exit() is called for it. One listener does all, because Node warns of
 * more than ten.
 * @param {() => void} work
 * @returns {() => void} takes it back
 */
export function onExit(work) {
  works.add(work)
  return () => works.delete(work)
}
