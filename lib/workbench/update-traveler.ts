import { Refusal } from '../kernel/refusals.ts'

/**
 * The items of a traveler that can be changed one by one; a traveler has several of those marked as lists.
 */
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

/** One change as requested. */
export interface ItemUpdate {
  /** Of an item that the traveler has; absent when one is added. */
  readonly itemId?: string | undefined
  readonly actions: readonly ('add' | 'modify' | 'delete')[]
  readonly kind?: ItemKind | undefined
  readonly content?: unknown
}

/**
 * The items of a traveler after all changes, or a refusal of all. Item ids refer to the items before the
 * first change.
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
 * The action of one change and its item: an addition to a list has no item, an addition of another kind
 * replaces the existing item.
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
