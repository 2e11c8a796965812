/** What drawings show, in words, by their addresses; what else has an address is left out. */
export async function findDrawingTitles(addresses: readonly string[]): Promise<Record<string, string>> {
  const { drawingTitle } = await import('./art')
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const title = drawingTitle(address)
      return title === undefined ? [] : [[address, title]]
    }),
  )
}
