/** The item of that id. For ids whose type says that there is one. @throws when there is none after all. */
export function withId<Item extends { id: string }>(items: readonly Item[], id: Item['id']): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`No item has the id ${id}`)
  return found
}
