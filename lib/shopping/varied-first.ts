/** All flights under one code, with fares of one carrier, or with fares of several. */
export const carrierMixes = ['oneCode', 'oneFareCarrier', 'several'] as const
export type CarrierMix = (typeof carrierMixes)[number]

interface Variety<Item, Key> {
  /** For each leg the flights that it brings. */
  readonly keysOf: (item: Item) => readonly (readonly Key[])[]
  readonly carriersOf: (item: Item) => CarrierMix
}

/**
 * Puts what brings other flights first: after the first item those that bring another flight on every leg, then those
 * that bring one on any leg, then the rest. Among the first ones, of each list journeys of one carrier come
 * before those of several. Otherwise the order stays.
 *
 * @param ranks items in their order, usually the cheapest first; those of a later list are less wanted
 */
export function variedFirst<Item, Key>(
  ranks: readonly (readonly Item[])[],
  { keysOf, carriersOf }: Variety<Item, Key>,
): Item[] {
  const known = new Set<Key>()
  const bringsNew = (keys: readonly Key[]): boolean => keys.some((key) => !known.has(key))
  const ordered: Item[] = []
  let rest = ranks.flatMap((items, rank) =>
    items.map((item) => ({ item, rank, mix: carriersOf(item), legs: keysOf(item) })),
  )
  type Candidate = (typeof rest)[number]

  function accept({ item, legs }: Candidate): void {
    ordered.push(item)
    for (const key of legs.flat()) known.add(key)
  }
  function acceptAll(isWanted: (candidate: Candidate) => boolean): void {
    rest = rest.filter((candidate) => {
      if (!isWanted(candidate)) return true
      accept(candidate)
      return false
    })
  }

  const [first] = rest.splice(0, 1)
  if (first) accept(first)
  for (const wanted of ranks.keys()) {
    for (const wantedMix of carrierMixes)
      acceptAll(({ mix, rank, legs }) => rank === wanted && mix === wantedMix && legs.every(bringsNew))
  }
  acceptAll(({ legs }) => legs.some(bringsNew))
  acceptAll(() => true)
  return ordered
}
