import { freeRef } from '../kernel/free-ref.ts'
import { counts } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import { countSegments } from './air-offer.ts'
import type { AuxiliarySegment, AuxiliaryToAdd } from './auxiliary-segment.ts'
import { auxiliaryIn, hasUnquotedSeats, nonPricedSegmentsOf, unquotedIn } from './non-priced-segments.ts'
import { nextNumbers, numbersLeft } from './numbering.ts'
import type { PassiveOffer, PassiveOfferToAdd } from './passive-segment.ts'
import { passiveSegmentsOf } from './passive-segment.ts'
import type { UnquotedSegment, UnquotedToAdd } from './unquoted-segment.ts'
import type { OpenWorkbench } from './workbench.ts'

/** Passive and unquoted flights; they count towards the limit of flights in a reservation. */
const countNonPricedFlights = (holder: OpenWorkbench): number =>
  nonPricedSegmentsOf(holder).passives.reduce(
    (sum, passive) => sum + passiveSegmentsOf(passive).length,
    unquotedIn(holder).length,
  )

/**
 * @throws Refusal `tooManySegments` more flights in all than a reservation holds; `contentMixed` unquoted or
 *   auxiliary segments together with NDC
 */
export function requireRoomForFlights(workbench: OpenWorkbench): void {
  const flights = countSegments(workbench.offers) + countNonPricedFlights(workbench)
  if (flights > counts.segmentsPerReservation) throw new Refusal('tooManySegments')
  const hasNdc = workbench.offers.some(({ itinerary }) => itinerary.source === 'NDC')
  if (hasNdc && (hasUnquotedSeats(workbench) || auxiliaryIn(workbench).length > 0))
    throw new Refusal('contentMixed')
}

/**
 * Adds a passive offer, which is not sold, priced or ticketed here.
 *
 * @throws Refusal `tooManySegments`
 * Source: docs/contract/booking.md 2.3 and 8.3, rule 2.
 */
export function withPassive(
  workbench: OpenWorkbench,
  passive: PassiveOfferToAdd,
  newId: () => string,
): OpenWorkbench {
  const number = workbench.added.offers + 1
  const { passives, ...nonPriced } = nonPricedSegmentsOf(workbench)
  const { numbers, added } = nextNumbers(passive.legs, workbench.added)
  const named: PassiveOffer = { ...passive, id: newId(), ref: `offer_${number}`, numbers }
  const changed = {
    ...workbench,
    nonPricedSegments: { ...nonPriced, passives: [...passives, named] },
    added: { ...added, offers: number },
  }
  requireRoomForFlights(changed)
  return changed
}

/**
 * Adds an unquoted segment. A name already in use is replaced by ours.
 *
 * @throws Refusal `tooManySegments`; `contentMixed` NDC has none
 * Source: docs/contract/booking.md 17.2 (Unpriced Segment).
 */
export function withUnquoted(
  workbench: OpenWorkbench,
  { ref, ...segment }: UnquotedToAdd,
  newId: () => string,
): OpenWorkbench {
  const nonPriced = nonPricedSegmentsOf(workbench)
  const held = unquotedIn(workbench)
  const { name, number } = freeName('unpricedSegment', ref, nonPriced.unquotedAdded, held)
  const { numbers, added } = nextNumbers([{ segments: [segment] }], workbench.added)
  const named = { id: newId(), ref: name, numbers }
  const withName: UnquotedSegment =
    segment.kind === 'seats'
      ? { ...segment, ...named, booking: { status: 'added' } }
      : { ...segment, ...named }
  const changed = {
    ...workbench,
    nonPricedSegments: { ...nonPriced, unquoted: [...held, withName], unquotedAdded: number },
    added,
  }
  requireRoomForFlights(changed)
  return changed
}

/** The client's name, or the next number when the name is in use. */
function freeName(
  prefix: string,
  wanted: string | undefined,
  added = 0,
  held: readonly { readonly ref: string }[] = [],
) {
  const { ref, number } = freeRef(prefix, added + 1, held)
  const isFree = wanted !== undefined && !held.some((other) => other.ref === wanted)
  return { name: isFree ? wanted : ref, number }
}

/**
 * Adds an auxiliary segment. A name already in use is replaced by ours.
 *
 * @throws Refusal `contentMixed` NDC has none
 * Source: docs/contract/booking.md 17.2 (Custom Auxiliary Segments).
 */
export function withAuxiliary(
  workbench: OpenWorkbench,
  { ref, ...segment }: AuxiliaryToAdd,
  newId: () => string,
): OpenWorkbench {
  const nonPriced = nonPricedSegmentsOf(workbench)
  const held = auxiliaryIn(workbench)
  const { name, number } = freeName('aux', ref, nonPriced.auxiliaryAdded, held)
  const added: AuxiliarySegment = { ...segment, id: newId(), ref: name }
  const changed = {
    ...workbench,
    nonPricedSegments: { ...nonPriced, auxiliary: [...held, added], auxiliaryAdded: number },
  }
  requireRoomForFlights(changed)
  return changed
}

/** The item to cancel: all of it, or some flights of a passive offer, numbered over the offer from 1. */
export interface NonPricedCancellation {
  readonly id: string
  readonly segments?: ReadonlySet<number>
}

/** The workbench without the cancelled items; its commit releases seats that a supplier holds. */
export function withoutNonPriced(
  workbench: OpenWorkbench,
  cancelled: readonly NonPricedCancellation[],
): OpenWorkbench {
  if (cancelled.length === 0) return workbench
  const nonPriced = nonPricedSegmentsOf(workbench)
  const find = (id: string): NonPricedCancellation | undefined => cancelled.find((one) => one.id === id)
  const passives = nonPriced.passives.flatMap((passive) => {
    const cancellation = find(passive.id)
    return cancellation ? withoutFlights(passive, cancellation.segments) : [passive]
  })
  const unquoted = nonPriced.unquoted?.filter(({ id }) => !find(id))
  const auxiliary = nonPriced.auxiliary?.filter(({ id }) => !find(id))
  return {
    ...workbench,
    nonPricedSegments: {
      ...nonPriced,
      passives,
      ...(unquoted && { unquoted }),
      ...(auxiliary && { auxiliary }),
    },
  }
}

function withoutFlights(passive: PassiveOffer, cancelled: ReadonlySet<number> | undefined): PassiveOffer[] {
  let number = 0
  const left = passive.legs
    .map(({ segments }, from) => ({
      from,
      segments: segments
        .map((segment) => ({ segment, number: ++number }))
        .filter((one) => !(cancelled?.has(one.number) ?? true)),
    }))
    .filter(({ segments }) => segments.length > 0)
  const legs = left.map(({ segments }) => ({ segments: segments.map(({ segment }) => segment) }))
  return legs.length > 0 ? [{ ...passive, legs, numbers: numbersLeft(passive.numbers, left) }] : []
}
