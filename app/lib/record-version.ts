/** The version of a record that a change was made from, as a form or the API sends it. */

/** Undefined where none was sent, NaN for what is no version: it equals none. */
export function toVersion(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN
}
