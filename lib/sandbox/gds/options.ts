import type { EpochMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { FareGroup, PriceRequest } from '../../shopping/shopping.ts'
import { brandsOf } from '../world/brands.ts'
import type { FareTerms } from '../world/fares/filed-fares.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { type Availability, availabilityOn, daysTravelled } from './availability.ts'
import { cabinChoice, everyCabin, isFromKindUpwards } from './cabin-wish.ts'
import { toBrandGroup } from './fare-groups.ts'
import { isBrandWanted, isCarrierWanted } from './fare-wish.ts'
import { fareTerms, saleOf } from './journey.ts'
import { legFares } from './leg-fares.ts'
import { type LegOffer, legOffers } from './leg-offers.ts'
import { type ChosenLeg, isRoundTrip, requireLegs } from './price.ts'
import type { SoldSeats } from './sold-seats.ts'

/**
 * All brands that have seats on the flights of a leg; from the one that was named upwards, in the cabins that
 * are wanted. @throws Refusal `noFare`
 */
function offerOf(
  schedules: Schedules,
  availability: Availability,
  { selected: { brand, brandTier, cabins }, flights }: ChosenLeg,
  terms: FareTerms,
  { fares: wish = {}, passengers }: PriceRequest,
): LegOffer {
  const suits = isBrandWanted(wish)
  const named = brandsOf(flights.fareCarrier).find(
    (one) => one.brand.code === brand || one.brand.tier === brandTier,
  )
  const [offer] = legOffers(availability, legFares(schedules, terms), [flights], {
    cabins: cabins ? cabinChoice(cabins) : everyCabin,
    classes: {},
    upsells: Number.POSITIVE_INFINITY,
    seats: countSeats(passengers),
    isCarrierWanted: isCarrierWanted(wish),
    isBrandWanted: (candidate) => suits(candidate) && (!named || isFromKindUpwards(named, candidate)),
  })
  if (!offer) throw new Refusal('noFare')
  return offer
}

/**
 * Every brand that the chosen flights can be bought in, in the lowest open class of each: the cheapest fare
 * first, so many dearer ones after it. Where a leg names a brand, from that one upwards.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare`
 */
export async function brandOptions(
  schedules: Schedules,
  soldSeats: SoldSeats,
  request: PriceRequest,
  upsells: number,
  now: EpochMs,
): Promise<FareGroup> {
  const chosen = requireLegs(schedules, request, now)
  const availability = await availabilityOn(
    schedules,
    soldSeats,
    daysTravelled(chosen.map(({ flights }) => [flights])),
    now,
  )
  const terms = fareTerms(
    chosen.map(({ ends }) => ends),
    isRoundTrip(chosen),
    saleOf(request, now),
  )
  const offers = chosen.flatMap((leg, at) =>
    terms[at] ? offerOf(schedules, availability, leg, terms[at], request) : [],
  )
  const group = toBrandGroup(
    { offers, dollars: 0, terms, departureDate: chosen[0]?.ends.date ?? '' },
    { schedules, availability, request: { ...request, upsells }, now, optionsPerLeg: 1, shown: new Map() },
  )
  if (!group) throw new Refusal('noFare')
  return group
}
