import { freeRef } from '../kernel/free-ref.ts'
import { counts } from '../kernel/limits.ts'
import type { Money } from '../kernel/money.ts'
import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OpenWorkbench } from './workbench.ts'

/**
 * The part of the itinerary that something is about: a whole offer, some of its products, or segments of
 * them.
 */
export interface Association {
  readonly offerId: string
  readonly productRefs?: readonly string[]
  /** Numbers of segments, as they count over the offer. */
  readonly segments?: readonly number[]
}

/** Something said about a reservation beside its offers, travelers and payments. */
export interface Detail {
  /** Identifier value: the client's when it sent one, otherwise ours. */
  readonly id: string
  /** The client's `id`, otherwise counted: `specialService_1` ... */
  readonly ref: string
  /** Whom it is for; absent: nobody in particular. */
  readonly travelerId?: string
  /** Absent: the whole reservation. */
  readonly associations?: readonly Association[]
  /** Set by the commit. */
  readonly filed?: true
  /** Everything else the client said, in the form it goes back out. */
  readonly wire: Readonly<Record<string, unknown>>
}

/** How to reach the travelers. */
interface Contact extends Detail {
  /** The number, in the form it was sent. */
  readonly telephone?: string
}

/** A request to the carriers (SSR); the sandbox's carriers confirm every one when it is filed. */
export interface SpecialService extends Detail {
  /** Four letters, `WCHR`. */
  readonly code: string
}

/** Absent: all travelers. */
interface ForTravelers {
  readonly travelerIds?: readonly string[]
}

export type Commission = { readonly percent: number } | { readonly amount: Money }

/**
 * What the documents of an offer say beside or instead of what its fare has them say; read when they are
 * issued.
 */
export interface DocumentOverride extends Detail {
  readonly commissions?: readonly (ForTravelers & { readonly commission: Commission })[]
  readonly tourCodes?: readonly (ForTravelers & { readonly tourCode: string })[]
  readonly endorsements?: readonly (ForTravelers & { readonly lines: readonly string[] })[]
  readonly ticketDesignators?: readonly (ForTravelers & { readonly ticketDesignator: string })[]
}

/** Lists that are empty are absent. */
export interface Details {
  readonly contacts?: readonly Contact[]
  readonly comments?: readonly Detail[]
  readonly services?: readonly SpecialService[]
  readonly overrides?: readonly DocumentOverride[]
  /** One at most. */
  readonly accounting?: readonly Detail[]
  /** One at most. */
  readonly travelAgency?: readonly Detail[]
  /** How many of each were ever added: the next reference never repeats an earlier one. */
  readonly added: Readonly<Partial<Record<DetailKind, number>>>
}

export type DetailKind = Exclude<keyof Details, 'added'>
export type DetailOf<K extends DetailKind> = NonNullable<Details[K]>[number]

type ToAdd<D extends Detail> = D extends Detail
  ? Omit<D, 'id' | 'ref'> & { readonly id?: string | undefined; readonly ref?: string | undefined }
  : never
export type DetailToAdd<K extends DetailKind> = ToAdd<DetailOf<K>>

const refPrefixes: Readonly<Record<DetailKind, string>> = {
  contacts: 'primaryContact',
  comments: 'reservationComment',
  services: 'specialService',
  overrides: 'documentOverrides',
  accounting: 'accounting',
  travelAgency: 'travelAgency',
}

type Holder = Pick<OpenWorkbench, 'details'>

/** What is held of a kind. */
export const detailsOf = <K extends DetailKind>({ details }: Holder, kind: K): readonly DetailOf<K>[] =>
  (details?.[kind] ?? []) as readonly DetailOf<K>[]

/** The workbench with another list of one kind. */
function withList<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  list: readonly DetailOf<K>[],
): OpenWorkbench {
  const { [kind]: _, ...others }: Partial<Details> = workbench.details ?? {}
  const details: Details = {
    ...others,
    added: workbench.details?.added ?? {},
    ...(list.length > 0 && { [kind]: list }),
  }
  return { ...workbench, details }
}

/**
 * Adds details in the order given; an identifier or reference that is taken is replaced by ours.
 *
 * @throws Refusal `tooManyDetails`
 */
export function withDetails<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: readonly DetailToAdd<K>[],
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly added: readonly DetailOf<K>[] } {
  if (given.length === 0) return { workbench, added: [] }
  const held = detailsOf(workbench, kind)
  if (held.length + given.length > counts.detailsOfAKind)
    throw new Refusal('tooManyDetails', { limit: String(counts.detailsOfAKind) })
  const all = [...held]
  let number = workbench.details?.added[kind] ?? 0
  for (const detail of given) {
    const isFree = (name: 'id' | 'ref') =>
      detail[name] !== undefined && !all.some((other) => other[name] === detail[name])
    const free = freeRef(refPrefixes[kind], number + 1, all)
    number = free.number
    const id = isFree('id') ? detail.id : newId()
    const ref = isFree('ref') ? detail.ref : free.ref
    all.push({ ...detail, id, ref } as DetailOf<K>)
  }
  const changed = withList(workbench, kind, all)
  const details: Details = { ...changed.details, added: { ...changed.details?.added, [kind]: number } }
  return { workbench: { ...changed, details }, added: all.slice(held.length) }
}

/** Adds one detail. @throws Refusal `tooManyDetails` */
export function withNewDetail<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: DetailToAdd<K>,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly detail: DetailOf<K> } {
  const { workbench: changed, added } = withDetails(workbench, kind, [given], newId)
  const [detail] = added
  if (!detail) throw new Error('nothing was added')
  return { workbench: changed, detail }
}

/**
 * The detail that somebody names by identifier or reference.
 *
 * @throws Refusal `detailUnknown`
 */
export function requireDetail<K extends DetailKind>(
  holder: Holder,
  kind: K,
  names: readonly string[],
): DetailOf<K> {
  const found = findByNames(detailsOf(holder, kind), names)
  if (!found)
    throw new Refusal('detailUnknown', { kind: refPrefixes[kind].replace(/[A-Z]/g, ' $&').toUpperCase() })
  return found
}

/**
 * As `requireDetail`, for what is settled once it was committed.
 *
 * @throws Refusal `detailUnknown`, `detailFiled`
 */
export function requireUnfiled<K extends DetailKind>(holder: Holder, kind: K, name: string): DetailOf<K> {
  const found = requireDetail(holder, kind, [name])
  if (found.filed) throw new Refusal('detailFiled')
  return found
}

/** Adds the only detail of a kind that a reservation holds, or changes the one that is there. */
export function withOnlyDetail<K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  given: (held: DetailOf<K> | undefined) => DetailToAdd<K>,
  newId: () => string,
): { readonly workbench: OpenWorkbench; readonly detail: DetailOf<K> } {
  const [held] = detailsOf(workbench, kind)
  if (!held) return withNewDetail(workbench, kind, given(undefined), newId)
  return { workbench: withDetail(workbench, kind, held, given(held)), detail: held }
}

/** The workbench with other content for a detail, which keeps identifier and reference. */
export const withDetail = <K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  { id, ref }: Pick<Detail, 'id' | 'ref'>,
  changed: DetailToAdd<K>,
): OpenWorkbench =>
  withList(
    workbench,
    kind,
    detailsOf(workbench, kind).map((held) =>
      held.id === id ? ({ ...changed, id, ref } as DetailOf<K>) : held,
    ),
  )

/** The workbench without details. */
export const withoutDetails = <K extends DetailKind>(
  workbench: OpenWorkbench,
  kind: K,
  removed: readonly Detail[],
): OpenWorkbench =>
  withList(
    workbench,
    kind,
    detailsOf(workbench, kind).filter(({ id }) => !removed.some((one) => one.id === id)),
  )

type Itinerary = Holder & Pick<OpenWorkbench, 'offers' | 'travelers'>

/**
 * Special services of travelers and offers that are still there; what was asked for anybody or anything else
 * has gone with it.
 */
export function liveServices(holder: Itinerary): SpecialService[] {
  const { offers, travelers } = holder
  return detailsOf(holder, 'services').filter(
    ({ travelerId, associations }) =>
      (travelerId === undefined || travelers.some(({ id }) => id === travelerId)) &&
      (associations === undefined ||
        associations.some(({ offerId }) => offers.some(({ id }) => id === offerId))),
  )
}

/** What a document says because the agency said so. */
export interface OverriddenWords {
  readonly commission?: Commission
  readonly tourCode?: string
  readonly ticketDesignator?: string
  readonly endorsements: readonly string[]
}

/**
 * What the overrides say for the documents of one traveler and one offer. Of two commissions, tour codes or
 * ticket designators the later counts, endorsements add up.
 */
export function overriddenWords(holder: Holder, offerId: string, travelerId: string): OverriddenWords {
  const overrides = detailsOf(holder, 'overrides').filter(
    ({ associations }) => associations === undefined || associations.some((one) => one.offerId === offerId),
  )
  const isTheirs = ({ travelerIds }: ForTravelers): boolean => travelerIds?.includes(travelerId) ?? true
  const commission = overrides.flatMap(({ commissions = [] }) => commissions).findLast(isTheirs)?.commission
  const tourCode = overrides.flatMap(({ tourCodes = [] }) => tourCodes).findLast(isTheirs)?.tourCode
  const endorsements = overrides.flatMap((override) =>
    (override.endorsements ?? []).filter(isTheirs).flatMap(({ lines }) => lines),
  )
  const ticketDesignator = overrides
    .flatMap(({ ticketDesignators = [] }) => ticketDesignators)
    .findLast(isTheirs)?.ticketDesignator
  return {
    ...(commission && { commission }),
    ...(tourCode !== undefined && { tourCode }),
    ...(ticketDesignator !== undefined && { ticketDesignator }),
    endorsements,
  }
}

const filed = <D extends Detail>(list: readonly D[] | undefined): readonly D[] | undefined =>
  list?.map((detail) => ({ ...detail, filed: true }))

/** The details as a commit files them: special services go to the carriers, overrides to the documents. */
export function filedDetails(details: Details): Details {
  const services = filed(details.services)
  const overrides = filed(details.overrides)
  return { ...details, ...(services && { services }), ...(overrides && { overrides }) }
}
