import type { AuxiliarySegment } from './auxiliary-segment.ts'
import type { PassiveOffer } from './passive-segment.ts'
import type { UnpricedSegment } from './unquoted-segment.ts'
import { isSeated } from './unquoted-segment.ts'

/** What a workbench or a reservation holds beside priced offers: other flights, and what is no flight. */
export interface OtherSegments {
  readonly passives: readonly PassiveOffer[]
  readonly unpriced?: readonly UnpricedSegment[]
  /** How many unpriced segments were ever added: no number is given twice. */
  readonly unpricedAdded?: number
  readonly auxiliary?: readonly AuxiliarySegment[]
  readonly auxiliaryAdded?: number
}

const none: OtherSegments = { passives: [] }

interface Holder {
  readonly otherSegments?: OtherSegments
}

export const otherSegmentsOf = ({ otherSegments = none }: Holder): OtherSegments => otherSegments

/** What can be cancelled by itself. */
export type OtherSegment = PassiveOffer | UnpricedSegment | AuxiliarySegment

export const unpricedIn = (holder: Holder): readonly UnpricedSegment[] =>
  otherSegmentsOf(holder).unpriced ?? []

export const auxiliaryIn = (holder: Holder): readonly AuxiliarySegment[] =>
  otherSegmentsOf(holder).auxiliary ?? []

export const eachOther = (holder: Holder): readonly OtherSegment[] => [
  ...otherSegmentsOf(holder).passives,
  ...unpricedIn(holder),
  ...auxiliaryIn(holder),
]

export const hasOthers = (holder: Holder): boolean => eachOther(holder).length > 0

/** Whether seats are booked, or are to be, that have no price. */
export const hasUnpricedSeats = (holder: Holder): boolean => unpricedIn(holder).some(isSeated)

const missingIn = <Segment extends { readonly id: string }>(
  there: readonly Segment[],
  here: readonly Segment[],
): Segment[] => there.filter(({ id }) => !here.some((one) => one.id === id))

/** What the reservation has and its next version will not. */
export const othersGone = (before: Holder | undefined, after: Holder): OtherSegment[] =>
  missingIn(eachOther(before ?? {}), eachOther(after))

/** What the next version of a reservation has and the one before had not. */
export const othersNew = (before: Holder | undefined, after: Holder): OtherSegment[] =>
  missingIn(eachOther(after), eachOther(before ?? {}))

/** The same, of passive offers alone. */
export const passivesNew = (before: Holder | undefined, after: Holder): PassiveOffer[] =>
  missingIn(otherSegmentsOf(after).passives, otherSegmentsOf(before ?? {}).passives)
