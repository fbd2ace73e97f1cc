import * as z from 'zod'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { readLeniently } from '../../contract/lenient.ts'
import { reference } from '../../contract/reference.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Traveler, TravelerToAdd } from '../traveler.ts'
import { readTraveler, telephone, traveler as travelerSchema } from './traveler.ts'

type Named = Readonly<Record<string, unknown>>

/**
 * What can be changed of a traveler: where it stands, and the name under which an update sends its new
 * content.
 */
const kinds = {
  PersonName: { member: 'PersonName', sentAs: 'PersonNameUpdatable', isList: false },
  BirthDate: { member: 'birthDate', sentAs: 'BirthDateUpdatable', isList: false },
  Gender: { member: 'gender', sentAs: 'GenderUpdatable', isList: false },
  Comments: { member: 'Comments', sentAs: 'Comments', isList: false },
  Telephone: { member: 'Telephone', sentAs: 'Telephone', isList: true },
  Email: { member: 'Email', sentAs: 'Email', isList: true },
  Address: { member: 'Address', sentAs: 'Address', isList: true },
  TravelDocument: { member: 'TravelDocument', sentAs: 'TravelDocument', isList: true },
  CustomerLoyalty: { member: 'CustomerLoyalty', sentAs: 'CustomerLoyalty', isList: true },
} as const
type Kind = keyof typeof kinds
const kindNames = Object.keys(kinds) as Kind[]

const indicators = {
  addInd: z.boolean().optional(),
  modifyInd: z.boolean().optional(),
  deleteInd: z.boolean().optional(),
}

export const updatableItemsRequest = z
  .looseObject({
    TravelerIdentifier: z.array(reference).default([]),
    Identifier: z
      .array(reference.extend({ value: z.string().optional() }))
      .default([])
      .meta({ description: 'As TravelerIdentifier; older documentation has this name.' }),
  })
  .meta({ id: 'TravelerUpdatableItemsQueryBuildFromTraveler' })

const updatedItem = z.looseObject({
  '@type': z.string().optional(),
  TravelerUpdatableItemID: z
    .string()
    .optional()
    .meta({ description: 'Of an item that the updatable items listed; absent when something is added.' }),
  ...indicators,
  Telephone: telephone.optional(),
  PersonNameUpdatable: z
    .looseObject({ Given: z.string().optional(), Surname: z.string().optional() })
    .optional(),
  BirthDateUpdatable: z.string().optional(),
  GenderUpdatable: z.string().optional(),
})

export const travelerUpdateRequest = z
  .looseObject({ TravelerUpdatedItem: z.array(updatedItem).min(1) })
  .meta({
    id: 'TravelerQueryUpdate',
    description: 'Items to add, modify or delete: exactly one of the three indicators each.',
  })

export const updatableItemsResponse = answerSchema('TravelerUpdatableItemsListResponse', {
  TravelerUpdatableItemsID: z.array(
    z.looseObject({
      '@type': z.literal('TravelerUpdatableItems'),
      id: z.string(),
      Identifier: identifier,
      TravelerUpdatableItem: z.array(
        z.looseObject({ '@type': z.string(), Identifier: identifier, ...indicators }),
      ),
    }),
  ),
})

interface Item {
  readonly kind: Kind
  readonly id: string
  /** Position in its list. */
  readonly at: number
  readonly content: unknown
}

/**
 * Items are named by their content: an id that was given out never means another item, however the traveler
 * changes meanwhile.
 */
function itemsOf({ id: travelerId, wire }: Traveler): Item[] {
  const items: Item[] = []
  for (const kind of kindNames) {
    const held = wire[kinds[kind].member]
    const contents: readonly unknown[] = held === undefined ? [] : Array.isArray(held) ? held : [held]
    for (const [at, content] of contents.entries()) {
      const text = JSON.stringify(content)
      const twins = contents.slice(0, at).filter((other) => JSON.stringify(other) === text).length
      items.push({
        kind,
        at,
        content,
        id: `upd_${derivedId(`${travelerId}#${kind}#${text}#${twins}`).slice(0, 13)}`,
      })
    }
  }
  return items
}

/**
 * The identifier of a traveler's updatable items is the traveler's own: clients of older documentation send
 * that.
 */
export function toUpdatableItemsAnswer(
  travelers: readonly Traveler[],
): z.input<typeof updatableItemsResponse> {
  const [first] = travelers
  return {
    TravelerUpdatableItemsListResponse: {
      ...(first && { Identifier: toIdentifier(first.id) }),
      TravelerUpdatableItemsID: travelers.map((one) => ({
        '@type': 'TravelerUpdatableItems',
        id: one.ref,
        TravelerUpdatableItemsRef: one.ref,
        Identifier: toIdentifier(one.id),
        TravelerUpdatableItem: itemsOf(one).map(({ kind, id, content }) => ({
          '@type': `TravelerUpdatableItem${kind}`,
          Identifier: toIdentifier(id),
          modifyInd: true,
          ...(kind !== 'PersonName' && { deleteInd: true }),
          [kind]: content,
        })),
      })),
    },
  }
}

type UpdatedItem = z.output<typeof updatedItem>

/**
 * The traveler with the items changed, all or none. Items that are modified or deleted are those the traveler
 * has before any of the changes.
 *
 * @throws Refusal `updateUnclear` not exactly one indicator, no content, an unknown kind, or the name
 *   deleted; `updatableItemUnknown`
 */
export function withUpdatedItems(traveler: Traveler, updates: readonly UpdatedItem[]): TravelerToAdd {
  const items = itemsOf(traveler)
  const wire: Record<string, unknown> = { ...traveler.wire }
  const gone = new Set<Item>()
  const changed = new Map<Item, unknown>()
  const added: { kind: Kind; content: unknown }[] = []
  for (const update of updates) {
    const item = items.find(({ id }) => id === update.TravelerUpdatableItemID)
    const kind = kindOf(update) ?? item?.kind
    const { addInd = false, modifyInd = false, deleteInd = false } = update
    if (!kind || [addInd, modifyInd, deleteInd].filter(Boolean).length !== 1)
      throw new Refusal('updateUnclear')
    const content = update[kinds[kind].sentAs] ?? update[kind]
    if (!deleteInd && content === undefined) throw new Refusal('updateUnclear')
    if (deleteInd && kind === 'PersonName') throw new Refusal('updateUnclear')
    const target = item ?? (kinds[kind].isList ? undefined : items.find((one) => one.kind === kind))
    if (!addInd && target?.kind !== kind) throw new Refusal('updatableItemUnknown')
    if (addInd && kinds[kind].isList) added.push({ kind, content })
    else if (deleteInd && target) gone.add(target)
    else if (target) changed.set(target, merged(kind, target.content, content))
    else added.push({ kind, content })
  }
  for (const kind of kindNames) {
    const { member, isList } = kinds[kind]
    const kept = items
      .filter((item) => item.kind === kind && !gone.has(item))
      .map((item) => changed.get(item) ?? item.content)
    const contents = [...kept, ...added.filter((one) => one.kind === kind).map(({ content }) => content)]
    if (contents.length === 0) delete wire[member]
    else wire[member] = isList ? contents : contents[0]
  }
  const { ptc, age } = traveler
  const read = travelerSchema.safeParse(
    readLeniently(travelerSchema, { ...wire, passengerTypeCode: ptc, ...(age !== undefined && { age }) }),
  )
  if (!read.success) throw new Refusal('updateUnclear')
  return readTraveler(read.data)
}

/** By the type the item says it is, otherwise by the content it has. */
function kindOf(update: UpdatedItem): Kind | undefined {
  const named = /^TravelerUpdat(?:ed|able)Item(\w+)$/.exec(update['@type'] ?? '')?.[1]
  return (
    kindNames.find((kind) => kind === named) ??
    kindNames.find((kind) => update[kinds[kind].sentAs] !== undefined)
  )
}

/** A name is changed part by part; everything else is replaced. */
const merged = (kind: Kind, before: unknown, now: unknown): unknown =>
  kind === 'PersonName' ? { ...(before as Named), ...(now as Named) } : now
