interface Variety<Item, Key> {
  /** For each leg the flights that it brings. */
  readonly keysOf: (item: Item) => readonly (readonly Key[])[]
  readonly isOfOneCarrier: (item: Item) => boolean
}

/**
 * Puts what brings other flights first: after the first item those that bring another flight on every leg, then those
 * that bring one on any leg, then the rest. Among the first ones, journeys of one carrier come before those of
 * several. Otherwise the order stays.
 *
 * @param items in their order, usually the cheapest first
 */
export function variedFirst<Item, Key>(
  items: readonly Item[],
  { keysOf, isOfOneCarrier }: Variety<Item, Key>,
): Item[] {
  const known = new Set<Key>()
  const bringsNew = (keys: readonly Key[]): boolean => keys.some((key) => !known.has(key))
  const passes: ((legs: readonly (readonly Key[])[], item: Item) => boolean)[] = [
    (legs, item) => isOfOneCarrier(item) && legs.every(bringsNew),
    (legs) => legs.every(bringsNew),
    (legs) => legs.some(bringsNew),
    () => true,
  ]
  const ordered: Item[] = []
  let rest = items.map((item) => ({ item, legs: keysOf(item) }))
  const accept = ({ item, legs }: (typeof rest)[number]): void => {
    ordered.push(item)
    for (const key of legs.flat()) known.add(key)
  }
  const [first] = rest.splice(0, 1)
  if (first) accept(first)
  for (const isWanted of passes) {
    rest = rest.filter((one) => {
      if (!isWanted(one.legs, one.item)) return true
      accept(one)
      return false
    })
  }
  return ordered
}
