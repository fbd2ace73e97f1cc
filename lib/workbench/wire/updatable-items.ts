import * as z from 'zod'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { readLeniently } from '../../contract/lenient.ts'
import { reference } from '../../contract/reference.ts'
import { derivedId } from '../../kernel/derived-id.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Traveler, TravelerToAdd } from '../traveler.ts'
import {
  type ItemKind,
  type ItemUpdate,
  itemKinds,
  type TravelerItem,
  updateItems,
} from '../update-traveler.ts'
import { readTraveler, sentMembers, telephone, traveler as travelerSchema } from './traveler.ts'

/** The member of a traveler that holds an item, and the member of an update with its new content. */
const kinds: Readonly<Record<ItemKind, { readonly member: string; readonly sentAs: string }>> = {
  PersonName: { member: 'PersonName', sentAs: 'PersonNameUpdatable' },
  BirthDate: { member: 'birthDate', sentAs: 'BirthDateUpdatable' },
  Gender: { member: 'gender', sentAs: 'GenderUpdatable' },
  Comments: { member: 'Comments', sentAs: 'Comments' },
  Telephone: { member: 'Telephone', sentAs: 'Telephone' },
  Email: { member: 'Email', sentAs: 'Email' },
  Address: { member: 'Address', sentAs: 'Address' },
  TravelDocument: { member: 'TravelDocument', sentAs: 'TravelDocument' },
  CustomerLoyalty: { member: 'CustomerLoyalty', sentAs: 'CustomerLoyalty' },
}
const kindNames = Object.keys(kinds) as ItemKind[]

const indicators = {
  addInd: z.boolean().optional(),
  modifyInd: z.boolean().optional(),
  deleteInd: z.boolean().optional(),
}

/** The items as a traveler has them, judged together with the others of the traveler. */
const content = z.unknown().optional()
const contents = {
  PersonName: content,
  BirthDate: content,
  Gender: content,
  Comments: content,
  Email: content,
  Address: content,
  TravelDocument: content,
  CustomerLoyalty: content,
}

export const updatableItemsRequest = z
  .looseObject({
    TravelerIdentifier: z.array(reference).default([]),
    Identifier: z
      .array(reference)
      .default([])
      .meta({ description: 'As TravelerIdentifier; older documentation has this name.' }),
  })
  .meta({ id: 'TravelerUpdatableItemsQueryBuildFromTraveler' })

const updatedItem = z.looseObject({
  '@type': z.string().optional(),
  TravelerUpdatableItemID: z
    .string()
    .optional()
    .meta({ description: 'Of a listed updatable item; absent when an item is added.' }),
  ...indicators,
  Telephone: telephone.optional(),
  PersonNameUpdatable: z
    .looseObject({ Given: z.string().optional(), Surname: z.string().optional() })
    .optional(),
  BirthDateUpdatable: z.string().optional(),
  GenderUpdatable: z.string().optional(),
  ...contents,
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

/**
 * Item ids are derived from the content, so that an id never refers to another item after the traveler
 * changed.
 */
function itemsOf(traveler: Traveler): TravelerItem[] {
  const members = sentMembers(traveler)
  return kindNames.flatMap((kind) => {
    const held = members[kinds[kind].member]
    const contents: readonly unknown[] = held === undefined ? [] : Array.isArray(held) ? held : [held]
    const texts = contents.map((content) => JSON.stringify(content))
    return contents.map((content, index) => {
      const twins = texts.slice(0, index).filter((other) => other === texts[index]).length
      const name = `${traveler.id}#${kind}#${texts[index]}#${twins}`
      return { kind, content, id: `upd_${derivedId(name).slice(0, 13)}` }
    })
  })
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
 * The traveler with the items changed.
 *
 * @throws Refusal as `updateItems` does; `updateUnclear` content that is not valid in a traveler
 */
export function withUpdatedItems(traveler: Traveler, updates: readonly UpdatedItem[]): TravelerToAdd {
  const items = updateItems(itemsOf(traveler), updates.map(readUpdate(traveler)))
  const members: Record<string, unknown> = { ...sentMembers(traveler) }
  for (const kind of kindNames) {
    const { member } = kinds[kind]
    const contents = items.filter((item) => item.kind === kind).map(({ content }) => content)
    if (contents.length === 0) delete members[member]
    else members[member] = itemKinds[kind].isList ? contents : contents[0]
  }
  const { ptc, age } = traveler
  const read = travelerSchema.safeParse(
    readLeniently(travelerSchema, { ...members, passengerTypeCode: ptc, ...(age !== undefined && { age }) }),
  )
  if (!read.success) throw new Refusal('updateUnclear')
  return readTraveler(read.data)
}

const readUpdate =
  (traveler: Traveler) =>
  (update: UpdatedItem): ItemUpdate => {
    const itemId = update.TravelerUpdatableItemID
    const kind = kindOf(update) ?? itemsOf(traveler).find(({ id }) => id === itemId)?.kind
    const { addInd, modifyInd, deleteInd } = update
    return {
      itemId,
      kind,
      actions: [
        ...(addInd ? (['add'] as const) : []),
        ...(modifyInd ? (['modify'] as const) : []),
        ...(deleteInd ? (['delete'] as const) : []),
      ],
      content: kind && (update[kinds[kind].sentAs] ?? update[kind]),
    }
  }

/** By the type the item says it is, otherwise by the content it has. */
function kindOf(update: UpdatedItem): ItemKind | undefined {
  const named = /^TravelerUpdat(?:ed|able)Item(\w+)$/.exec(update['@type'] ?? '')?.[1]
  return (
    kindNames.find((kind) => kind === named) ??
    kindNames.find((kind) => update[kinds[kind].sentAs] !== undefined)
  )
}
