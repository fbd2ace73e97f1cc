import type { SearchDigest } from './search-digest.ts'

/** Characters of suppliers' references that the item of a search keeps; more of them have items of their own. */
const mostCharacters = 150_000

/** A search as its item keeps it. */
export interface StoredSearch extends SearchDigest {
  /** Number of items with the references of its offers; absent: they are in the groups. */
  readonly refItems?: number
}

type Group = SearchDigest['groups'][number]

/** The items of a search: its own, and lists of references when there is no room for them. */
export function splitSearch(digest: SearchDigest): {
  readonly item: StoredSearch
  readonly refs: readonly (readonly string[])[]
} {
  const all = digest.groups.flatMap(({ r = [] }) => r)
  const characters = all.reduce((sum, { length }) => sum + length, 0)
  if (characters <= mostCharacters) return { item: digest, refs: [] }
  const refs: string[][] = []
  let room = 0
  for (const ref of all) {
    if (ref.length > room) {
      refs.push([])
      room = mostCharacters
    }
    refs.at(-1)?.push(ref)
    room -= ref.length
  }
  const groups = digest.groups.map(
    (group): Group => (group.r ? { ...group, r: group.r.map(() => '') } : group),
  )
  return { item: { ...digest, groups, refItems: refs.length }, refs }
}

/** The search of its items. */
export function joinSearch(
  { refItems: _, ...item }: StoredSearch,
  refs: readonly (readonly string[])[],
): SearchDigest {
  if (refs.length === 0) return item
  const all = refs.flat()
  let next = 0
  const groups = item.groups.map(
    (group): Group => (group.r ? { ...group, r: group.r.map(() => all[next++] ?? '') } : group),
  )
  return { ...item, groups }
}
