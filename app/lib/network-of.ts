/** Rate limits count a client by an IPv4 address, or by the /64 of an IPv6 address, all of which one customer has. */
export function networkOf(address: string): string {
  const groups = address.includes(':') ? toGroups(address) : undefined
  if (!groups) return address.slice(0, 64)
  const [high = 0, low = 0] = groups.slice(6)
  const isMappedIpv4 = groups.slice(0, 6).join() === '0,0,0,0,0,65535'
  if (isMappedIpv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** An IPv4 /24 or IPv6 /48 is about what one customer of a hosting provider can get. */
export function widerNetworkOf(address: string): string {
  const network = networkOf(address)
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24')
}

function toGroups(address: string): number[] | undefined {
  const [head = '', tail, ...more] = withoutDottedEnd(address).split('::')
  const first = parseGroups(head)
  if (tail === undefined) return first.length === 8 && first.every(isGroup) ? first : undefined
  const last = parseGroups(tail)
  const missing = 8 - first.length - last.length
  if (more.length > 0 || missing < 1 || ![...first, ...last].every(isGroup)) return undefined
  return [...first, ...Array<number>(missing).fill(0), ...last]
}

function parseGroups(text: string): number[] {
  if (text === '') return []
  return text.split(':').map((group) => (/^[\da-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16) : Number.NaN))
}

function isGroup(value: number): boolean {
  return !Number.isNaN(value)
}

function withoutDottedEnd(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
}
