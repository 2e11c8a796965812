export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}

export function mapValues<Key extends string, Value, Changed>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value, key: Key) => Changed,
): Record<Key, Changed> {
  return uncheckedMap(keysOf(record), (key) => change(record[key], key))
}

/** TypeScript does not compare `change` with `Mapped`, which has another type for each key; the callers' tests do. */
export function uncheckedMap<Mapped>(
  keys: readonly (keyof Mapped & string)[],
  change: (key: keyof Mapped & string) => unknown,
): Mapped
export function uncheckedMap(keys: readonly string[], change: (key: string) => unknown): unknown {
  return Object.fromEntries(keys.map((key) => [key, change(key)]))
}
