/** @throws if there is none, which the type of the id rules out */
export function withId<Item extends { id: string }>(items: readonly Item[], id: Item['id']): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`No item has the id ${id}`)
  return found
}
