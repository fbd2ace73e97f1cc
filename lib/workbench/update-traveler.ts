import { Refusal } from '../kernel/refusals.ts'

/** What can be changed of a traveler one by one; of those that are lists a traveler has several. */
export const itemKinds = {
  PersonName: { isList: false },
  BirthDate: { isList: false },
  Gender: { isList: false },
  Comments: { isList: false },
  Telephone: { isList: true },
  Email: { isList: true },
  Address: { isList: true },
  TravelDocument: { isList: true },
  CustomerLoyalty: { isList: true },
} as const
export type ItemKind = keyof typeof itemKinds

export interface TravelerItem {
  readonly id: string
  readonly kind: ItemKind
  readonly content: unknown
}

/** One change, as the client asks for it. */
export interface ItemUpdate {
  /** Of an item that the traveler has; absent when one is added. */
  readonly itemId?: string | undefined
  readonly actions: readonly ('add' | 'modify' | 'delete')[]
  readonly kind?: ItemKind | undefined
  readonly content?: unknown
}

/**
 * The items of a traveler with the changes, all or none. Items that are modified or deleted are those the
 * traveler has before any of the changes.
 *
 * @throws Refusal `updateUnclear` not exactly one action, no content, an unknown kind, or the name deleted;
 *   `updatableItemUnknown`
 */
export function updateItems(
  items: readonly TravelerItem[],
  updates: readonly ItemUpdate[],
): Pick<TravelerItem, 'kind' | 'content'>[] {
  const deleted = new Set<TravelerItem>()
  const changed = new Map<TravelerItem, unknown>()
  const added: Pick<TravelerItem, 'kind' | 'content'>[] = []
  for (const update of updates) {
    const { kind, content, action, target } = requireClear(update, items)
    if (action === 'delete' && target) deleted.add(target)
    else if (target) changed.set(target, merged(kind, target.content, content))
    else added.push({ kind, content })
  }
  const kept = items.flatMap((item) =>
    deleted.has(item)
      ? []
      : [{ kind: item.kind, content: changed.has(item) ? changed.get(item) : item.content }],
  )
  return [...kept, ...added]
}

/**
 * What one change does, and to which item: what is added to a list has none, and of other kinds the one that
 * is there is replaced.
 */
function requireClear({ itemId, actions, ...update }: ItemUpdate, items: readonly TravelerItem[]) {
  const item = items.find(({ id }) => id === itemId)
  const kind = update.kind ?? item?.kind
  const [action] = actions
  if (!kind || !action || actions.length > 1) throw new Refusal('updateUnclear')
  if (action !== 'delete' && update.content === undefined) throw new Refusal('updateUnclear')
  if (action === 'delete' && kind === 'PersonName') throw new Refusal('updateUnclear')
  const { isList } = itemKinds[kind]
  const target = item ?? (isList ? undefined : items.find((one) => one.kind === kind))
  if (action !== 'add' && target?.kind !== kind) throw new Refusal('updatableItemUnknown')
  return { kind, action, content: update.content, target: action === 'add' && isList ? undefined : target }
}

/** A name is changed part by part; everything else is replaced. */
const merged = (kind: ItemKind, before: unknown, now: unknown): unknown =>
  kind === 'PersonName' && isObject(before) && isObject(now) ? { ...before, ...now } : now

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
