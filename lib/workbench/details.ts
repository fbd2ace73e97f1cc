import type { FeeCollection } from '../exchange/flight-change.ts'
import type { Money } from '../kernel/money.ts'

/**
 * The part of the itinerary that a detail refers to: a whole offer, some of its products, or segments of
 * them.
 */
export interface Association {
  readonly offerId: string
  readonly productRefs?: readonly string[]
  /** Segment numbers, counted over the whole offer. */
  readonly segments?: readonly number[]
}

/**
 * Part of a reservation other than offers, travelers and payments: a contact, a remark, a special service ...
 */
export interface Detail {
  /** Identifier value: the client's when it sent one, otherwise ours. */
  readonly id: string
  /** The client's `id`, otherwise counted: `specialService_1` ... */
  readonly ref: string
  /** The traveler it is for; absent: no specific one. */
  readonly travelerId?: string
  /** Absent: the whole reservation. */
  readonly associations?: readonly Association[]
  /** Set by the commit. */
  readonly filed?: true
  /** The other members that the client sent, in the form in which answers return them. */
  readonly wire: Readonly<Record<string, unknown>>
}

/** How to reach the travelers. */
interface Contact extends Detail {
  /** The number as it was sent. */
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
 * Texts and values that the documents of an offer carry in addition to, or instead of, those of its fare;
 * read when they are issued.
 */
export interface DocumentOverride extends Detail {
  readonly commissions?: readonly (ForTravelers & { readonly commission: Commission })[]
  readonly tourCodes?: readonly (ForTravelers & { readonly tourCode: string })[]
  readonly endorsements?: readonly (ForTravelers & { readonly lines: readonly string[] })[]
  readonly ticketDesignators?: readonly (ForTravelers & { readonly ticketDesignator: string })[]
  /** How the fee of an exchange is collected. */
  readonly feeCollection?: FeeCollection
}

/** Empty lists are absent. */
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

interface Holder {
  readonly details?: Details
}

/** The details of one kind. */
export const detailsOf = <K extends DetailKind>({ details }: Holder, kind: K): readonly DetailOf<K>[] =>
  (details?.[kind] ?? []) as readonly DetailOf<K>[]

interface Itinerary extends Holder {
  readonly offers: readonly { readonly id: string }[]
  readonly travelers: readonly { readonly id: string }[]
}

/** Special services whose traveler and offer still exist; the others were removed with theirs. */
export function liveServices(holder: Itinerary): SpecialService[] {
  const { offers, travelers } = holder
  return detailsOf(holder, 'services').filter(
    ({ travelerId, associations }) =>
      (travelerId === undefined || travelers.some(({ id }) => id === travelerId)) &&
      (associations === undefined ||
        associations.some(({ offerId }) => offers.some(({ id }) => id === offerId))),
  )
}

const overridesOf = (holder: Holder, offerId: string): DocumentOverride[] =>
  detailsOf(holder, 'overrides').filter(
    ({ associations }) => associations === undefined || associations.some((one) => one.offerId === offerId),
  )

/** How the agency collects the fee of an exchange; undefined: as the carrier does. */
export const overriddenFeeCollection = (holder: Holder, offerId: string): FeeCollection | undefined =>
  overridesOf(holder, offerId).findLast(({ feeCollection }) => feeCollection)?.feeCollection

/** The agency's values for a document. */
export interface OverriddenWords {
  readonly commission?: Commission
  readonly tourCode?: string
  readonly ticketDesignator?: string
  readonly endorsements: readonly string[]
}

/**
 * The agency's values for the documents of one traveler and one offer. The last commission, tour code and
 * ticket designator counts; endorsements are combined.
 */
export function overriddenWords(holder: Holder, offerId: string, travelerId: string): OverriddenWords {
  const overrides = overridesOf(holder, offerId)
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
    commission,
    tourCode,
    ticketDesignator,
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
