/**
 * Where the checkout lies, whatever folder a script was started from.
 */
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..', '..')

/** @param {string[]} parts */
export function inRoot(...parts) {
  return path.join(root, ...parts)
}
