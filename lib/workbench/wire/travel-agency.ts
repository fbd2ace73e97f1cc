import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Detail, DetailToAdd } from '../details.ts'
import { isTelephone } from '../traveler.ts'
import { toTravelAgency } from './details.ts'
import { contactEmail, contactTelephone } from './primary-contact.ts'

const text = z.string().max(sizes.detailTextLength)

const address = z.object({
  '@type': text.optional(),
  id: text.optional(),
  role: text.optional(),
  Addressee: text.optional(),
  AddressLine: z.array(text).max(counts.contactsPerAgency).optional(),
  Number: z.union([text, z.object({ value: text })]).optional(),
  Street: text.optional(),
  BldgRoom: z.union([text, z.object({ value: text })]).optional(),
  City: text.optional(),
  County: text.optional(),
  StateProv: z.object({ value: text.optional(), name: text.optional() }).optional(),
  Country: z.object({ value: text.optional(), name: text.optional() }).optional(),
  PostalCode: text.optional(),
})

export const travelAgency = z
  .object({
    '@type': z.string().optional(),
    Address: address.optional(),
    Telephone: z.array(contactTelephone).max(counts.contactsPerAgency).optional(),
    Email: contactEmail.optional(),
    CorporateCode: text.optional(),
    OrganizationName: z.object({ value: text.optional(), code: text.optional() }).optional(),
    ProfileName: z.array(text).max(counts.contactsPerAgency).optional(),
    organizationType: text.optional(),
  })
  .meta({
    id: 'TravelAgencyQueryTravelAgency',
    description: 'Contact data of the selling agency; at least one member.',
  })

/** The same in answers. */
export const heldTravelAgency = travelAgency
  .extend({
    '@type': z.literal('TravelAgency'),
    id: z.string().optional(),
    Identifier: identifier.optional(),
  })
  .meta({ id: 'HeldTravelAgency' })

export const travelAgencyResponse = answerSchema('TravelAgency', {
  id: z.string(),
  TravelOrganizationRef: z.string(),
})

/** Items that can be added, replaced and removed one by one. */
const itemSchemas = {
  Address: address,
  CorporateCode: text.min(1),
  Email: contactEmail,
  Telephone: contactTelephone,
}

export type AgencyItem = keyof typeof itemSchemas
type SentItem<M extends AgencyItem = AgencyItem> = z.output<(typeof itemSchemas)[M]>
type SentItems = { readonly [M in AgencyItem]?: SentItem<M> }

/** Request body of one kind of item; all kinds have the same form. */
export const agencyItemBody = (member: AgencyItem): z.ZodType<SentItems> =>
  z.looseObject({ '@type': z.string().optional(), [member]: itemSchemas[member] })

type Wire = Detail['wire']

const itemsOf = (member: AgencyItem, wire: Wire | undefined): SentItem[] =>
  [(wire?.[member] ?? []) as SentItem | SentItem[]].flat()

const idOf = (item: SentItem): string | undefined => (typeof item === 'string' ? undefined : item.id)

/** An item with its id: the client's, otherwise a counted one, `telephone_2`. */
function shownItem(member: AgencyItem, item: SentItem, others: readonly SentItem[]): SentItem {
  if (typeof item === 'string') return item
  const isFree = (id: string) => !others.some((other) => idOf(other) === id)
  let number = others.length + 1
  while (!isFree(`${member.toLowerCase()}_${number}`)) number++
  const id = item.id !== undefined && isFree(item.id) ? item.id : `${member.toLowerCase()}_${number}`
  return { ...(member !== 'Email' && { '@type': member }), ...item, id }
}

function shownTelephones(telephones: readonly SentItem[]): SentItem[] {
  const shown: SentItem[] = []
  for (const one of telephones) shown.push(shownItem('Telephone', one, shown))
  return shown
}

/**
 * A reservation has one travel agency: later members replace earlier ones. @throws Refusal `agencyEmpty`,
 * `telephoneInvalid`
 */
export function readTravelAgency(
  sent: z.output<typeof travelAgency>,
  held: Detail | undefined,
): DetailToAdd<'travelAgency'> {
  const { '@type': _type, Address, Telephone = [], Email, ...others } = sent
  if (!Address && Telephone.length === 0 && !Email && Object.keys(others).length === 0)
    throw new Refusal('agencyEmpty')
  if (!Telephone.every(isTelephone)) throw new Refusal('telephoneInvalid')
  return {
    wire: {
      ...held?.wire,
      ...(Address && { Address: shownItem('Address', Address, []) }),
      ...(Telephone.length > 0 && { Telephone: shownTelephones(Telephone) }),
      ...(Email && { Email: shownItem('Email', Email, []) }),
      ...others,
    },
  }
}

function requireItem(sent: SentItem | undefined): SentItem {
  if (sent === undefined) throw new Refusal('agencyEmpty')
  if (typeof sent !== 'string' && 'phoneNumber' in sent && !isTelephone(sent))
    throw new Refusal('telephoneInvalid')
  return sent
}

const withItems = (member: AgencyItem, items: readonly SentItem[], wire: Wire | undefined): Wire => ({
  ...wire,
  [member]: member === 'Telephone' ? items : items[0],
})

/**
 * An agency has several telephones and one of each other item, which an addition replaces (guess).
 *
 * @throws Refusal `agencyEmpty`, `telephoneInvalid`, `tooManyDetails`
 */
export function readAgencyItem(
  member: AgencyItem,
  sent: SentItem | undefined,
  held: Detail | undefined,
): DetailToAdd<'travelAgency'> {
  const kept = member === 'Telephone' ? itemsOf(member, held?.wire) : []
  if (kept.length >= counts.contactsPerAgency)
    throw new Refusal('tooManyDetails', { limit: String(counts.contactsPerAgency) })
  return { wire: withItems(member, [...kept, shownItem(member, requireItem(sent), kept)], held?.wire) }
}

/**
 * The item with changed content under the same id.
 *
 * @param sent without an id: the only item of its kind
 * @throws Refusal `agencyEmpty`, `telephoneInvalid`, `detailUnknown`
 */
export function readAgencyItemUpdate(
  member: AgencyItem,
  sent: SentItem | undefined,
  { wire }: Detail,
): DetailToAdd<'travelAgency'> {
  const item = requireItem(sent)
  const items = itemsOf(member, wire)
  const replaced = findItem(member, idOf(item), items)
  const id = idOf(replaced)
  const changed = typeof item === 'string' || id === undefined ? item : shownItem(member, { ...item, id }, [])
  return {
    wire: withItems(
      member,
      items.map((one) => (one === replaced ? changed : one)),
      wire,
    ),
  }
}

/** @returns undefined: no item of the agency is left. @throws Refusal `detailUnknown` */
export function withoutAgencyItem(
  member: AgencyItem,
  id: string | undefined,
  { wire }: Detail,
): DetailToAdd<'travelAgency'> | undefined {
  const items = itemsOf(member, wire)
  const removed = findItem(member, id, items)
  const { [member]: _, ...others } = wire
  const left = items.filter((item) => item !== removed)
  const rest = left.length > 0 ? withItems(member, left, others) : others
  return Object.keys(rest).length > 0 ? { wire: rest } : undefined
}

function findItem(member: AgencyItem, id: string | undefined, items: readonly SentItem[]): SentItem {
  const found =
    id === undefined ? (items.length === 1 ? items[0] : undefined) : items.find((item) => idOf(item) === id)
  if (found === undefined)
    throw new Refusal('detailUnknown', { kind: member.replace(/(?<=.)[A-Z]/g, ' $&').toUpperCase() })
  return found
}

/** The interface has no wrapper here: the agency itself is the root. It contains the ids of its items. */
export const toTravelAgencyAnswer = (detail: Detail): z.input<typeof travelAgencyResponse> => ({
  TravelAgency: toTravelAgency(detail),
})
