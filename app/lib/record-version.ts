/** Undefined if absent, NaN if malformed, which equals no version. */
export function toVersion(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN
}
