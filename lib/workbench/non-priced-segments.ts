import type { AuxiliarySegment } from './auxiliary-segment.ts'
import type { PassiveOffer } from './passive-segment.ts'
import type { UnquotedSegment } from './unquoted-segment.ts'
import { isSeated } from './unquoted-segment.ts'

/** Segments of a workbench or a reservation without a price: passive, unquoted and auxiliary ones. */
export interface NonPricedSegments {
  readonly passives: readonly PassiveOffer[]
  readonly unquoted?: readonly UnquotedSegment[]
  /** How many unquoted segments were ever added, so that no number is used twice. */
  readonly unquotedAdded?: number
  readonly auxiliary?: readonly AuxiliarySegment[]
  readonly auxiliaryAdded?: number
}

const none: NonPricedSegments = { passives: [] }

interface Holder {
  readonly nonPricedSegments?: NonPricedSegments
}

export const nonPricedSegmentsOf = ({ nonPricedSegments = none }: Holder): NonPricedSegments =>
  nonPricedSegments

/** A unit that can be cancelled separately. */
export type NonPricedSegment = PassiveOffer | UnquotedSegment | AuxiliarySegment

export const unquotedIn = (holder: Holder): readonly UnquotedSegment[] =>
  nonPricedSegmentsOf(holder).unquoted ?? []

export const auxiliaryIn = (holder: Holder): readonly AuxiliarySegment[] =>
  nonPricedSegmentsOf(holder).auxiliary ?? []

export const allNonPriced = (holder: Holder): readonly NonPricedSegment[] => [
  ...nonPricedSegmentsOf(holder).passives,
  ...unquotedIn(holder),
  ...auxiliaryIn(holder),
]

export const hasNonPriced = (holder: Holder): boolean => allNonPriced(holder).length > 0

/** Whether there are seats without a price, booked or to be booked. */
export const hasUnquotedSeats = (holder: Holder): boolean => unquotedIn(holder).some(isSeated)

const missingIn = <Segment extends { readonly id: string }>(
  there: readonly Segment[],
  here: readonly Segment[],
): Segment[] => there.filter(({ id }) => !here.some((one) => one.id === id))

/** The segments of the reservation that its next version does not have. */
export const removedNonPriced = (before: Holder | undefined, after: Holder): NonPricedSegment[] =>
  missingIn(allNonPriced(before ?? {}), allNonPriced(after))

/** The segments that only the next version of the reservation has. */
export const addedNonPriced = (before: Holder | undefined, after: Holder): NonPricedSegment[] =>
  missingIn(allNonPriced(after), allNonPriced(before ?? {}))

/** The passive offers that only the next version has. */
export const passivesNew = (before: Holder | undefined, after: Holder): PassiveOffer[] =>
  missingIn(nonPricedSegmentsOf(after).passives, nonPricedSegmentsOf(before ?? {}).passives)
