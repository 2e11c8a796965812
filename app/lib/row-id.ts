/** A row's id as an address or a form writes it; undefined for anything that is none. */
export function toRowId(text: unknown): number | undefined {
  return typeof text === 'string' && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
