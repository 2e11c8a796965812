/**
 * Imports of a room that is not in a lower layer, by file. The list may only get shorter: a test refuses an entry that
 * is not needed any more.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const layerBreaches = {
  'app/features/checks/site-paths.ts': ['app/features/tools'],
}
