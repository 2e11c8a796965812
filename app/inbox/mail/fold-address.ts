/** Spellings of one mailbox become equal: case, `+tag`, and at Gmail the dots. */
export function foldAddress(address: string): string {
  const lower = address.toLowerCase()
  const at = lower.lastIndexOf('@')
  const domain = lower.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const name = lower.slice(0, at).replace(/\+.*$/, '')
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`
}
