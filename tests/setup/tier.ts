/**
 * `npm test` runs a sample of what takes long, always the same one, and `npm run test:deep` all of it. A file named
 * `x.deep.test.ts` runs in test:deep alone (vite.config.ts).
 */
export const isDeep = process.env.TEST_TIER === 'deep'

/** `npm test` runs the first of every `step` items, and every item that failed once. */
export function sample<Item>(
  items: readonly Item[],
  step: number,
  isEveryTime: (item: Item) => boolean = () => false,
): readonly Item[] {
  return isDeep ? items : items.filter((item, index) => index % step === 0 || isEveryTime(item))
}
