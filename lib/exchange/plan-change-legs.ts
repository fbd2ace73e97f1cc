import type { ContentSource } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PricedLeg, PricedSegment } from '../pricing/fare.ts'
import { type FlightPreferences, planLegPreferences } from '../shopping/leg-preferences.ts'
import { type LegCriteria, planLeg } from '../shopping/plan-legs.ts'
import { legNumbers } from '../shopping/plan-search.ts'
import type { LegRequest } from '../shopping/shopping.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { toSelectedFlight } from '../workbench/air-offer.ts'
import { requireOriginDestinations } from '../workbench/content-rules.ts'
import { productIdsOf } from '../workbench/numbering.ts'

/** The part of a journey to change, and what to. */
export interface LegsToChange {
  readonly legs: readonly LegCriteria[]
  readonly preferences: FlightPreferences
  /** Names of the products to change; empty, and no segments: all of them. */
  readonly products: readonly string[]
  /** Segments whose products change, counted over the offer from 1. */
  readonly segments: readonly number[]
}

/** A leg of the offer that is not flown. */
interface OpenLeg {
  readonly leg: PricedLeg
  readonly isNamed: boolean
}

/**
 * The whole journey after a change: what is searched, and legs that stay. Flown flights are not part of it.
 *
 * For GDS the criteria replace the named products, in their order; for NDC they are the whole journey, and those that
 * say the same as a product that is not named keep its flights.
 *
 * @throws Refusal `offerOrProductUnknown`; `dateMissing`, `dateInvalid`; `tooManyLegs`
 * Source: docs/contract/servicing.md 9, 14; criteria that are more or fewer than the named products are a guess.
 */
export function planChangeLegs(offer: AirOffer, change: LegsToChange, now: EpochMs): LegRequest[] {
  const { source } = offer.itinerary
  const searched = searchedLegs(change, source)
  const open = openLegs(offer, change, now)
  const legs =
    source === 'NDC'
      ? searched.map((leg, index) => keptIfSame(leg, open[index]))
      : inPlaceOfNamed(open, searched)
  requireOriginDestinations([source], legs.length)
  return legs
}

/** The legs of the request, in its order. @throws Refusal `dateMissing`, `dateInvalid` */
export function searchedLegs({ legs, preferences }: LegsToChange, source: ContentSource): LegRequest[] {
  const ofLegs = planLegPreferences(preferences, legNumbers(legs), () => undefined)
  return legs.map((leg, index) => ({ ...planLeg(leg, source), ...ofLegs[index] }))
}

/** Legs with flights that have not left. @throws Refusal `offerOrProductUnknown` */
function openLegs(offer: AirOffer, { products, segments }: LegsToChange, now: EpochMs): OpenLeg[] {
  const ids = productIdsOf(offer)
  const isAll = products.length === 0 && segments.length === 0
  let number = 0
  const legs = offer.itinerary.legs.map((leg, index) => {
    const numbers = leg.segments.map(() => ++number)
    const isNamed = products.includes(ids[index] ?? '') || numbers.some((one) => segments.includes(one))
    return {
      leg: { ...leg, segments: leg.segments.filter((one) => isOpen(one, now)) },
      isNamed: isAll || isNamed,
    }
  })
  if (!legs.some(({ isNamed }) => isNamed)) throw new Refusal('offerOrProductUnknown')
  return legs.filter(({ leg }) => leg.segments.length > 0)
}

const isOpen = ({ flight }: PricedSegment, now: EpochMs): boolean => flight.departsAt > now

/** The legs that stay, and those searched in the place of the named ones; further ones follow the last of these. */
function inPlaceOfNamed(open: readonly OpenLeg[], searched: readonly LegRequest[]): LegRequest[] {
  const lastNamed = open.findLastIndex(({ isNamed }) => isNamed)
  const left = [...searched]
  const legs = open.flatMap(({ leg, isNamed }, index) => {
    if (!isNamed) return [keptLeg(leg)]
    return index === lastNamed ? left.splice(0) : left.splice(0, 1)
  })
  return [...legs, ...left]
}

function keptIfSame(searched: LegRequest, open: OpenLeg | undefined): LegRequest {
  if (!open || open.isNamed) return searched
  const kept = keptLeg(open.leg)
  const isSame =
    kept.from.code === searched.from.code && kept.to.code === searched.to.code && kept.date === searched.date
  return isSame ? kept : searched
}

/** A leg that keeps its flights, classes and brand. */
function keptLeg({ segments, fare }: PricedLeg): LegRequest {
  const [first] = segments
  const last = segments.at(-1)
  if (!first || !last) throw new Error('a leg without flights')
  const { departure } = first.flight
  return {
    from: { code: departure.airport, scope: 'airport' },
    to: { code: last.flight.arrival.airport, scope: 'airport' },
    date: departure.date,
    locked: { brand: fare.brand.code, flights: segments.map(toSelectedFlight) },
  }
}
