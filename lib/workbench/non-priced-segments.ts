import type { AuxiliarySegment } from './auxiliary-segment.ts'
import type { PassiveOffer } from './passive-segment.ts'
import type { UnquotedSegment } from './unquoted-segment.ts'
import { isSeated } from './unquoted-segment.ts'

/** What a workbench or a reservation holds beside priced offers: other flights, and what is no flight. */
export interface NonPricedSegments {
  readonly passives: readonly PassiveOffer[]
  readonly unquoted?: readonly UnquotedSegment[]
  /** How many unpriced segments were ever added: no number is given twice. */
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

/** What can be cancelled by itself. */
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

/** Whether seats are booked, or are to be, that have no price. */
export const hasUnquotedSeats = (holder: Holder): boolean => unquotedIn(holder).some(isSeated)

const missingIn = <Segment extends { readonly id: string }>(
  there: readonly Segment[],
  here: readonly Segment[],
): Segment[] => there.filter(({ id }) => !here.some((one) => one.id === id))

/** What the reservation has and its next version will not. */
export const removedNonPriced = (before: Holder | undefined, after: Holder): NonPricedSegment[] =>
  missingIn(allNonPriced(before ?? {}), allNonPriced(after))

/** What the next version of a reservation has and the one before had not. */
export const addedNonPriced = (before: Holder | undefined, after: Holder): NonPricedSegment[] =>
  missingIn(allNonPriced(after), allNonPriced(before ?? {}))

/** The same, of passive offers alone. */
export const passivesNew = (before: Holder | undefined, after: Holder): PassiveOffer[] =>
  missingIn(nonPricedSegmentsOf(after).passives, nonPricedSegmentsOf(before ?? {}).passives)
